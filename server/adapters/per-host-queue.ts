import { setTimeout as pause } from 'node:timers/promises';

/** Runs requests one at a time for each host, with a pause before the next. */
export function createPerHostQueue(pauseMs: number) {
  const lastOf = new Map<string, Promise<unknown>>();

  return async function inTurn<T>(host: string, signal: AbortSignal, ask: () => Promise<T>): Promise<T> {
    const before = lastOf.get(host);
    const turn = (async () => {
      await before;
      signal.throwIfAborted();
      return ask();
    })();
    // The pause follows a failed request too, but not an aborted one.
    const rested = turn.then(rest, rest).finally(() => {
      if (lastOf.get(host) === rested) lastOf.delete(host);
    });
    lastOf.set(host, rested);
    return turn;

    async function rest() {
      await pause(pauseMs, undefined, { signal }).catch(() => {});
    }
  };
}
