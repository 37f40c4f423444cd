import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import { viewerOf } from '#server/http/viewer.ts';
import type { Services } from '#server/services.ts';
import { listSlug } from '#shared/panels.ts';
import { resourceNames } from '#shared/resources/index.ts';
import { IMPORT_FORMATS } from '#shared/schemas/imports.ts';

/** `GET /exports/sde-problem.csv?search=…`: records as a file, for administrators. */
export function exportFiles({ exports, sessions }: Services, siteUrl: string): Router {
  const router = Router({ caseSensitive: true });
  router.get('/exports/:file', async (request, response, next) => {
    const [, slug, extension] = /^([^.]+)\.([^.]+)$/.exec(request.params.file) ?? [];
    const resource = resourceNames.find((name) => listSlug(name) === slug);
    const format = IMPORT_FORMATS.find((known) => known === extension);
    if (!resource || !format) return next();
    const viewer = await viewerOf(request, sessions, siteUrl);
    const { search } = request.query;
    const file = exports.open(viewer, { resource, format, search: typeof search === 'string' ? search : '' });
    response.attachment(request.params.file).set('Cache-Control', 'no-store');
    if (request.method === 'HEAD') return void response.end();
    try {
      await pipeline(file, response);
    } catch (error) {
      if (!response.closed) throw error;
    }
  });
  return router;
}
