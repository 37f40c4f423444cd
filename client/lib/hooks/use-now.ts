import { useContext, useSyncExternalStore } from 'react';
import { TIME_FRESH_MS } from '#shared/freshness.ts';
import { RequestContext } from '#client/lib/api/request-context.ts';

let now = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = Date.now();
    for (const each of listeners) each();
  }, TIME_FRESH_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The current time in milliseconds, updated before it is stale, the same for all components of the page. */
export function useNow(): number {
  const facts = useContext(RequestContext);
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => facts.now,
  );
}
