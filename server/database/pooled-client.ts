import type { PgClientConfig } from './pg-client.ts';
import { WriterClient } from './writer.ts';

/**
 * A connection to a pooler in transaction mode, which may give each transaction another server connection: no statement
 * is prepared by name, as the next connection would not know it, and no timeout is requested on connecting, as the
 * pooler would refuse it. The statement timeout is enforced here instead. See docs/decisions/0025.
 */
export class PooledClient extends WriterClient {
  constructor({ statement_timeout: patience, ...config }: PgClientConfig = {}) {
    super({ ...config, lock_timeout: undefined, patience: patience || undefined, isUnnamed: true });
  }
}
