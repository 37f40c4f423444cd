import express, { type Request, type Response, Router } from 'express';
import { requireAccess, VISITOR } from '#server/access/access.ts';
import type { Sessions } from '#server/access/sessions.ts';
import { AppError } from '#server/errors.ts';
import { PRIVATE } from '#server/http/caching.ts';
import { viewerOf } from '#server/http/viewer.ts';
import { MAX_PICTURE_BYTES, pictureAddress, PICTURES } from '#shared/rules/picture-name.ts';
import type { Pictures } from './pictures.ts';

const SHOWN = {
  // The name contains a hash of the content.
  'Cache-Control': 'public, max-age=31536000, immutable',
  // A drawing that is opened directly runs nothing and loads nothing; only its own styles apply.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Content-Disposition': 'inline',
};

/**
 * `POST /pictures` accepts the bytes of a picture from an administrator; `GET /pictures/<name>` shows it to everybody.
 */
export function pictureFiles(pictures: Pictures, sessions: Sessions, siteUrl: string): Router {
  const router = Router({ caseSensitive: true });
  router.post(PICTURES, async (request, response) => {
    response.set(PRIVATE);
    const viewer = await viewerOf(request, sessions, siteUrl);
    // Checked before the body is read.
    requireAccess(viewer, 'content.write');
    const name = await pictures.upload(viewer, await bodyOf(request, response));
    response.status(201).json({ address: pictureAddress(name) });
  });
  router.get(`${PICTURES}/:name`, async (request, response, next) => {
    const file = await pictures.read(VISITOR, request.params.name);
    if (!file) return next();
    response.set({ ...SHOWN, ETag: `"${request.params.name}"` }).type(file.type);
    response.send(Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength));
  });
  return router;
}

const readBody = express.raw({ type: () => true, limit: MAX_PICTURE_BYTES });

async function bodyOf(request: Request, response: Response): Promise<Uint8Array> {
  const failure = await new Promise<unknown>((done) => readBody(request, response, done));
  if (failure) throw refusalOf(failure);
  const body: unknown = request.body;
  if (body instanceof Uint8Array && body.length > 0) return body;
  throw new AppError('invalid_input', 'The file is empty');
}

/** Translates a failure of the body parser, which has a `type`; others are returned as they are. */
function refusalOf(failure: unknown): unknown {
  if (!(failure instanceof Error) || !('type' in failure)) return failure;
  return failure.type === 'entity.too.large'
    ? new AppError('too_large', `The picture is over ${MAX_PICTURE_BYTES / 1_000_000} MB`, { cause: failure })
    : new AppError('invalid_input', 'The picture did not arrive whole', { cause: failure });
}
