import { AsyncResource } from 'node:async_hooks';
import type pg from 'pg';
import type { Logger } from 'pino';
import { slowStatements } from '#server/metrics/instruments.ts';
import { currentTrace } from '#server/logging/trace.ts';

/** How many characters of a statement are logged: one with thousands of parameters names each of them. */
const SHOWN = 2000;

type Query = (statement: unknown, ...rest: unknown[]) => unknown;

/** Logs each statement that takes at least `slowMs`: its text, which contains no values, and the id of its request. */
export function logSlowStatements(pool: pg.Pool, log: Logger, slowMs: number): void {
  const watched = new WeakSet<pg.PoolClient>();

  const note = (statement: unknown, startedAt: number) => {
    const ms = performance.now() - startedAt;
    if (ms < slowMs) return;
    slowStatements.inc();
    const text = typeof statement === 'string' ? statement : (statement as { text?: string } | null)?.text;
    log.warn(
      { requestId: currentTrace()?.requestId, ms: Math.round(ms), statement: text?.slice(0, SHOWN) },
      'slow statement',
    );
  };

  // On acquire, so that connections that the pool has opened before are watched too.
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as Query; // its overloads are treated alike
    const watchedQuery: Query = (statement, ...rest) => {
      const startedAt = performance.now();
      const callback = rest.at(-1);
      if (typeof callback === 'function') {
        rest[rest.length - 1] = AsyncResource.bind((...results: unknown[]) => {
          note(statement, startedAt);
          (callback as (...results: unknown[]) => void)(...results); // pg's own form
        });
        return query(statement, ...rest);
      }
      const answer = query(statement, ...rest);
      if (answer instanceof Promise) {
        const end = () => note(statement, startedAt);
        answer.then(end, end);
      }
      return answer;
    };
    client.query = watchedQuery as typeof client.query;
  });
}
