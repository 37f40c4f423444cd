import { useSyncExternalStore } from 'react';

const TICK_MS = 1000;

function everySecond(listener: () => void) {
  const timer = setInterval(listener, TICK_MS);
  return () => clearInterval(timer);
}

const never = () => () => {};

/** Whether an instant (milliseconds) has passed; 0 always has. The component rerenders only when it passes. */
export const useHasPassed = (instant: number): boolean =>
  useSyncExternalStore(
    instant === 0 ? never : everySecond,
    () => Date.now() >= instant,
    () => true,
  );
