import type pg from 'pg';
import { cut } from './interruptible-pool.ts';
import { WriterClient } from './writer.ts';

type Query = (statement: unknown, ...rest: unknown[]) => unknown;

/** The error fields that PostgreSQL itself sends for a statement that exceeds its timeout. */
const CANCELED = { code: '57014', severity: 'ERROR' };

/**
 * A connection to a pooler in transaction mode, which gives each transaction another server connection: no statement is
 * prepared by name, as the next server connection would not know it, and no timeout is requested at the start, as the
 * pooler would refuse it. The statement timeout is enforced here instead. See docs/decisions/0025.
 */
export class PooledClient extends WriterClient {
  constructor({ statement_timeout: patience, ...config }: pg.ClientConfig = {}) {
    super({ ...config, lock_timeout: undefined, query_timeout: patience || undefined });
    const query = this.query.bind(this) as Query; // its overloads are treated alike
    const giveUp = (error: unknown) => {
      if (!(error instanceof Error) || error.message !== 'Query read timeout') return;
      Object.assign(error, CANCELED);
      // The running statement would block everything after it, even its own ROLLBACK.
      cut(this);
    };
    const send: Query = (statement, ...rest) => {
      const callback = rest.at(-1);
      if (typeof callback === 'function')
        rest[rest.length - 1] = (error: unknown, result: unknown) => {
          giveUp(error);
          (callback as (...results: unknown[]) => void)(error, result); // pg's own form
        };
      const answer = query(withoutName(statement), ...rest);
      if (answer instanceof Promise) answer.catch(giveUp);
      return answer;
    };
    this.query = send as typeof this.query;
  }
}

function withoutName(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null || !('name' in statement)) return statement;
  return { ...statement, name: undefined };
}
