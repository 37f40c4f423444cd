import { Agent, request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type AnsweredCall, refuseSecrets } from './answers.ts';
import { refuseUndescribed } from './described.ts';

export type Call = {
  method?: string;
  headers?: Record<string, string>;
  /** The token of a session, for Authorization: Bearer. */
  token?: string | undefined;
  /** An object is sent as JSON, text and bytes as they are. */
  body?: unknown;
};

export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  /** As received, without decompression. */
  bytes: Buffer;
  text: string;
  /** @throws SyntaxError when the body is not JSON */
  json<T = Record<string, unknown>>(): T;
};

const agent = new Agent({ keepAlive: true });

/**
 * One call over real HTTP. Only headers for the body and the token are added, and the path is sent unchanged.
 * @throws Error when the response gives a secret away, or is JSON that does not match the site's description
 */
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
        const { 'content-type': contentType, 'content-encoding': encoding } = response.headers;
        const status = response.statusCode ?? 0;
        const answer = { method, path, contentType, text: decoded(bytes, encoding), sent: body };
        refuseFaulty(siteUrl, status, answer).then(
          () =>
            done({
              status,
              headers: response.headers,
              bytes,
              text,
              json: <T>() => JSON.parse(text) as T, // the caller knows what it asked for
            }),
          failed,
        );
      });
    });
    outgoing.on('error', failed);
    outgoing.end(payload);
  });
}

async function refuseFaulty(siteUrl: string, status: number, answer: AnsweredCall): Promise<void> {
  refuseSecrets(answer);
  const { method, path, contentType, text } = answer;
  if (!contentType?.startsWith('application/json') || text === '') return;
  await refuseUndescribed({ siteUrl, method, path, status, body: JSON.parse(text) });
}

function decoded(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0 || encoding === undefined) return bytes.toString('utf8');
  return (encoding === 'br' ? brotliDecompressSync : gunzipSync)(bytes).toString('utf8');
}

/** The same checks for the tRPC client, which makes its own requests. */
export async function guardedFetch(input: RequestInfo | URL | string, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  const { pathname } = new URL(response.url);
  refuseSecrets({
    method: init?.method ?? 'GET',
    path: pathname,
    contentType: response.headers.get('content-type'),
    text: await response.clone().text(),
    sent: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
  });
  return response;
}
