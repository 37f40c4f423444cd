/** Who has served this long ends for a reason of its own, and not because it cannot live. */
const STEADY_MS = 10_000;

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 30_000;

/** So many more in a row while nobody serves, and whoever watches over the site should know. */
const MOST_ENDS = 5;

/** When a process that has ended is started again: at once, later and later if it ends again and again. */
export function createRestarts() {
  let quickEnds = 0;
  return {
    /**
     * @param served how many milliseconds it has served, below 0 for not at all
     * @param isServed whether others serve meanwhile
     * @returns milliseconds to wait, null to give up
     */
    pauseAfter(served: number, isServed: boolean): number | null {
      quickEnds = served >= STEADY_MS ? 0 : quickEnds + 1;
      if (quickEnds === 0) return 0;
      if (quickEnds > MOST_ENDS && !isServed) return null;
      return Math.min(FIRST_PAUSE_MS * 2 ** (quickEnds - 1), LONGEST_PAUSE_MS);
    },
  };
}
