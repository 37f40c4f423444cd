import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { PictureStore, StoredFile } from './picture-store.ts';

export type S3Settings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const FOLDER = 'pictures/';
const ANSWER_MS = 30_000;

/** A folder in a bucket of any S3-compatible store, with path-style URLs, which all of them support. */
export function s3Store({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): PictureStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const base = `${endpoint}/${encodeURIComponent(bucket)}`;

  async function call(method: string, url: string, options: RequestInit = {}): Promise<Response> {
    const signal = AbortSignal.timeout(ANSWER_MS);
    // Redirects are not followed, as a picture would be sent to wherever they lead.
    const response = await client.fetch(url, { ...options, method, signal, redirect: 'manual' });
    if (response.ok || response.status === 404) return response;
    throw new Error(`The picture store answers ${response.status} to ${method}: ${await response.text()}`);
  }
  const addressOf = (name: string) => `${base}/${FOLDER}${name}`;
  /** Throws on a 404 that means a missing bucket and not a missing picture. */
  const requireBucket = (response: Response) => {
    if (!response.ok) throw new Error(`The picture store has no bucket ${bucket}`);
    return response;
  };

  return {
    async put(name, bytes, type) {
      // Copied, as the type of fetch does not accept a buffer that may be shared.
      const body = new Uint8Array(bytes);
      // The hash is signed too, so that the store can verify the body.
      const hash = createHash('sha256').update(body).digest('hex');
      const headers = { 'Content-Type': type, 'X-Amz-Content-Sha256': hash };
      requireBucket(await call('PUT', addressOf(name), { body, headers }));
    },
    async get(name) {
      const response = await call('GET', addressOf(name));
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
    },
    async list() {
      const files: StoredFile[] = [];
      for (let token: string | undefined = ''; token !== undefined;) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: FOLDER });
        if (token !== '') query.set('continuation-token', token);
        const page = await requireBucket(await call('GET', `${base}?${query}`)).text();
        files.push(...filesIn(page));
        token = textOf(page, 'NextContinuationToken');
      }
      return files;
    },
    async remove(name) {
      await call('DELETE', addressOf(name));
    },
  };
}

const textOf = (xml: string, element: string): string | undefined =>
  new RegExp(`<${element}>([^<]*)</${element}>`)
    .exec(xml)?.[1]
    ?.replace(/&(?:quot|#34);/g, '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const filesIn = (page: string): StoredFile[] =>
  [...page.matchAll(/<Contents>.*?<\/Contents>/gs)].map(([entry]) => ({
    name: (textOf(entry, 'Key') ?? '').slice(FOLDER.length),
    bytes: Number(textOf(entry, 'Size')),
    storedAt: new Date(textOf(entry, 'LastModified') ?? ''),
  }));
