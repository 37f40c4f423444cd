import { Agent, request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';

export type Call = {
  method?: string;
  headers?: Record<string, string>;
  /** A session's token, for Authorization: Bearer. */
  token?: string | undefined;
  /** An object is sent as JSON, text and bytes as they are. */
  body?: unknown;
};

export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  /** As they came, without decompression. */
  bytes: Buffer;
  text: string;
  /** @throws SyntaxError when the body is not JSON */
  json<T = Record<string, unknown>>(): T;
};

const agent = new Agent({ keepAlive: true });

/** One call over real HTTP. Nothing is added to the headers, and the path is sent as it stands. */
export function call(siteUrl: string, path: string, options: Call = {}): Promise<Answer> {
  const { method = 'GET', token, body } = options;
  const isRaw = body === undefined || typeof body === 'string' || Buffer.isBuffer(body);
  const payload = isRaw ? body : JSON.stringify(body);
  const headers: Record<string, string> = {
    ...(payload === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...options.headers,
  };
  if (payload !== undefined && !('Transfer-Encoding' in headers)) {
    headers['Content-Length'] = String(Buffer.byteLength(payload));
  }
  const { hostname, port } = new URL(siteUrl);
  return new Promise((done, failed) => {
    const outgoing = httpRequest({ agent, hostname, port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', failed);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const text = bytes.toString('utf8');
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          text,
          json: <T>() => JSON.parse(text) as T, // the caller knows what it asked for
        });
      });
    });
    outgoing.on('error', failed);
    outgoing.end(payload);
  });
}
