import pg from 'pg';
import { asAway, isOfServer, StatementTimeoutError } from '#server/database-errors.ts';

/*
 * The only file that relies on undocumented behaviour of pg: that its pool and Prisma call `query` of the class that
 * the pool is given, and what `connection` contains. pg-client.test.ts fails when a version changes this.
 */

/**
 * Called with the text of a statement and its connection; the returned function is called when the statement has ended.
 */
export type StatementObserver = (text: string, client: pg.Client) => () => void;

/** Observers of every connection of this process. */
export const statementObservers = new Set<StatementObserver>();

export type PgClientConfig = pg.ClientConfig & {
  /** The timeout of a statement in milliseconds; one that takes longer is given up, and its connection cut. */
  patience?: number;
  /** No statement is prepared by name. */
  isUnnamed?: boolean;
};

class ObservedClient extends pg.Client {
  readonly observers = new Set<StatementObserver>();
  readonly #patience: number | undefined;
  readonly #isUnnamed: boolean;
  #isGivenUp = false;
  #isLost = false;

  constructor({ patience, isUnnamed = false, ...config }: PgClientConfig = {}) {
    super(config);
    // From birth to end, as an error without a listener ends the process, and a pool takes its own away from a
    // connection in use. The failing statement reports it.
    this.on('error', () => {});
    this.#patience = patience;
    this.#isUnnamed = isUnnamed;
  }

  get isCut(): boolean {
    return this.#isLost || this.connection.stream.destroyed;
  }

  cutAfter(sqlState: string): void {
    this.connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === sqlState) cut(this);
    });
  }

  // All overloads are handled alike: `never` stands for the result of any of them.
  override query(statement: unknown, ...rest: unknown[]): never {
    const { text = '', submit } =
      typeof statement === 'string' ? { text: statement } : (statement as { text?: string; submit?: unknown });
    const send = super.query.bind(this) as unknown as (...parameters: unknown[]) => never;
    if (submit) return send(statement, ...rest); // a stream, which ends by itself
    const ends = [...statementObservers, ...this.observers].map((observe) => observe(text, this));
    const timer = this.#patience && setTimeout(() => this.#giveUp(), this.#patience);
    const ended = (error: unknown): unknown => {
      clearTimeout(timer || undefined);
      for (const end of ends) end();
      return this.#told(error);
    };
    const callback = rest.at(-1);
    if (typeof callback === 'function')
      rest[rest.length - 1] = (error: unknown, result: unknown) => {
        (callback as (...results: unknown[]) => void)(ended(error), result); // pg's own form
      };
    const actual =
      this.#isUnnamed && typeof statement !== 'string' ? { ...(statement as object), name: undefined } : statement;
    const answer: unknown = send(actual, ...rest);
    if (!(answer instanceof Promise)) return answer as never;
    return answer.then(
      (result: unknown) => {
        ended(null);
        return result;
      },
      (error: unknown) => {
        throw ended(error);
      },
    ) as never;
  }

  override emit(name: string | symbol, ...given: unknown[]): boolean {
    // pg refuses all further statements, although the server may not have closed the connection yet.
    if (name === 'error') this.#isLost = true;
    return super.emit(name, ...(name === 'error' ? given.map((error) => this.#told(error)) : given));
  }

  /** Cuts the connection: the statement would block everything after it, even its own ROLLBACK. */
  #giveUp() {
    this.#isGivenUp = true;
    cut(this);
  }

  #told(error: unknown): unknown {
    if (!(error instanceof Error) || isOfServer(error) || !this.isCut) return error;
    if (this.#isGivenUp) return new StatementTimeoutError('The statement took longer than it may', { cause: error });
    return asAway(error);
  }
}

/**
 * A connection whose statements can be observed, and whose errors all have a code: DatabaseAwayError when it ends, and
 * StatementTimeoutError when a statement is given up. Nobody has to listen for its errors.
 */
export type PgClient = pg.Client & {
  readonly observers: Set<StatementObserver>;
  /** True when the connection has ended, orderly or not, or is about to, after an error. */
  readonly isCut: boolean;
  /** From now on an error of the server with this code closes the connection, whatever statement caused it. */
  cutAfter(sqlState: string): void;
};
export const PgClient = ObservedClient as unknown as new (config?: PgClientConfig) => PgClient; // with pg's overloads

/** Closes a connection without notifying the server, which would not receive it. */
export const cut = ({ connection }: pg.Client): void => void connection.stream.destroy();
