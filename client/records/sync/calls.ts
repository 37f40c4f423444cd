import { failureOf } from '#client/lib/api/failure.ts';
import { loseSession } from '#client/lib/api/session.ts';

const ANSWER_MS = 15_000;

/** Options of one call, which aborts it with the signal or when no response comes in time. */
export const withinReason = (signal: AbortSignal) => ({
  signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
});

/** Whether the server will never accept what was sent; other failures have to be retried. */
export function isRefusal(error: unknown): boolean {
  const status = failureOf(error)?.httpStatus ?? 0;
  if (status === 401) loseSession('user');
  return [400, 409, 413].includes(status);
}
