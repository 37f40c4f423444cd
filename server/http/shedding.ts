import { randomFill } from 'node:crypto';
import { setInterval } from 'node:timers';
import { AppError } from '#server/errors.ts';
import { shedCalls } from '#server/metrics/instruments.ts';

/** The interval between measurements of the lags, in milliseconds. */
const LOOK_MS = 20;
/** The weight of the newest measurement, and its cap in multiples of the limit: a single long task sheds no calls. */
const WEIGHT = 1 / 3;
const MAX_OF_A_LOOK = 2;
const TRY_AGAIN_SECONDS = 2;

/** The smoothed lags of this process's event loop, and of the threads that hash, compress and read files. */
const lagMs = { loop: 0, pool: 0 };
let limitMs = Number.POSITIVE_INFINITY;

/**
 * Returns the next smoothed lag. A measurement counts for at most twice the limit, so that a single one, however long,
 * does not bring a calm process over it; the third in a row does.
 */
export const smoothed = (lag: number, measuredMs: number, maxMs: number): number =>
  lag + (Math.min(measuredMs, maxMs * MAX_OF_A_LOOK) - lag) * WEIGHT;

/**
 * Refuses calls that are marked as expensive while the event loop or the thread pool lags.
 * @param limit the lag above which calls are refused, in milliseconds; 0 never refuses any
 * @returns a function that stops it
 */
export function shedAboveLag(limit: number): () => void {
  if (limit === 0) return () => undefined;
  limitMs = limit;
  const add = (which: keyof typeof lagMs, measuredMs: number) => {
    lagMs[which] = smoothed(lagMs[which], measuredMs, limit);
  };
  const poolWaitMs = poolWatch();
  let last = performance.now();
  const look = setInterval(() => {
    const now = performance.now();
    add('loop', Math.max(0, now - last - LOOK_MS));
    add('pool', poolWaitMs());
    last = now;
  }, LOOK_MS);
  look.unref();
  return () => {
    clearInterval(look);
    limitMs = Number.POSITIVE_INFINITY;
    lagMs.loop = 0;
    lagMs.pool = 0;
  };
}

/**
 * Gives the pool a tiny task at one measurement, and the next task at the first measurement after it is done.
 * @returns a function to call at each measurement: how long the task has been waiting, or the last one waited. Counted
 *   in measurements, so that one delayed by the event loop adds no more than another.
 */
function poolWatch(): () => number {
  const byte = new Uint8Array(1);
  let waitedMs = 0;
  let lastMs = 0;
  let isDone = true;
  return () => {
    if (!isDone) waitedMs += LOOK_MS;
    else {
      lastMs = waitedMs;
      waitedMs = 0;
      isDone = false;
      randomFill(byte, () => (isDone = true));
    }
    return Math.max(lastMs, waitedMs);
  };
}

export const isOverloaded = (): boolean => Math.max(lagMs.loop, lagMs.pool) > limitMs;

/** Call it before an expensive call begins. @throws AppError unavailable while event loop or thread pool lag */
export function rejectIfOverloaded(): void {
  if (!isOverloaded()) return;
  shedCalls.inc();
  throw new AppError('unavailable', 'The site is overloaded at the moment; please try again shortly', {
    retryAfter: TRY_AGAIN_SECONDS,
  });
}
