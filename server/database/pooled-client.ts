import type pg from 'pg';
import { cut } from './interruptible-pool.ts';
import { WriterClient } from './writer.ts';

type Query = (statement: unknown, ...rest: unknown[]) => unknown;

/** What PostgreSQL itself would say of a statement that takes too long. */
const CANCELED = { code: '57014', severity: 'ERROR' };

/**
 * A connection to a pooler in transaction mode, which gives each transaction another server connection: nothing is
 * prepared under a name that the next one would not know, and no limit is asked for at the start, which it would refuse.
 * That of a statement is kept here. See docs/decisions/0025.
 */
export class PooledClient extends WriterClient {
  constructor({ statement_timeout: patience, ...config }: pg.ClientConfig = {}) {
    super({ ...config, lock_timeout: undefined, query_timeout: patience || undefined });
    const query = this.query.bind(this) as Query; // its many forms are one to this
    const giveUp = (error: unknown) => {
      if (!(error instanceof Error) || error.message !== 'Query read timeout') return;
      Object.assign(error, CANCELED);
      // The statement would keep whatever comes after it waiting, its own ROLLBACK too.
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
