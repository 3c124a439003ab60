// The result as a picture to send round: drawn on a canvas with the inks and types of the page.

import { type Car, nameOf } from "../../game/cars";
import type { Words } from "../../i18n/words";
import type { ResultRow, SheetInfo } from "../../net/protocol";
import { bestCar, type RaceEnd, reckon } from "../result/score";
import { carsOf, letters } from "./result";

export interface Picture {
  words: Words;
  /** The mode, and where it was raced. */
  over: string;
  headline: string;
  remarks: readonly string[];
  rows: readonly ResultRow[];
  races: readonly RaceEnd[];
  /** Only where there are two. */
  raceNames: readonly string[];
  name: (seat: number) => string;
  money: (millions: number) => string;
  pays: boolean;
  hasBets: boolean;
  order: string;
}

const WIDTH = 1200;
const MARGIN = 64;
const INNER = WIDTH - 2 * MARGIN;
const TILE = 44;

const ink = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim() || "#1b2540";
const display = (size: number): string => `400 ${size}px ${ink("display")}`;
const text = (size: number, weight = 400): string => `${weight} ${size}px ${ink("text")}`;

/** Lines that are no wider than this; a word that is too long is cut where it has to be. */
export function wrapped(line: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let now = "";
  for (const word of line.split(" ")) {
    const longer = now ? `${now} ${word}` : word;
    if (measure(longer) <= width) {
      now = longer;
      continue;
    }
    if (now) lines.push(now);
    now = "";
    for (const letter of word) {
      if (now && measure(now + letter) > width) {
        lines.push(now);
        now = "";
      }
      now += letter;
    }
  }
  return [...lines, now];
}

/** A pen that goes down the sheet; without a context it only measures. */
class Pen {
  y = 0;
  constructor(
    readonly context: CanvasRenderingContext2D,
    readonly isDrawing: boolean,
  ) {}

  write(line: string, font: string, colour: string, x = MARGIN, align: CanvasTextAlign = "left"): void {
    if (!this.isDrawing) return;
    this.context.font = font;
    this.context.fillStyle = colour;
    this.context.textAlign = align;
    this.context.textBaseline = "alphabetic";
    this.context.fillText(line, x, this.y);
  }

  width(line: string, font: string): number {
    this.context.font = font;
    return this.context.measureText(line).width;
  }

  paragraph(line: string, font: string, colour: string, leading: number): void {
    for (const part of wrapped(line, INNER, (piece) => this.width(piece, font))) {
      this.y += leading;
      this.write(part, font, colour);
    }
  }

  box(x: number, y: number, width: number, height: number, colour: string): void {
    if (!this.isDrawing) return;
    this.context.fillStyle = colour;
    this.context.fillRect(x, y, width, height);
  }

  rule(thick: number, colour = ink("navy")): void {
    this.box(MARGIN, this.y, INNER, thick, colour);
    this.y += thick;
  }

  /** A car's tile with its foot at the pen; how far to the right the next thing goes. */
  tile(words: Words, car: Car, x: number): number {
    const top = this.y - TILE + 8;
    this.box(x, top, TILE * 0.86, TILE, ink(`car-${car.toLowerCase()}`));
    this.write(
      words.text("car-letter", { car: nameOf(car) }),
      display(TILE * 0.86),
      ink(`on-${car.toLowerCase()}`),
      x + TILE * 0.43,
      "center",
    );
    return x + TILE * 0.86 + 10;
  }
}

