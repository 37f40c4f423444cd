import type { IncomingMessage, ServerResponse } from 'node:http';
import { ENCODINGS, type Encoding, type PreparedResponse } from './prepared-response.ts';

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

type Answer = {
  ready: PreparedResponse;
  headers: Record<string, string>;
  status?: number;
  /** Whether the body is in a compressed format already. */
  isCompressed?: boolean;
};

/** RFC 9211. Not to be reused downstream without revalidation, whatever the ordinary headers allow. */
const LAST_KNOWN = { 'Cache-Control': 'no-cache', 'Cache-Status': 'GearUp; hit; detail="last known"' };

/** Sends it in the best encoding that the client accepts; 304 when the client has it; for HEAD the headers alone. */
export function sendPrepared(
  request: IncomingMessage,
  response: ServerResponse,
  { ready, headers, status = 200, isCompressed = false }: Answer,
): void {
  const encoding = isCompressed ? 'identity' : encodingFor(request.headers['accept-encoding']);
  const sent: Record<string, string | number> = { ...headers, ETag: ready.etag(encoding) };
  if (ready.isLastKnown) Object.assign(sent, LAST_KNOWN);
  if (status === 200 && isFresh(request, ready.etag(encoding))) {
    response.writeHead(304, sent).end();
    return;
  }
  const send = (body: Buffer) => {
    if (encoding !== 'identity') sent['Content-Encoding'] = encoding;
    sent['Content-Length'] = body.length;
    response.writeHead(status, sent);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  const body = ready.in(encoding);
  if (Buffer.isBuffer(body)) send(body);
  else void body.then(send, () => response.destroy());
}
