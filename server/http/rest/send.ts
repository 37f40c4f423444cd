import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppError } from '#server/errors.ts';
import { VISITOR } from '#server/access/access.ts';
import { cachingOf, PRIVATE } from '#server/http/caching.ts';
import type { PreparedResponse } from '#server/http/prepared-response.ts';
import { sendPrepared } from '#server/http/send-prepared.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends prepared JSON, or 304, or for HEAD only the headers. */
export function sendPreparedJson(
  request: IncomingMessage,
  response: ServerResponse,
  prepared: PreparedResponse,
  caching: Record<string, string>,
): void {
  sendPrepared(request, response, { prepared, headers: headersOf(caching) });
}

const headersOf = ({ Vary, ...caching }: Record<string, string>) => ({
  'Content-Type': JSON_TYPE,
  'X-Content-Type-Options': 'nosniff',
  // For responses that are sent before the other security headers are set; JSON needs none of what a page may load.
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  ...caching,
  Vary: ['Accept, Accept-Encoding, Origin', ...(Vary === undefined ? [] : [Vary])].join(', '),
});

/** The headers of a list that is the same for every viewer, and of one of which administrators see more. */
const OF_ALL = headersOf(cachingOf('content.read', VISITOR));
const OF_OTHERS = headersOf(cachingOf('opened.read', VISITOR));

export const sendPreparedList = (
  request: IncomingMessage,
  response: ServerResponse,
  { prepared, isListedInFull }: { prepared: PreparedResponse; isListedInFull: boolean },
): void => sendPrepared(request, response, { prepared, headers: isListedInFull ? OF_OTHERS : OF_ALL });

/** Sends an error in the one shape of this API. */
export function sendError(response: ServerResponse, error: AppError, headers: Record<string, string> = {}): void {
  const body = JSON.stringify({
    error: error.message,
    message: error.message,
    code: error.code,
    issues: error.issues,
    ...error.data,
  });
  response.writeHead(error.status, {
    'Content-Type': JSON_TYPE,
    ...PRIVATE,
    ...(error.retryAfter === undefined ? {} : { 'Retry-After': String(error.retryAfter) }),
    ...headers,
  });
  response.end(body);
}
