/** A clock that is off by more than this counts as wrong, and its times are corrected. */
const CLOCK_TOLERANCE_MS = 60_000;

/**
 * The time of a learner's change by the server's clock. If the learner's clock is wrong at the time of the call, it is
 * assumed to have been wrong by the same amount at the time of the change.
 * @param at as an instant, or in epoch milliseconds
 * @param sentAt the time of the call by the learner's clock
 * @returns milliseconds, never later than `now`
 */
export function byServersClock(at: string | number, sentAt: string, now: number): number {
  const off = now - Date.parse(sentAt);
  const shift = Math.abs(off) > CLOCK_TOLERANCE_MS ? off : 0;
  return Math.max(0, Math.min((typeof at === 'number' ? at : Date.parse(at)) + shift, now));
}
