import { TRPCClientError } from '@trpc/client';
import { type ErrorCode, type Issue, UNKNOWN_ERROR_MESSAGE } from '#shared/errors.ts';

/** An error response of the server. */
export type Failure = {
  message: string;
  httpStatus: number;
  reason?: ErrorCode;
  issues?: Issue[];
  /** What the caller needs to continue, such as the pending account's key. */
  details: Record<string, unknown>;
};

/** Null when the server did not answer. */
export function failureOf(error: unknown): Failure | null {
  if (!(error instanceof TRPCClientError) || !error.data) return null;
  const details = error.data as Omit<Failure, 'message' | 'details'> & Record<string, unknown>; // our error shape
  const { httpStatus, reason, issues } = details;
  return { message: error.message, httpStatus, reason, issues, details };
}

/** The server's error message, or `withoutAnswer` when the server did not answer. */
export const messageOf = (error: unknown, withoutAnswer: string = UNKNOWN_ERROR_MESSAGE): string =>
  failureOf(error)?.message ?? withoutAnswer;

/** The server's message for a request that it refused (4xx), such as one with an invalid input. */
export function refusalOf(error: unknown): string | undefined {
  const failure = failureOf(error);
  return failure && failure.httpStatus < 500 ? failure.message : undefined;
}
