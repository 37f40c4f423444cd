import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { breaks, causesOf, type Trouble, troubleOf } from './database-errors.ts';
import { ERRORS, type ErrorCode, type Issue, UNKNOWN_ERROR_MESSAGE } from '#shared/errors.ts';
import { ExpectedError } from '#shared/expected-error.ts';

type Details = { issues?: Issue[]; retryAfter?: number; data?: Record<string, unknown>; cause?: unknown };

/** An error that is shown to the caller; its message says what happened and what to do. */
export class AppError extends ExpectedError {
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

const TROUBLES = {
  away: { code: 'unavailable', message: 'The site cannot reach its database; please try again in a moment' },
  busy: { code: 'unavailable', message: 'The database is overloaded; please try again shortly' },
  full: {
    code: 'insufficient_storage',
    message: 'The site has no room left to store anything; nothing was changed',
  },
  readOnly: { code: 'unavailable', message: 'The database is read-only at the moment; please try again later' },
  lockedOut: { code: 'unavailable', message: 'The database refused the login; please try again later' },
} satisfies Record<Trouble, { code: ErrorCode; message: string }>;

const TRY_AGAIN_SECONDS = 5;

const DAILY_LIMIT =
  'This account has saved as much as it may in a day. What you write stays in this browser, and is saved tomorrow.';
const DAY_MS = 86_400_000;
/** The seconds left until the end of the day in UTC. */
const secondsOfDay = () => Math.ceil((DAY_MS - (Date.now() % DAY_MS)) / 1000);

/** The last line of the message of the innermost error. */
export function reasonOf(error: unknown): string {
  const first = causesOf(error).findLast((cause) => cause instanceof Error);
  return (first?.message ?? String(error)).trim().split('\n').at(-1) ?? '';
}

/** Converts any error to the one shown to the caller. An unknown error becomes `internal`, with itself as the cause. */
export function toAppError(error: unknown): AppError {
  // tRPC wraps the error of a service.
  const known = causesOf(error).find((cause) => cause instanceof AppError);
  if (known) return known;
  if (error instanceof z.ZodError) return fromZod(error);
  if (error instanceof jwt.JsonWebTokenError) return new AppError('unauthenticated', 'Please log in', { cause: error });
  if (error instanceof URIError) return new AppError('not_found', 'There is no such address', { cause: error });
  if (causesOf(error).some((cause) => breaks(cause, 'daily_writes_limit')))
    return new AppError('rate_limited', DAILY_LIMIT, { retryAfter: secondsOfDay(), cause: error });
  const trouble = troubleOf(error);
  if (trouble) {
    const { code, message } = TROUBLES[trouble];
    return new AppError(code, message, { retryAfter: TRY_AGAIN_SECONDS, cause: error });
  }
  return new AppError('internal', UNKNOWN_ERROR_MESSAGE, { cause: error });
}
