import { useEffect, useState } from 'react';

const TICK_MS = 500;

/** Whole seconds until an instant, counted down; 0 once it has passed. */
export function useSecondsUntil(instant: number): number {
  const [now, setNow] = useState(Date.now);
  const isOver = now >= instant;
  useEffect(() => {
    if (isOver) return;
    const tick = () => setNow(Date.now());
    // A new instant may be given long after the previous one has passed.
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [isOver, instant]);
  return isOver ? 0 : Math.ceil((instant - now) / 1000);
}
