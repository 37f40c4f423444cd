import type { Response } from 'express';
import { type AppError, reasonOf } from '#server/errors.ts';

/**
 * What the site is short of: whoever asked is told when to come back, and the line of the log names the cause. At the
 * REST door the body and its headers are sent by `sendError`.
 */
export function noteTrouble(response: Pick<Response, 'headersSent' | 'setHeader' | 'locals'>, error: AppError): void {
  if (error.retryAfter !== undefined && !response.headersSent) response.setHeader('Retry-After', error.retryAfter);
  if (error.code !== 'unavailable' && error.code !== 'insufficient_storage') return;
  response.locals.trouble = reasonOf(error);
}
