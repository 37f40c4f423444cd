import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import sirv from 'sirv';
import { VISITOR } from '#server/services/access.ts';
import { AppError } from '#server/errors.ts';
import type { Services } from '#server/services/services.ts';
import { matchPage } from '#shared/paths.ts';
import { asksForJson } from '#server/accept.ts';

/** Where the pages come from: the built client, or Vite while developing. */
export type Client = {
  /** CSP sources of the inline scripts in the page. */
  scriptHashes: string[];
  assets: RequestHandler;
  page(url: string): Promise<string>;
};

export function builtClient(folder: string): Client {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  return {
    scriptHashes: inlineScriptHashes(html),
    // Names of built files hold a hash of their content: they are kept for good.
    assets: sirv(folder, { brotli: true, gzip: true, etag: true, setHeaders: keepHashedFiles, extensions: [] }),
    page: async () => html,
  };
}

function keepHashedFiles(response: { setHeader(name: string, value: string): void }, path: string) {
  response.setHeader(
    'Cache-Control',
    path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  );
}

function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, source = '']) => `sha256-${createHash('sha256').update(source).digest('base64')}`);
}

/** The page for any GET that nothing else answered: 200 for a page that exists, else 404. */
export function site(client: Client, services: Services): Router {
  const router = Router();
  router.use(client.assets);
  router.use(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new AppError('not_found', `There is no ${request.method} ${request.path}`);
    }
    const found = await exists(request.path, services);
    if (!found && asksForJson(request.headers.accept)) throw new AppError('not_found', `There is no ${request.path}`);
    const html = await client.page(request.originalUrl);
    response
      .status(found ? 200 : 404)
      .set({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache', Vary: 'Accept' });
    response.send(html);
  });
  return router;
}

async function exists(path: string, services: Services): Promise<boolean> {
  const match = matchPage(path);
  const id = match?.parameters.id ?? '';
  try {
    if (match?.page === 'blog') await services.blogs.page(VISITOR, /^\d{1,9}$/.test(id) ? Number(id) : -1);
    if (match?.page === 'contest') await services.contests.contest(VISITOR, id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return false;
    throw error;
  }
  return match !== null;
}
