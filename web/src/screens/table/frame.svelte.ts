// The frame of the race screen: its shape, which papers are open, and what of the stage they leave free.

import type { Inset } from "../../board/camera";

/** wide: stage over bar over tray; upright: a phone or a tablet; side: a phone on its side, stage left, tray right. */
export type Shape = "wide" | "upright" | "side";
export type Paper = "players" | "story" | "sheet" | "words";

const SIDE = "(orientation: landscape) and (max-height: 560px)";
const WIDE = "(min-width: 1024px) and (min-height: 561px)";
const NARROW = "(max-width: 599px)";
const ROOMY = "(min-width: 1280px)";
const MOST = 2; // papers that are open at once: more would leave none of them room
const EDGE = 8; // pixels between a paper and what the camera frames
/** How high the card in play lies on the stage of a phone or a tablet, in pixels. */
export const IN_PLAY = 48;

export class Frame {
  shape = $state<Shape>("wide");
  open = $state.raw<readonly Paper[]>([]);
  /** A phone held upright. */
  isNarrow = $state(false);
  /** A phone, whichever way it is held. */
  isPhone = $derived(this.shape === "side" || (this.shape === "upright" && this.isNarrow));
  /** For fingers: the hand lies in rows below the stage, the card in play on it. */
  hasTickets = $derived(this.shape !== "wide");
  /** A big screen shows the board: this phone holds the hand, and keeps a small map. */
  isHand = $state(false);
  /** Widths of the papers on the left and right edge of the stage, in pixels. */
  left = $state(0);
  right = $state(0);
  /** The running order on the stage's left edge is folded away. */
  isOrderFolded = $state(false);
  /** Height of what lies on its upper edge. */
  top = $state(0);
  /** All of it: a lot begins below. */
  note = $state(0);
  /** Height of what lies on its lower edge, as the card in play on a phone, or the hand on a laptop. */
  foot = $state(0);
  /** Height of a lot on its upper edge that leaves the grid in sight below it. */
  lot = $state(0);
  /** Width of a sheet on its right edge that leaves the cars in sight beside it. */
  sheet = $state(0);
  /** What the papers leave free; drawers cover all for a moment, and count for nothing. */
  free: Inset = $derived({
    left: this.shape === "wide" && this.left && !this.isOrderFolded ? this.left + EDGE : 0,
    right: this.shape === "wide" && this.open.length ? this.right + EDGE : 0,
    top: this.top ? this.top + EDGE : 0,
    bottom: this.foot ? this.foot + EDGE : 0,
  });
  /** How high captions stand: above the card in play, whether there is one or not, so that none moves. */
  captions = $derived(this.hasTickets ? IN_PLAY + EDGE : this.free.bottom);
  /** What a lot or a sheet leaves free as well: the camera frames that. */
  inset: Inset = $derived({
    ...this.free,
    top: this.free.top + this.lot,
    right: this.free.right + this.sheet,
  });

  constructor() {
    this.#look();
    if (this.shape === "wide" && matchMedia(ROOMY).matches) this.open = ["players"];
  }

  /** Watches the window until the given function is called. */
  watch(): () => void {
    const queries = [SIDE, WIDE, NARROW].map((query) => matchMedia(query));
    for (const query of queries) query.addEventListener("change", this.#look);
    return () => {
      for (const query of queries) query.removeEventListener("change", this.#look);
    };
  }

  #look = (): void => {
    const shape = matchMedia(SIDE).matches ? "side" : matchMedia(WIDE).matches ? "wide" : "upright";
    if (shape !== this.shape && shape !== "wide") this.open = [];
    this.shape = shape;
    this.isNarrow = matchMedia(NARROW).matches;
  };

  isOpen(paper: Paper): boolean {
    return this.open.includes(paper);
  }

  /** On a phone one drawer at a time; elsewhere the one that was opened first makes room. */
  toggle(paper: Paper): void {
    if (this.isOpen(paper)) this.open = this.open.filter((one) => one !== paper);
    else this.open = this.shape === "wide" ? [...this.open, paper].slice(-MOST) : [paper];
  }

  close(): void {
    this.open = [];
  }
}
