// Where one is after following a link.

/** The heading of a new screen: keyboards and screen readers go on from there, and not from nowhere. */
export function arrive(heading: HTMLElement): void {
  heading.tabIndex = -1;
  if (document.activeElement === document.body) heading.focus({ preventScroll: true });
}
