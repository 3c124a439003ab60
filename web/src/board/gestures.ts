// Fingers, wheel and mouse that move a camera. One finger or the mouse drags, two pinch, twice quickly is the whole.

import type { Spot } from "../game/board";

export interface Hands {
  /** Whether there is anything to drag. */
  isNear(): boolean;
  drag(by: Spot): void;
  pinch(factor: number, at: Spot): void;
  whole(): void;
  /** While hands are on the paper. */
  held(isHeld: boolean): void;
  /** Whether the wheel alone zooms; else it scrolls the page. */
  zoomsByWheel?(): boolean;
}

const SLACK = 7; // pixels before a tap becomes a drag
const TWICE = 320; // milliseconds

export function gestures(node: HTMLElement, hands: Hands): () => void {
  const fingers = new Map<number, Spot>();
  let isDragging = false;
  let lastTap = { time: 0, at: [0, 0] as Spot };

  const spot = (event: MouseEvent): Spot => {
    const box = node.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };

  function down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    fingers.set(event.pointerId, spot(event));
    if (fingers.size === 1) isDragging = false;
    if (fingers.size === 2) begin(event);
  }

  /** From here on it is no tap, wherever the finger is lifted. */
  function begin(event: PointerEvent): void {
    isDragging = true;
    hands.held(true);
    node.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = spot(event);
    if (fingers.size === 2) pinch(event.pointerId, before, now);
    else if (!isDragging) {
      if (!hands.isNear() || Math.hypot(now[0] - before[0], now[1] - before[1]) < SLACK) return;
      begin(event);
    } else hands.drag([now[0] - before[0], now[1] - before[1]]);
    fingers.set(event.pointerId, now);
  }

  function pinch(id: number, before: Spot, now: Spot): void {
    const other = [...fingers].find(([each]) => each !== id)?.[1] as Spot;
    const wide = (at: Spot) => Math.max(20, Math.hypot(at[0] - other[0], at[1] - other[1]));
    hands.drag([(now[0] - before[0]) / 2, (now[1] - before[1]) / 2]);
    hands.pinch(wide(now) / wide(before), [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
  }

  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId)) return;
    if (fingers.size) return;
    if (isDragging) hands.held(false);
    else if (event.type === "pointerup" && event.pointerType !== "mouse") tapped(event);
  }

  function tapped(event: PointerEvent): void {
    const at = spot(event);
    const isTwice =
      event.timeStamp - lastTap.time < TWICE && Math.hypot(at[0] - lastTap.at[0], at[1] - lastTap.at[1]) < 30;
    // Twice on a target is choosing it, and twice on a button is pressing it twice.
    if (isTwice && !(event.target as Element).closest("button, [role=button]")) hands.whole();
    lastTap = { time: event.timeStamp, at };
  }

  /** A drag that ends on a target has not chosen it. */
  function click(event: MouseEvent): void {
    if (!isDragging) return;
    isDragging = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** Browsers report a pinch on a touchpad as the wheel with ctrl. */
  function wheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey && !hands.zoomsByWheel?.()) return;
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 16;
    hands.pinch(Math.exp(-Math.max(-60, Math.min(60, event.deltaY * lines)) * 0.01), spot(event));
  }

  const stop = new AbortController();
  const { signal } = stop;
  node.addEventListener("pointerdown", down, { signal });
  node.addEventListener("pointermove", move, { signal });
  node.addEventListener("pointerup", up, { signal });
  node.addEventListener("pointercancel", up, { signal });
  node.addEventListener("click", click, { signal, capture: true });
  node.addEventListener("wheel", wheel, { signal, passive: false });
  return () => stop.abort();
}
