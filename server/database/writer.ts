import type pg from 'pg';
import { addressesOf, hostsOf } from '#server/config/database-hosts.ts';
import { DatabaseAwayError, isOfServer, SQLSTATE } from '#server/database-errors.ts';
import { cut, PgClient, type PgClientConfig } from './pg-client.ts';

/** How long to wait for a host that may be down; all hosts are queried in parallel. */
const ASK_MS = 2000;

class ReadOnlyError extends Error {
  readonly code = SQLSTATE.readOnly;
}

const searches = new Map<string, Promise<string>>();

/**
 * Returns the URL of the host that accepts writes; a single host is returned without querying it.
 * @throws an error that a server has sent, in preference to the timeout of another server
 */
export async function findWriter(databaseUrl: string): Promise<string> {
  const urls = addressesOf(databaseUrl);
  if (urls.length === 1) return databaseUrl;
  // One search serves all connections that a pool opens at the same time.
  const search = searches.get(databaseUrl) ?? firstWriter(urls).finally(() => searches.delete(databaseUrl));
  searches.set(databaseUrl, search);
  return search;
}

async function firstWriter(urls: string[]): Promise<string> {
  try {
    return await Promise.any(urls.map(asWriter));
  } catch (error) {
    const { errors } = error as AggregateError; // of Promise.any
    throw errors.find(isOfServer) ?? errors.find((each) => each instanceof ReadOnlyError) ?? errors[0];
  }
}

async function asWriter(url: string): Promise<string> {
  const client = new PgClient({ connectionString: url, connectionTimeoutMillis: ASK_MS, query_timeout: ASK_MS });
  try {
    await client.connect();
    if (!(await takesWrites(client))) throw new ReadOnlyError(`${hostsOf(url).join()} takes no writes`);
    return url;
  } finally {
    // A hanging server would not answer an orderly close.
    cut(client);
  }
}

/** False for a standby, and for a server that was made read-only. */
async function takesWrites(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ transaction_read_only: string }>('SHOW transaction_read_only');
  return rows[0]?.transaction_read_only === 'off';
}

/** A connection to the host that accepts writes; a single host is connected to even if it is read-only. */
export class WriterClient extends PgClient {
  readonly #databaseUrl: string;
  readonly #isOneOfSeveral: boolean;

  constructor(config: PgClientConfig) {
    const databaseUrl = config.connectionString ?? '';
    const [first, ...others] = addressesOf(databaseUrl);
    super({ ...config, connectionString: first });
    this.#databaseUrl = databaseUrl;
    this.#isOneOfSeveral = others.length > 0;
  }

  /** The host and port that it is connected to. */
  get hostAndPort(): string {
    return `${this.host}:${this.port}`;
  }

  /** True while there is no reason to look for another host. */
  async isWritable(): Promise<boolean> {
    return (await takesWrites(this)) || !this.#isOneOfSeveral;
  }

  override connect(): Promise<this>;
  override connect(callback: (error: Error) => void): void;
  override connect(callback?: (error: Error) => void): Promise<this> | undefined {
    const connecting = this.#connect();
    if (!callback) return connecting;
    const connected = callback as (error?: Error) => void; // pg's types declare it for errors only
    connecting.then(() => connected(), connected);
    return undefined;
  }

  async #connect(): Promise<this> {
    if (this.#isOneOfSeveral) {
      const { host, port } = new PgClient({ connectionString: await findWriter(this.#databaseUrl) });
      // The pool has given up on this connection after its timeout.
      if (this.isCut) throw new DatabaseAwayError('No host has answered in time');
      Object.assign(this, { host, port });
      // When the host becomes read-only, the connection is cut, and the next one looks for the host that accepts writes
      // now.
      this.cutAfter(SQLSTATE.readOnly);
    }
    await super.connect();
    return this;
  }
}

/** The pool settings that make each of its connections a WriterClient. */
export const toWriter = (databaseUrl: string): pg.PoolConfig => ({
  connectionString: databaseUrl,
  // The pool passes it its settings, which pg's types do not declare.
  Client: WriterClient as unknown as new () => pg.ClientBase,
});
