import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import type { Renderer } from '#shared/rendering.ts';
import type { Client } from './client.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The client straight from its sources, with hot reload. */
export async function devClient(httpServer: Server): Promise<Client> {
  const vite = await createServer({
    root: join(ROOT, 'client'),
    configFile: join(ROOT, 'vite.config.ts'),
    // Otherwise Vite writes a copy of it, which the watch of `npm run dev` would take for a change.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: httpServer } },
  });
  const load = () => vite.ssrLoadModule('/entry-server.tsx') as Promise<Renderer & Record<string, unknown>>;
  return {
    // Vite puts its own inline scripts into the page while developing.
    scriptHashes: ['unsafe-inline'],
    assets: vite.middlewares,
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
