/** A process that has served for this many milliseconds was able to run, so the count starts again when it ends. */
const STEADY_MS = 10_000;

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 30_000;

/** After more quick ends than this in a row, with no process serving, the site ends, so that its supervisor notices. */
const MAX_ENDS = 5;

/** Decides when an ended process is restarted: at once, or after growing pauses if it ends again and again. */
export function createRestarts() {
  let quickEnds = 0;
  return {
    /**
     * @param served milliseconds that the process has served, below 0 for not at all
     * @param isServed whether other processes are serving in the meantime
     * @returns milliseconds to wait, null to give up
     */
    pauseAfter(served: number, isServed: boolean): number | null {
      quickEnds = served >= STEADY_MS ? 0 : quickEnds + 1;
      if (quickEnds === 0) return 0;
      if (quickEnds > MAX_ENDS && !isServed) return null;
      return Math.min(FIRST_PAUSE_MS * 2 ** (quickEnds - 1), LONGEST_PAUSE_MS);
    },
  };
}
