import pg from 'pg';

/** The database is known not to answer: nothing was sent to it. */
class DatabaseAwayError extends Error {
  readonly code = 'ETIMEDOUT';
}

type Callback = Parameters<pg.Pool['connect']>[0];

/**
 * A pool whose callers wait no longer than somebody thinks that the database answers. A server that hangs keeps its
 * connections open and says nothing, on each of them for as long as its caller has patience.
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

  /** Whatever waits for an answer fails now, and whoever asks until `resume` at once. */
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
    const connecting = this.#isInterrupted ? Promise.reject(new DatabaseAwayError()) : this.#untilInterrupted();
    if (!callback) return connecting;
    connecting.then(
      (client) => callback(undefined, client, client.release),
      (error: unknown) => callback(error as Error, undefined, () => {}), // of pg
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
      // Nobody waits for what comes all the same.
      connecting.then(
        (client) => client.release(),
        () => {},
      );
      throw error;
    } finally {
      this.#waiting.delete(fail);
    }
  }
}

/** Ends a connection without a word to a server that would not hear it. */
export const cut = ({ connection }: pg.Client): void => void connection.stream.destroy();
