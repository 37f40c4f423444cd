import { useContext, useSyncExternalStore } from 'react';
import { RequestContext } from './request-context.ts';

const TICK_MS = 15_000;

let now = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = Date.now();
    for (const each of listeners) each();
  }, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The current time in milliseconds, updated every 15 seconds, the same for all components of the page. */
export function useNow(): number {
  const facts = useContext(RequestContext);
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => facts.now,
  );
}
