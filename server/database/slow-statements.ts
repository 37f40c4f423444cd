import { AsyncResource } from 'node:async_hooks';
import type pg from 'pg';
import type { Logger } from 'pino';
import { slowStatements } from '#server/metrics/instruments.ts';
import { currentTrace } from '#server/logging/trace.ts';

/** A statement with thousands of parameters names each. */
const SHOWN = 2000;

type Query = (statement: unknown, ...rest: unknown[]) => unknown;

/** Logs each statement that takes longer: its text, which holds no values, and the request that it was for. */
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

  // Also what the pool has opened before now.
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as Query; // its many forms are one to this
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
