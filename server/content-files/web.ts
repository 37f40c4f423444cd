import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import type { Sessions } from '#server/access/sessions.ts';
import { PRIVATE } from '#server/http/caching.ts';
import { viewerOf } from '#server/http/viewer.ts';
import { resourceAt } from '#shared/panels.ts';
import { IMPORT_FORMATS } from '#shared/schemas/imports.ts';
import { type Exports, PEOPLE_LISTS } from './exports.ts';

/** `GET /exports/<list>.csv?search=…`: a list of the back office as a file, for administrators. */
export function exportFiles(exports: Exports, sessions: Sessions, siteUrl: string): Router {
  const router = Router({ caseSensitive: true });
  router.get('/exports/:file', async (request, response, next) => {
    const [, slug = '', extension] = /^([^.]+)\.([^.]+)$/.exec(request.params.file) ?? [];
    const of = resourceAt(slug) ?? PEOPLE_LISTS.find((list) => list === slug);
    const format = IMPORT_FORMATS.find((known) => known === extension);
    if (!of || !format) return next();
    const viewer = await viewerOf(request, sessions, siteUrl);
    const { search } = request.query;
    const file = exports.open(viewer, { of, format, search: typeof search === 'string' ? search : '' });
    response.attachment(request.params.file).set(PRIVATE);
    if (request.method === 'HEAD') return void response.end();
    try {
      await pipeline(file, response);
    } catch (error) {
      if (!response.closed) throw error;
    }
  });
  return router;
}
