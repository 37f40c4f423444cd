import { useSyncExternalStore } from 'react';

const TICK_MS = 1000;

function everySecond(listener: () => void) {
  const timer = setInterval(listener, TICK_MS);
  return () => clearInterval(timer);
}

const never = () => () => {};

/** Whether an instant is over, in milliseconds; 0 is, always. What asks is drawn again when it passes, and not before. */
export const useHasPassed = (instant: number): boolean =>
  useSyncExternalStore(
    instant === 0 ? never : everySecond,
    () => Date.now() >= instant,
    () => true,
  );
