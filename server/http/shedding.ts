import { setInterval } from 'node:timers';
import { AppError } from '#server/errors.ts';
import { shedCalls } from '#server/metrics/instruments.ts';

/** How often the lag is measured, in milliseconds. */
const LOOK_MS = 20;
/** The weight of the newest measurement, and its cap in multiples of the limit: a single long task sheds no calls. */
const WEIGHT = 1 / 3;
const MOST_OF_A_LOOK = 2;
const TRY_AGAIN_SECONDS = 2;

/** The smoothed lag of this process's event loop. */
let lagMs = 0;
let mostMs = Number.POSITIVE_INFINITY;

/**
 * Refuses calls that are marked as expensive while the event loop lags.
 * @param most the lag above which calls are refused, in milliseconds; 0 never refuses any
 * @returns a function that stops it
 */
export function shedAboveLag(most: number): () => void {
  if (most === 0) return () => undefined;
  mostMs = most;
  let last = performance.now();
  const look = setInterval(() => {
    const now = performance.now();
    const late = Math.min(Math.max(0, now - last - LOOK_MS), most * MOST_OF_A_LOOK);
    lagMs += (late - lagMs) * WEIGHT;
    last = now;
  }, LOOK_MS);
  look.unref();
  return () => {
    clearInterval(look);
    mostMs = Number.POSITIVE_INFINITY;
    lagMs = 0;
  };
}

export const isOverloaded = (): boolean => lagMs > mostMs;

/** To be called before an expensive call begins. @throws AppError unavailable while the event loop lags */
export function requireCalm(): void {
  if (!isOverloaded()) return;
  shedCalls.inc();
  throw new AppError('unavailable', 'The site has too much to do at the moment; please try again in a moment', {
    retryAfter: TRY_AGAIN_SECONDS,
  });
}
