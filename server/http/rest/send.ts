import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppError } from '#server/errors.ts';
import { sendReady } from '#server/http/send-ready.ts';
import type { ReadyBytes } from '#server/http/ready-bytes.ts';

const JSON_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
  // What can be kept is asked for again each time: a list is never older than the last write.
  'Cache-Control': 'public, no-cache',
  Vary: 'Accept, Accept-Encoding, Origin',
};

/** Sends JSON that is ready, or 304, or for HEAD the headers alone. */
export const sendReadyList = (request: IncomingMessage, response: ServerResponse, list: ReadyBytes): void =>
  sendReady(request, response, { ready: list, headers: JSON_HEADERS });

/** The one shape of an error at this door. */
export function sendError(response: ServerResponse, error: AppError, headers: Record<string, string> = {}): void {
  const body = JSON.stringify({
    error: error.message,
    message: error.message,
    code: error.code,
    issues: error.issues,
    ...error.data,
  });
  response.writeHead(error.status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(error.retryAfter === undefined ? {} : { 'Retry-After': String(error.retryAfter) }),
    ...headers,
  });
  response.end(body);
}
