/** A clock that is off by more is taken to be wrong, and its times are shifted. */
const CLOCK_TOLERANCE_MS = 60_000;

/**
 * When a learner's change was made, by the server's clock. A clock that is wrong when it sends was wrong before.
 * @param sentAt what the learner's clock said when the call was made
 * @returns milliseconds, never later than `now`
 */
export function byServersClock(at: string, sentAt: string, now: number): number {
  const off = now - Date.parse(sentAt);
  const shift = Math.abs(off) > CLOCK_TOLERANCE_MS ? off : 0;
  return Math.max(0, Math.min(Date.parse(at) + shift, now));
}
