import { hasState } from '#server/database-errors.ts';
import { AppError } from '#server/errors.ts';

/**
 * The limit for an account's drafts, and the same for its submissions and for its sittings, in bytes: far beyond what
 * anybody writes. It keeps one account from filling the database, and an export from filling the memory.
 */
export const MAX_BYTES = 20_000_000;
/** A shorter row counts as this many bytes. */
export const MIN_BYTES = 1000;

/** The size of a row, in SQL. */
export const DRAFT_SIZE = `greatest(octet_length(code) + coalesce(octet_length(previous_code), 0), ${MIN_BYTES})`;
export const SUBMISSION_SIZE = `greatest(octet_length(code), ${MIN_BYTES})`;

export const fullOf = (what: string): AppError =>
  new AppError('conflict', `An account keeps at most ${MAX_BYTES / 1_000_000} MB of ${what}`);

/** Reports a missing account as unauthenticated: it may have been deleted after its session was looked up. */
export function rethrowMissingAccount(error: unknown): never {
  if (hasState(error, 'foreignKeyViolation')) throw new AppError('unauthenticated', 'Please log in', { cause: error });
  throw error;
}
