import type pg from 'pg';
import type { Logger } from 'pino';
import { slowStatements } from '#server/metrics/instruments.ts';
import { currentTrace } from '#server/logging/trace.ts';
import type { PgClient, StatementObserver } from './pg-client.ts';

/** The number of characters of a statement that are logged: one with thousands of parameters names each of them. */
const SHOWN = 2000;

/** Logs each statement that takes at least `slowMs`: its text, which contains no values, and the id of its request. */
export function logSlowStatements(pool: pg.Pool, log: Logger, slowMs: number): void {
  const observe: StatementObserver = (text) => {
    const startedAt = performance.now();
    const requestId = currentTrace()?.requestId;
    return () => {
      const ms = performance.now() - startedAt;
      if (ms < slowMs) return;
      slowStatements.inc();
      log.warn({ requestId, ms: Math.round(ms), statement: text.slice(0, SHOWN) }, 'slow statement');
    };
  };
  // On acquire, so that connections that the pool has already opened are observed too.
  pool.on('acquire', (client) => void (client as unknown as PgClient).observers.add(observe)); // client.ts makes all of them
}
