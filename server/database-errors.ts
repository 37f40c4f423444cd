/*
 * The only file that distinguishes errors of PostgreSQL, pg, Prisma and Node: by code and class, never by text.
 */
import pg from 'pg';
import { Prisma } from '#prisma/generated/client.ts';

/** The SQLSTATEs that the code reacts to. Functions in our migrations raise those that begin with GP. */
export const SQLSTATE = {
  connectionFailure: '08006',
  foreignKeyViolation: '23503',
  uniqueViolation: '23505',
  readOnly: '25006',
  wrongPassword: '28P01',
  noSuchDatabase: '3D000',
  lockNotAvailable: '55P03',
  queryCanceled: '57014',
  accountGone: 'GP401',
  limitReached: 'GP409',
} as const;

/** The server cannot be reached, or the connection to it has ended; pg has neither class nor code for it. */
export class DatabaseAwayError extends Error {
  readonly code = SQLSTATE.connectionFailure;
}

/** A statement that exceeded the timeout that this process enforces. */
export class StatementTimeoutError extends Error {
  readonly code = SQLSTATE.queryCanceled;
  /** A property of server errors, so that Prisma treats this as one. */
  readonly severity = 'ERROR';
}

/** Whether the server itself sent the error. */
export const isOfServer = (error: unknown): error is pg.DatabaseError => error instanceof pg.DatabaseError;

export const hasState = (error: unknown, state: keyof typeof SQLSTATE): boolean =>
  isOfServer(error) && error.code === SQLSTATE[state];

/** Whether a statement would have broken the constraint, by its name in the baseline migration. */
export const breaks = (error: unknown, constraint: string): boolean =>
  isOfServer(error) && error.constraint === constraint;

export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';

/** Turns an error for which there is no connection, or no more, into a DatabaseAwayError, unless it tells a reason. */
export function asAway(error: unknown): unknown {
  if (!(error instanceof Error) || troubleOf(error)) return error;
  return new DatabaseAwayError(error.message, { cause: error });
}

export type Trouble = 'away' | 'busy' | 'full' | 'readOnly' | 'lockedOut';

const named = (codes: string, trouble: Trouble) => codes.split(' ').map((code) => [code, trouble] as const);

/** Known failures of the database and the machine, by the error codes of Prisma, Node and PostgreSQL. */
const TROUBLES = new Map([
  // Prisma: cannot reach, time-out, connection closed. Node: refused, reset, time-out.
  ...named('P1001 P1002 P1008 P1017 ECONNREFUSED ECONNRESET ETIMEDOUT EPIPE', 'away'),
  ...named('DatabaseNotReachable SocketTimeout ConnectionClosed', 'away'),
  // Pool exhausted, too many connections, out of memory, a statement, a lock or a transaction that took too long, a
  // deadlock with a migration.
  ...named('P2024 P2028 P2034 P2037 53300 53400 53200 57014 55P03 25P03 25P04 40P01 40001 TooManyConnections', 'busy'),
  ...named('53100 ENOSPC EDQUOT', 'full'),
  ...named('25006 EROFS', 'readOnly'),
  ...named(
    'P1000 P1003 P1010 28P01 28000 3D000 AuthenticationFailed DatabaseAccessDenied DatabaseDoesNotExist',
    'lockedOut',
  ),
]);

/** The SQLSTATEs of a lost connection; of a server that stops, has crashed, starts, or drops the database. */
const AWAY_STATE = /^(08...|57P..)$/;
/** PostgreSQL ends the connection with such an error, whatever its code. */
const ENDING = new Set(['FATAL', 'PANIC']);

/** An error followed by its causes, outermost first. Prisma stores the error of the database in `meta`. */
export function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let cause = error; cause && causes.length < 6;) {
    causes.push(cause);
    const { cause: next, meta } = cause as { cause?: unknown; meta?: { driverAdapterError?: unknown } | null }; // anything can be thrown
    cause = next ?? meta?.driverAdapterError;
  }
  return causes;
}

export function troubleOf(error: unknown): Trouble | undefined {
  for (const cause of causesOf(error)) {
    const { code, originalCode, kind, severity } = cause as Record<string, unknown>;
    const names = [code, originalCode, kind].filter((name) => typeof name === 'string');
    const known = names.map((name) => TROUBLES.get(name)).find((trouble) => trouble !== undefined);
    if (known) return known;
    if (names.some((name) => AWAY_STATE.test(name)) || ENDING.has(String(severity))) return 'away';
  }
  return undefined;
}
