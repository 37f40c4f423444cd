/** A clock that is off by more counts as wrong, and its times are shifted. */
const CLOCK_TOLERANCE_MS = 60_000;

/**
 * The time of a learner's change by the server's clock. A clock that is wrong at sending is assumed to have been wrong
 * before, by as much.
 * @param sentAt the time of the call by the learner's clock
 * @returns milliseconds, never later than `now`
 */
export function byServersClock(at: string, sentAt: string, now: number): number {
  const off = now - Date.parse(sentAt);
  const shift = Math.abs(off) > CLOCK_TOLERANCE_MS ? off : 0;
  return Math.max(0, Math.min(Date.parse(at) + shift, now));
}
