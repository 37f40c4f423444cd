import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import { ENCODINGS, type Encoding, type PreparedResponse } from './prepared-response.ts';

/** The encoding that a client prefers; among equal ones brotli, then gzip, then none. */
export function encodingFor(header: string | undefined): Encoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  return negotiator.encoding(ENCODINGS, { preferred: ENCODINGS }) ?? 'identity';
}

/** RFC 9110 13.1.2: weak comparison, several tags, or any. */
function isFresh(request: IncomingMessage, etag: string): boolean {
  const knownTags = request.headers['if-none-match'];
  if (knownTags === undefined) return false;
  return knownTags.trim() === '*' || knownTags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

type Answer = {
  prepared: PreparedResponse;
  headers: Record<string, string>;
  status?: number;
  /** Whether the body is in a compressed format already. */
  isCompressed?: boolean;
};

/** RFC 9211. Must not be reused downstream without revalidation, whatever the ordinary headers allow. */
const LAST_KNOWN = { 'Cache-Control': 'no-cache', 'Cache-Status': 'GearUp; hit; detail="last known"' };

/** Sends it in the best encoding that the client accepts; 304 when the client has it; for HEAD only the headers. */
export function sendPrepared(
  request: IncomingMessage,
  response: ServerResponse,
  { prepared, headers, status = 200, isCompressed = false }: Answer,
): void {
  const encoding = isCompressed ? 'identity' : encodingFor(request.headers['accept-encoding']);
  const responseHeaders: Record<string, string | number> = { ...headers, ETag: prepared.etag(encoding) };
  if (prepared.isLastKnown) Object.assign(responseHeaders, LAST_KNOWN);
  if (status === 200 && isFresh(request, prepared.etag(encoding))) {
    response.writeHead(304, responseHeaders).end();
    return;
  }
  const send = (body: Buffer) => {
    if (encoding !== 'identity') responseHeaders['Content-Encoding'] = encoding;
    responseHeaders['Content-Length'] = body.length;
    response.writeHead(status, responseHeaders);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  const body = prepared.in(encoding);
  if (Buffer.isBuffer(body)) send(body);
  else void body.then(send, () => response.destroy());
}
