import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { Prisma } from '#prisma/generated/client.ts';
import { ERRORS, type ErrorCode, type Issue, UNKNOWN_ERROR_MESSAGE } from '#shared/errors.ts';
import { ForeseenError } from '#shared/foreseen-error.ts';

type Details = { issues?: Issue[]; retryAfter?: number; data?: Record<string, unknown>; cause?: unknown };

/** A failure that a caller may know about: its message says what happened and what to do. */
export class AppError extends ForeseenError {
  readonly code: ErrorCode;
  readonly issues: Issue[] | undefined;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;
  /** What a caller needs to go on, such as the pending account's key. */
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

/** @throws AppError invalid_input, as `parseInput` does */
export function requireNone(issues: Issue[] = []): void {
  const [first] = issues;
  if (first) throw new AppError('invalid_input', first.message, { issues });
}

function fromZod(error: z.ZodError): AppError {
  const issues = error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  return new AppError('invalid_input', issues[0]?.message ?? 'The input is not valid', { issues, cause: error });
}

const DATABASE_AWAY_SECONDS = 5;

// Prisma: cannot reach, time-out, connection closed, pool exhausted. Node: refused, reset, time-out.
// PostgreSQL: shutting down, crashed, starting up, too many connections.
const AWAY = new Set(
  'P1001 P1002 P1008 P1017 P2024 P2037 ECONNREFUSED ECONNRESET ETIMEDOUT EPIPE 57P01 57P02 57P03 53300'.split(' '),
);

function isDatabaseAway(error: unknown): boolean {
  for (let cause: unknown = error, depth = 0; cause && depth < 5; depth++) {
    const { code, originalCode, kind, cause: next } = cause as Record<string, unknown>; // anything can be thrown
    if ([code, originalCode].some((value) => typeof value === 'string' && AWAY.has(value))) return true;
    if (kind === 'DatabaseNotReachable' || kind === 'SocketTimeout' || kind === 'ConnectionClosed') return true;
    cause = next;
  }
  return error instanceof Error && /Connection terminated|timeout exceeded when trying to connect/.test(error.message);
}

/** What any failure means to the caller. What is not known becomes `internal`, with the failure as its cause. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof z.ZodError) return fromZod(error);
  if (error instanceof jwt.JsonWebTokenError) return new AppError('unauthenticated', 'Please log in', { cause: error });
  if (error instanceof URIError) return new AppError('not_found', 'There is no such address', { cause: error });
  if (isDatabaseAway(error)) {
    const message = 'The site cannot reach its database; please try again in a moment';
    return new AppError('unavailable', message, { retryAfter: DATABASE_AWAY_SECONDS, cause: error });
  }
  return new AppError('internal', UNKNOWN_ERROR_MESSAGE, { cause: error });
}

export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
