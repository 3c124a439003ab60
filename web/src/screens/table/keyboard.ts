// Where the keyboard goes on by itself: each turn begins at the first choice, and what is made is confirmed next.

/** In the order of the eye: ways and powers, cars of a bet, cards, what stands on the board, buttons of the bar. */
const CHOICES = [
  ".tray [data-do]",
  ".order .bet",
  ".tray .hand-card .cover[tabindex='0']",
  ".stage [data-target][tabindex='0']",
  ".bar .button:not(.last)",
];
const FORWARD = "[data-do=confirm], [data-do=next-race], [data-do=now]";

const isOpen = (one: HTMLElement): boolean =>
  !one.matches(":disabled, [aria-disabled=true]") && one.checkVisibility?.() !== false;

/** What a key chooses first; with something made already, the button that confirms it. */
export function firstChoice(root: ParentNode, isDone: boolean): HTMLElement | null {
  for (const query of isDone ? [FORWARD, ...CHOICES] : CHOICES) {
    const found = [...root.querySelectorAll<HTMLElement>(query)].find(isOpen);
    if (found) return found;
  }
  return null;
}

/** Undo has a key that no other hand movement leads to. */
export const isUndoKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === "z" && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** How that key is printed on keyboards, in all languages. */
export const UNDO_KEYS = /^(Mac|iP)/.test(navigator.platform) ? "⌘Z" : "Ctrl+Z";
