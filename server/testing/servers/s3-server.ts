import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sign } from 'aws4';
import type { S3Settings } from '#server/adapters/s3.ts';

export type S3Server = {
  settings: S3Settings;
  objects: Map<string, { bytes: Buffer; type: string }>;
  close(): Promise<void>;
};

const REGION = 'eu-test-1';
const KEYS = { accessKeyId: 'AKIDTEST', secretAccessKey: 'a secret+of/a store' };
const BUCKET = 'gearup-pictures';
/** A small page size, so that a short list has several pages. */
const PAGE_SIZE = 2;
const HOST = '127.0.0.1';

/** Implements the S3 calls that we make; a request must have the signature that another implementation computes. */
export async function startS3Server(): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
      const key = pathname.slice(`/${BUCKET}/`.length);
      const isOfBucket = pathname === `/${BUCKET}` || pathname.startsWith(`/${BUCKET}/`);
      if (!isSigned(request, body)) return response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>');
      if (!isOfBucket) return response.writeHead(404).end('<Code>NoSuchBucket</Code>');
      if (request.method === 'PUT') objects.set(key, { bytes: body, type: request.headers['content-type'] ?? '' });
      if (request.method === 'DELETE') objects.delete(key);
      if (request.method !== 'GET') return response.writeHead(request.method === 'DELETE' ? 204 : 200).end();
      if (key === '') return response.end(listOf(objects, searchParams));
      const object = objects.get(key);
      return object ? response.end(object.bytes) : response.writeHead(404).end('<Code>NoSuchKey</Code>');
    });
  });
  await new Promise<void>((listening) => server.listen(0, HOST, listening));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    settings: { endpoint: `http://${HOST}:${port}`, bucket: BUCKET, region: REGION, ...KEYS },
    objects,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // no encoding was set
  return Buffer.concat(chunks);
}

function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const authorization = headers.authorization ?? '';
  const names = /SignedHeaders=([\w;-]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  const claimed = headers['x-amz-content-sha256'];
  const hash = createHash('sha256').update(body).digest('hex');
  const isWhole = claimed === hash || (claimed === 'UNSIGNED-PAYLOAD' && body.length === 0);
  const signed = Object.fromEntries(names.map((name) => [name, String(headers[name])]));
  const expected = sign({ service: 's3', region: REGION, method, path: url, headers: signed }, KEYS);
  const plain = (text: unknown) => String(text).replaceAll(' ', '');
  return isWhole && names.includes('host') && plain(authorization) === plain(expected.headers?.Authorization);
}

function listOf(objects: S3Server['objects'], query: URLSearchParams): string {
  // The token has characters that both XML and a URL must escape.
  const start = Number(/^next&\+(\d+)=$/.exec(query.get('continuation-token') ?? '')?.[1] ?? 0);
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).toSorted();
  const next = start + PAGE_SIZE;
  const contents = keys.slice(start, next).map((key) => {
    const size = objects.get(key)?.bytes.length;
    return `<Contents><Key>${key}</Key><LastModified>2026-02-03T04:05:06.000Z</LastModified><Size>${size}</Size></Contents>`;
  });
  const more = next < keys.length ? `<NextContinuationToken>next&amp;+${next}=</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult>${more}${contents.join('')}</ListBucketResult>`;
}
