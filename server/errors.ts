import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { Prisma } from '#prisma/generated/client.ts';
import { ERRORS, type ErrorCode, type Issue, UNKNOWN_ERROR_MESSAGE } from '#shared/errors.ts';
import { ForeseenError } from '#shared/foreseen-error.ts';

type Details = { issues?: Issue[]; retryAfter?: number; data?: Record<string, unknown>; cause?: unknown };

/** An error that is shown to the caller: its message says what happened and what to do. */
export class AppError extends ForeseenError {
  readonly code: ErrorCode;
  readonly issues: Issue[] | undefined;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined;
  /** What a caller needs to continue, such as the pending account's key. */
  readonly data: Record<string, unknown>;

  constructor(code: ErrorCode, message: string, { issues, retryAfter, data = {}, cause }: Details = {}) {
    super(message, { cause });
    this.name = 'AppError';
    this.code = code;
    this.issues = issues;
    this.retryAfter = retryAfter;
    this.data = data;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}

/** @throws AppError invalid_input with an issue for each fault; its message is the first one's */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw fromZod(parsed.error);
  return parsed.data;
}

/** @throws AppError invalid_input if there are issues, as `parseInput` does */
export function requireNone(issues: Issue[] = []): void {
  const [first] = issues;
  if (first) throw new AppError('invalid_input', first.message, { issues });
}

function fromZod(error: z.ZodError): AppError {
  const issues = error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  return new AppError('invalid_input', issues[0]?.message ?? 'The input is not valid', { issues, cause: error });
}

type Trouble = { code: 'unavailable' | 'insufficient_storage'; message: string };

const AWAY: Trouble = {
  code: 'unavailable',
  message: 'The site cannot reach its database; please try again in a moment',
};
const BUSY: Trouble = {
  code: 'unavailable',
  message: 'The database has too much to do; please try again in a moment',
};
const FULL: Trouble = {
  code: 'insufficient_storage',
  message: 'The site has no room left to store anything; nothing was changed',
};
const READ_ONLY: Trouble = {
  code: 'unavailable',
  message: 'The database takes no changes at the moment; please try again later',
};
const LOCKED_OUT: Trouble = {
  code: 'unavailable',
  message: 'The site is not let into its database; please try again later',
};

const named = (codes: string, trouble: Trouble) => codes.split(' ').map((code) => [code, trouble] as const);

/** Known failures of the database and the machine, by the error codes of Prisma, Node and PostgreSQL. */
const TROUBLES = new Map([
  // Prisma: cannot reach, time-out, connection closed. Node: refused, reset, time-out. PostgreSQL: shutting down,
  // crashed, starting up.
  ...named('P1001 P1002 P1008 P1017 ECONNREFUSED ECONNRESET ETIMEDOUT EPIPE 57P01 57P02 57P03', AWAY),
  ...named('DatabaseNotReachable SocketTimeout ConnectionClosed', AWAY),
  // Pool exhausted, too many connections, out of memory, a statement or a lock that took too long, a deadlock with a
  // migration.
  ...named('P2024 P2028 P2034 P2037 53300 53400 53200 57014 55P03 40P01 40001 TooManyConnections', BUSY),
  ...named('53100 ENOSPC EDQUOT', FULL),
  ...named('25006 EROFS', READ_ONLY),
  ...named(
    'P1000 P1003 P1010 28P01 28000 3D000 AuthenticationFailed DatabaseAccessDenied DatabaseDoesNotExist',
    LOCKED_OUT,
  ),
]);

const TRY_AGAIN_SECONDS = 5;

/** An error followed by its causes, outermost first. Prisma stores the error of the database in `meta`. */
function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let cause = error; cause && causes.length < 6;) {
    causes.push(cause);
    const { cause: next, meta } = cause as { cause?: unknown; meta?: { driverAdapterError?: unknown } | null }; // anything can be thrown
    cause = next ?? meta?.driverAdapterError;
  }
  return causes;
}

/** The last line of the message of the innermost error. */
export function reasonOf(error: unknown): string {
  const first = causesOf(error).findLast((cause) => cause instanceof Error);
  return (first?.message ?? String(error)).trim().split('\n').at(-1) ?? '';
}

function troubleOf(error: unknown): Trouble | undefined {
  for (const cause of causesOf(error)) {
    const { code, originalCode, kind } = cause as Record<string, unknown>;
    for (const name of [code, originalCode, kind]) {
      const trouble = typeof name === 'string' ? TROUBLES.get(name) : undefined;
      if (trouble) return trouble;
    }
  }
  const isAway =
    error instanceof Error && /Connection terminated|timeout exceeded when trying to connect/.test(error.message);
  return isAway ? AWAY : undefined;
}

/** Converts any error to the one shown to the caller. An unknown error becomes `internal`, with itself as the cause. */
export function toAppError(error: unknown): AppError {
  // tRPC wraps the error of a service.
  const told = causesOf(error).find((cause) => cause instanceof AppError);
  if (told) return told;
  if (error instanceof z.ZodError) return fromZod(error);
  if (error instanceof jwt.JsonWebTokenError) return new AppError('unauthenticated', 'Please log in', { cause: error });
  if (error instanceof URIError) return new AppError('not_found', 'There is no such address', { cause: error });
  const trouble = troubleOf(error);
  if (trouble) return new AppError(trouble.code, trouble.message, { retryAfter: TRY_AGAIN_SECONDS, cause: error });
  return new AppError('internal', UNKNOWN_ERROR_MESSAGE, { cause: error });
}

export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
