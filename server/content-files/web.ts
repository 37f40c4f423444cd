import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import type { Sessions } from '#server/access/sessions.ts';
import { PRIVATE } from '#server/http/caching.ts';
import { viewerOf } from '#server/http/viewer.ts';
import { resourceAt } from '#shared/admin-pages.ts';
import type { Resource } from '#shared/resource.ts';
import { resources } from '#shared/resources/index.ts';
import { filterIn } from '#shared/rules/text/list-filter.ts';
import { chosenSchema } from '#shared/schemas/selection.ts';
import { FILE_FORMATS } from '#shared/schemas/imports.ts';
import { parseInput } from '#server/errors.ts';
import { type Exports, PEOPLE_LISTS } from './exports.ts';

/** `GET /exports/<list>.csv?search=…&level=Easy`, or `?keys=…,…`: a back-office list as a file, for administrators. */
export function exportFiles(exports: Exports, sessions: Sessions, siteUrl: string): Router {
  const router = Router({ caseSensitive: true });
  router.get('/exports/:file', async (request, response, next) => {
    const [, slug = '', extension] = /^([^.]+)\.([^.]+)$/.exec(request.params.file) ?? [];
    const resource = resourceAt(slug);
    const of = resource ?? PEOPLE_LISTS.find((list) => list === slug);
    const format = FILE_FORMATS.find((known) => known === extension);
    if (!of || !format) return next();
    const viewer = await viewerOf(request, sessions, siteUrl);
    const chosen = chosenBy(resource && resources[resource], (name) => textOf(request.query[name]));
    const file = exports.open(viewer, { of, format, chosen });
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

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

/** The selection in a URL: the records in `keys`, or those that its search and filters find. */
function chosenBy(resource: Resource | undefined, parameter: (name: string) => string | null) {
  const keys = resource ? parameter('keys') : null;
  if (keys !== null) return parseInput(chosenSchema, { keys: keys.split(',') });
  const filter = resource ? filterIn(resource, parameter) : { show: parameter('show') ?? '' };
  return parseInput(chosenSchema, { search: parameter('search') ?? '', filter });
}
