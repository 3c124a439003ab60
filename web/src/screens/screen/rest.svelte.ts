// So that no picture burns in: it wanders by a few pixels, and goes dim when nothing has happened for long.

const WANDER = 90_000; // milliseconds from place to place
const REST = 10 * 60_000;
const PLACES = [
  { x: 0, y: 0 },
  { x: 2, y: 0 },
  { x: 2, y: 2 },
  { x: 0, y: 2 },
];

export class Rest {
  isResting = $state(false);
  #place = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get shift(): { x: number; y: number } {
    return PLACES[this.#place] ?? { x: 0, y: 0 };
  }

  /** Something has happened. */
  wake(): void {
    this.isResting = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.isResting = true;
    }, REST);
  }

  /** Watches the time until the given function is called. */
  watch(): () => void {
    this.wake();
    const wandering = setInterval(() => {
      this.#place = (this.#place + 1) % PLACES.length;
    }, WANDER);
    return () => {
      clearInterval(wandering);
      clearTimeout(this.#timer);
    };
  }
}
