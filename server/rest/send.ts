import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppError } from '#server/errors.ts';
import { ENCODINGS, type Encoding, type ReadyList } from '#server/services/public-lists.ts';

// What can be kept is asked for again each time: a list is never older than the last write.
const REVALIDATE = 'public, no-cache';
const VARY = 'Accept, Accept-Encoding, Origin';

/** The best encoding that a client accepts: brotli, else gzip, else none. */
export function encodingFor(header: string | string[] | undefined): Encoding {
  if (header === undefined) return 'identity';
  const accepted = new Map(
    String(header)
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', quality] = part.split(';').map((piece) => piece.trim());
        return [name, quality?.startsWith('q=') ? Number(quality.slice(2)) : 1] as const;
      }),
  );
  return (
    ENCODINGS.find(
      (encoding) => (accepted.get(encoding) ?? accepted.get('*') ?? (encoding === 'identity' ? 1 : 0)) > 0,
    ) ?? 'identity'
  );
}

/** RFC 9110 13.1.2: weak comparison, several tags, or any. */
function isFresh(request: IncomingMessage, etag: string): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined) return false;
  return known.trim() === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Sends bytes that are ready, or 304, or for HEAD the headers alone. */
export function sendReadyList(request: IncomingMessage, response: ServerResponse, list: ReadyList): void {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const { body, etag } = list[encoding];
  sendBytes(request, response, { body, etag, encoding });
}

type Bytes = { body: Buffer; etag: string; encoding: Encoding };

function sendBytes(request: IncomingMessage, response: ServerResponse, { body, etag, encoding }: Bytes): void {
  const headers: Record<string, string | number> = {
    'Content-Type': 'application/json; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': REVALIDATE,
    Vary: VARY,
    ETag: etag,
  };
  if (isFresh(request, etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  headers['Content-Length'] = body.length;
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

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
