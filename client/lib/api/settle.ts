import { useSyncExternalStore } from 'react';

/** A login or logout shows its message first and takes effect a second later, so that the message can be read. */
const DELAY_MS = 1000;

let waiting = 0;
const listeners = new Set<() => void>();

function change(by: number) {
  waiting += by;
  for (const listener of listeners) listener();
}

/** Runs an action after `DELAY_MS`, even if the visitor has navigated meanwhile; at once if the page is unloaded. */
export function settle(action: () => void): void {
  const run = () => {
    clearTimeout(timer);
    window.removeEventListener('pagehide', run);
    action();
    change(-1);
  };
  const timer = setTimeout(run, DELAY_MS);
  window.addEventListener('pagehide', run);
  change(1);
}

/** Whether a login or logout is about to take effect; until then the guards do not redirect. */
export const useIsSettling = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => waiting > 0,
    () => false,
  );
