// The page's title and its icon say when it is one's turn, and how many races wait, for those who look elsewhere.

import { isSite } from "../site";

const FOLDER = isSite ? "./" : "/";
const PLAIN = `${FOLDER}icon.svg`;
const TURN = `${FOLDER}icon-turn.svg`;
const SIZE = 64; // the icon is drawn as large
const MOST = 9; // more is "9+"

let text = "";
let isTurn = false;
let waiting = 0;

export function markTitle(newText: string, isTurnNow: boolean): void {
  text = newText;
  isTurn = isTurnNow;
  show();
}

/** How many races wait for this visitor. */
export function markWaiting(count: number): void {
  if (count === waiting) return;
  waiting = count;
  show();
  if ("setAppBadge" in navigator) void setBadge(count);
}

async function setBadge(count: number): Promise<void> {
  await navigator.setAppBadge(count).catch(() => undefined); // where the page is not installed
}

function show(): void {
  const name = text ? `${text} – Downforce` : "Downforce";
  document.title = waiting ? `(${waiting}) ${name}` : name;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!icon) return;
  icon.href = isTurn ? TURN : PLAIN;
  if (waiting) void drawNumber(icon);
}

/** The number in a red disc on the icon; where nothing can be drawn the plain disc stays. */
async function drawNumber(icon: HTMLLinkElement): Promise<void> {
  const count = waiting;
  const picture = new Image(SIZE, SIZE);
  picture.src = PLAIN;
  try {
    await picture.decode();
  } catch {
    return;
  }
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIZE;
  const pen = canvas.getContext("2d");
  if (!pen || count !== waiting) return;
  pen.drawImage(picture, 0, 0, SIZE, SIZE);
  pen.fillStyle = "#f4ebd8";
  disc(pen, 21);
  pen.fillStyle = "#c9382a";
  disc(pen, 18);
  pen.fillStyle = "#fbf6ea";
  pen.font = "bold 28px sans-serif";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(count > MOST ? `${MOST}+` : String(count), 43, 22);
  icon.href = canvas.toDataURL("image/png");
}

function disc(pen: CanvasRenderingContext2D, radius: number): void {
  pen.beginPath();
  pen.arc(43, 21, radius, 0, 2 * Math.PI);
  pen.fill();
}