export async function drawPicture(picture: Picture): Promise<Blob> {
  await document.fonts?.ready;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  const measuring = new Pen(context, false);
  draw(picture, measuring);
  canvas.height = Math.ceil(measuring.y + 40);
  context.fillStyle = ink("paper-bright");
  context.fillRect(0, 0, canvas.width, canvas.height);
  draw(picture, new Pen(context, true));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

function draw(picture: Picture, pen: Pen): void {
  binding(pen);
  pen.y += 64;
  pen.write("DOWNFORCE", display(56), ink("red-ink"));
  pen.write(picture.over, text(24, 600), ink("navy"), WIDTH - MARGIN, "right");
  pen.y += 14;
  pen.rule(6);
  pen.y += 10;
  pen.paragraph(picture.headline.toUpperCase(), display(92), ink("navy"), 88);
  pen.y += 14;
  for (const remark of picture.remarks) pen.paragraph(remark, text(26, 600), ink("navy"), 36);
  for (const [n, race] of picture.races.entries()) finish(picture, pen, race, picture.raceNames[n]);
  pen.y += 34;
  pen.rule(4);
  for (const row of picture.rows) player(picture, pen, row);
  pen.y += 40;
  pen.write(picture.words.text("pad-picture-made"), text(20), ink("navy-60"));
}

function binding(pen: Pen): void {
  pen.box(0, 0, WIDTH, 34, ink("paper"));
  if (pen.isDrawing) {
    pen.context.fillStyle = ink("navy");
    for (let x = 20; x < WIDTH; x += 40) {
      pen.context.beginPath();
      pen.context.arc(x, 17, 6, 0, 2 * Math.PI);
      pen.context.fill();
    }
  }
  pen.y = 34;
}

/** The cars in a row, as they came home. */
function finish({ words, pays }: Picture, pen: Pen, race: RaceEnd, name = ""): void {
  if (name) {
    pen.y += 50;
    pen.write(name, display(34), ink("navy"));
  }
  pen.y += 66;
  let x = MARGIN;
  for (const [n, car] of [...race.home, ...race.stalled].entries()) {
    const hasStalled = pays && n >= race.home.length;
    const place = hasStalled ? words.text("sheetpad-stalled") : words.place(n + 1);
    const next = pen.tile(words, car, x);
    pen.write(place, text(20, 600), ink(hasStalled ? "red-ink" : "navy"), next - 2);
    x += INNER / 6;
  }
}

function player(picture: Picture, pen: Pen, row: ResultRow): void {
  const { words, name, money, pays, races, order } = picture;
  const isFirst = row.rank === 1;
  const top = pen.y;
  const height = 76;
  if (isFirst) pen.box(MARGIN, top, INNER, height, ink("mustard"));
  pen.y += 58;
  pen.write(words.place(row.rank), display(52), ink(isFirst ? "navy" : "red-ink"), MARGIN + 14);
  const last = races.at(-1);
  const best = !pays && last ? bestCar(order, last.owners, row.seat) : undefined;
  const sum = pays ? money(row.money) : "";
  const room = INNER - 170 - pen.width(sum, display(56)) - 30;
  let size = 52;
  while (size > 20 && pen.width(name(row.seat), display(size)) > room) size -= 2;
  pen.write(name(row.seat), display(size), ink("navy"), MARGIN + 120);
  if (pays) pen.write(sum, display(56), ink("navy"), WIDTH - MARGIN - 14, "right");
  else if (best) pen.tile(words, best, WIDTH - MARGIN - 60);
  pen.y = top + height;
  for (const [n, race] of races.entries()) {
    const sheet = row.sheets[n];
    if (!sheet) continue;
    const top = pen.y;
    line(picture, pen, race, sheet, row.seat);
    const bottom = pen.y;
    pen.y = top + 54;
    if (picture.raceNames.length) pen.write(String(n + 1), display(34), ink("red-ink"), MARGIN + 88);
    pen.y = bottom;
  }
  pen.y += 16;
  pen.rule(2, ink("navy-30"));
}

/** What somebody bought and bet, and what came of it. */
function line(
  { words, money, pays, hasBets }: Picture,
  pen: Pen,
  race: RaceEnd,
  sheet: SheetInfo,
  seat: number,
): void {
  pen.y += 54;
  let x = MARGIN + 120;
  for (const [car, price] of carsOf(race, seat)) {
    x = pen.tile(words, car, x);
    const told = price ? money(price) : "";
    pen.write(told, text(22, 600), ink("navy"), x - 2);
    x += pen.width(told, text(22, 600)) + 14;
  }
  if (!pays) return;
  const bets = sheet.bets.map(([letter, paid]) => [letters(letter)[0], paid] as const);
  if (hasBets && bets.length) {
    const wide = 90 + bets.length * 74;
    if (x + wide > WIDTH - MARGIN) {
      pen.y += 54;
      x = MARGIN + 120;
    }
    const title = words.text("podium-bets");
    pen.write(title, text(22), ink("navy-60"), x + 8);
    x += pen.width(title, text(22)) + 18;
    for (const [car, paid] of bets) {
      if (!car) continue;
      x = pen.tile(words, car, x);
      pen.write(String(paid), text(22, 600), ink(paid ? "navy" : "navy-60"), x - 2);
      x += 28;
    }
  }
  const sums = reckon([sheet]);
  const said = { prizes: money(sums.prizes), bets: money(sums.bets), price: money(sums.paid) };
  pen.y += 38;
  pen.write(
    hasBets
      ? words.text("finale-you-sum", said)
      : words.text("finale-you-sum-no-bets", { prizes: said.prizes, price: said.price }),
    text(22),
    ink("navy"),
    MARGIN + 120,
  );
}

// --- handing it on ----------------------------------------------------------------------------------

/** Only pages that came safely may hand files to other programs; else the picture is saved. */
export const canShare = (): boolean => {
  if (!("canShare" in navigator)) return false;
  const probe = new File([""], "downforce.png", { type: "image/png" });
  return navigator.canShare({ files: [probe] });
};

export async function save(blob: Blob, title: string): Promise<"shared" | "saved"> {
  const file = new File([blob], "downforce.png", { type: "image/png" });
  if (canShare()) {
    try {
      await navigator.share({ files: [file], title });
      return "shared";
    } catch (error) {
      if ((error as Error).name === "AbortError") return "shared"; // they thought better of it
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return "saved";
}
