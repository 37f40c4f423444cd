import type { Response } from 'express';
import { type AppError, reasonOf } from '#server/errors.ts';

/**
 * Sets Retry-After, and for `unavailable` and `insufficient_storage` adds the cause to the request's log line. At the
 * REST API `sendError` sends the body and its headers.
 */
export function recordError(response: Pick<Response, 'headersSent' | 'setHeader' | 'locals'>, error: AppError): void {
  if (error.retryAfter !== undefined && !response.headersSent) response.setHeader('Retry-After', error.retryAfter);
  if (error.code !== 'unavailable' && error.code !== 'insufficient_storage') return;
  response.locals.trouble = reasonOf(error);
}
