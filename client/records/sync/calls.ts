import { failureOf } from '#client/lib/api/failure.ts';
import { endSession } from '#client/lib/api/session.ts';

const ANSWER_MS = 15_000;

/** Options of one call that abort it with the signal or after a timeout. */
export const withTimeout = (signal: AbortSignal) => ({
  signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
});

/** Whether the server will never accept the input; other failures have to be retried. */
export function isRefusal(error: unknown): boolean {
  const status = failureOf(error)?.httpStatus ?? 0;
  if (status === 401) endSession('user');
  return [400, 409, 413].includes(status);
}
