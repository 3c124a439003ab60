// The screen stays on while it is somebody's turn, where the browser can do that; over plain http it cannot.

/** Keeps the screen on until the given function is called. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const hold = async (): Promise<void> => {
    if (isOver || document.hidden || !("wakeLock" in navigator)) return;
    const held = await navigator.wakeLock.request("screen").catch(() => null); // a flat battery says no
    if (isOver) void held?.release();
    else lock = held;
  };
  // A browser lets go of it in a hidden tab.
  document.addEventListener("visibilitychange", hold);
  void hold();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", hold);
    void lock?.release();
  };
}
