import pg from 'pg';
import { asAway, DatabaseAwayError } from '#server/database-errors.ts';
import { cut } from './pg-client.ts';

type Callback = Parameters<pg.Pool['connect']>[0];

/**
 * A pool whose callers can be interrupted when the database is known not to answer. A server that hangs keeps its
 * connections open without answering, so that each caller would wait for its full timeout.
 */
export class InterruptiblePool extends pg.Pool {
  readonly #connections = new Set<pg.PoolClient>();
  readonly #waiting = new Set<() => void>();
  #isInterrupted = false;

  constructor(config: pg.PoolConfig) {
    super(config);
    this.on('connect', (client) => void this.#connections.add(client));
    this.on('remove', (client) => void this.#connections.delete(client));
  }

  /** Fails pending calls now, and new ones at once until `resume`. */
  interrupt(): void {
    this.#isInterrupted = true;
    for (const fail of this.#waiting) fail();
    for (const client of this.#connections) cut(client);
  }

  resume(): void {
    this.#isInterrupted = false;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: NonNullable<Callback>): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const connecting = this.#isInterrupted
      ? Promise.reject(new DatabaseAwayError('The database does not answer'))
      : this.#untilInterrupted();
    if (!callback) return connecting;
    connecting.then(
      (client) => callback(undefined, client, client.release),
      (error: unknown) => callback(error as Error, undefined, () => {}), // an Error of pg, or the one above
    );
    return undefined;
  }

  async #untilInterrupted(): Promise<pg.PoolClient> {
    const { promise: interrupted, reject } = Promise.withResolvers<never>();
    const fail = () => reject(new DatabaseAwayError('The database does not answer'));
    this.#waiting.add(fail);
    const connecting = super.connect();
    try {
      return await Promise.race([connecting, interrupted]);
    } catch (error) {
      // Releases a connection that arrives after all: nobody is waiting for it any more.
      connecting.then(
        (client) => client.release(),
        () => {},
      );
      throw this.ending ? error : asAway(error);
    } finally {
      this.#waiting.delete(fail);
    }
  }
}
