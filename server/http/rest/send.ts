import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppError } from '#server/errors.ts';
import { VISITOR } from '#server/access/access.ts';
import { cachingOf, PRIVATE } from '#server/http/caching.ts';
import type { PreparedResponse } from '#server/http/prepared-response.ts';
import { sendPrepared } from '#server/http/send-prepared.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends JSON that is ready, or 304, or for HEAD the headers alone. */
export function sendPreparedJson(
  request: IncomingMessage,
  response: ServerResponse,
  ready: PreparedResponse,
  caching: Record<string, string>,
): void {
  sendPrepared(request, response, { ready, headers: headersOf(caching) });
}

const headersOf = ({ Vary, ...caching }: Record<string, string>) => ({
  'Content-Type': JSON_TYPE,
  'X-Content-Type-Options': 'nosniff',
  // Of what is answered before the other headers are written; it is no page, so that it may do nothing.
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  ...caching,
  Vary: ['Accept, Accept-Encoding, Origin', ...(Vary === undefined ? [] : [Vary])].join(', '),
});

/** Of a list of what everybody may see, whoever asks for it. */
const PUBLIC_LIST = headersOf(cachingOf('content.read', VISITOR));

export const sendPreparedList = (request: IncomingMessage, response: ServerResponse, ready: PreparedResponse): void =>
  sendPrepared(request, response, { ready, headers: PUBLIC_LIST });

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
    'Content-Type': JSON_TYPE,
    ...PRIVATE,
    ...(error.retryAfter === undefined ? {} : { 'Retry-After': String(error.retryAfter) }),
    ...headers,
  });
  response.end(body);
}
