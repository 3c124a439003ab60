/** What every component test may use: matchers that speak of the page, like `toBeVisible`. */
import "@testing-library/jest-dom/vitest";

// An animation that is cut short rejects its promise. Browsers know that nobody waits for it; happy-dom does not.
if (typeof Animation !== "undefined") {
  const cancel = Animation.prototype.cancel;
  Animation.prototype.cancel = function () {
    this.finished.catch(() => undefined);
    cancel.call(this);
  };
}
