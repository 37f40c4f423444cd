import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import type { Renderer } from '#shared/rendering.ts';
import { builtFiles } from './built-files.ts';
import type { Client } from './client.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Where scripts/dev.ts puts what is not served from its sources: the frame for programs (/sandbox). */
export const DEV_FILES = join(ROOT, 'node_modules/.cache/dev-files');

/** The client directly from its sources, with hot reload. */
export async function devClient(httpServer: Server): Promise<Client> {
  const vite = await createServer({
    root: join(ROOT, 'client'),
    configFile: join(ROOT, 'vite.config.ts'),
    // Otherwise Vite writes a copy of it, which the watcher of `npm run dev` would treat as a change.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: httpServer } },
  });
  const built = builtFiles(DEV_FILES);
  const load = () => vite.ssrLoadModule('/entry-server.tsx') as Promise<Renderer & Record<string, unknown>>;
  return {
    // Vite inserts its own inline scripts into the page during development.
    scriptHashes: ['unsafe-inline'],
    assets: (request, response, next) => built(request, response, () => vite.middlewares(request, response, next)),
    template: async (url) => vite.transformIndexHtml(url, await readFile(join(ROOT, 'client/index.html'), 'utf8')),
    async render(request) {
      return (await load()).render(request);
    },
    async addressOf(address, ask) {
      return (await load()).addressOf(address, ask);
    },
    scriptsOf: () => [],
  };
}
