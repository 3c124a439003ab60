// The page's title and its icon say when it is one's turn, for those who look at another tab.

const PLAIN = "/icon.svg";
const TURN = "/icon-turn.svg";

export function markTitle(text: string, isTurn: boolean): void {
  document.title = text ? `${text} – Downforce` : "Downforce";
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = isTurn ? TURN : PLAIN;
}
