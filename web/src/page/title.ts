// The page's title and its icon say when it is one's turn, for those who look at another tab.

import { isSite } from "../site";

const FOLDER = isSite ? "./" : "/";
const PLAIN = `${FOLDER}icon.svg`;
const TURN = `${FOLDER}icon-turn.svg`;

export function markTitle(text: string, isTurn: boolean): void {
  document.title = text ? `${text} – Downforce` : "Downforce";
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = isTurn ? TURN : PLAIN;
}
