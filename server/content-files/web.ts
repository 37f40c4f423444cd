import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import type { Sessions } from '#server/access/sessions.ts';
import { PRIVATE } from '#server/http/caching.ts';
import { viewerOf } from '#server/http/viewer.ts';
import { resourceAt } from '#shared/panels.ts';
import type { Resource } from '#shared/resource.ts';
import { resources } from '#shared/resources/index.ts';
import { filterIn } from '#shared/rules/list-filter.ts';
import { chosenSchema } from '#shared/schemas/selection.ts';
import { IMPORT_FORMATS } from '#shared/schemas/imports.ts';
import { parseInput } from '#server/errors.ts';
import type { Exports } from './exports.ts';

/** `GET /exports/<resource>.csv?search=…&level=Easy`, or `?keys=…,…`: records as a file, for administrators. */
export function exportFiles(exports: Exports, sessions: Sessions, siteUrl: string): Router {
  const router = Router({ caseSensitive: true });
  router.get('/exports/:file', async (request, response, next) => {
    const [, slug = '', extension] = /^([^.]+)\.([^.]+)$/.exec(request.params.file) ?? [];
    const resource = resourceAt(slug);
    const format = IMPORT_FORMATS.find((known) => known === extension);
    if (!resource || !format) return next();
    const viewer = await viewerOf(request, sessions, siteUrl);
    const chosen = chosenBy(resources[resource], (name) => textOf(request.query[name]));
    const file = exports.open(viewer, { resource, format, chosen });
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

/** What an address asks for: the records that it names, or those of a list with its search and its filters. */
function chosenBy(resource: Resource, parameter: (name: string) => string | null) {
  const keys = parameter('keys');
  if (keys !== null) return parseInput(chosenSchema, { keys: keys.split(',') });
  return parseInput(chosenSchema, { search: parameter('search') ?? '', filter: filterIn(resource, parameter) });
}
