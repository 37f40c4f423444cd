import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { build } from 'vite';
import { builtFiles } from '#server/site/built-files.ts';

const ROOT = join(import.meta.dirname, '../../..');
const ENTRY = 'features/practice/judge/judge-for-check.ts';

/** Bundles the code that judges in the site's page into one script. */
export async function bundlePage(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'judging-page-'));
  try {
    await build({
      configFile: false,
      root: join(ROOT, 'client'),
      logLevel: 'error',
      build: {
        outDir: folder,
        copyPublicDir: false,
        target: 'es2022',
        rolldownOptions: {
          input: join(ROOT, 'client', ENTRY),
          output: { entryFileNames: 'page.js', codeSplitting: false },
        },
      },
    });
    return readFileSync(join(folder, 'page.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Serves the built site's files and a page that loads the script. */
export async function servePage(script: string): Promise<{ url: string; close(): void }> {
  const app = express();
  app.get(
    '/',
    (_request, response) =>
      void response.type('html').send('<!doctype html><script type="module" src="/page.js"></script>'),
  );
  app.get('/page.js', (_request, response) => void response.type('js').send(script));
  app.use(builtFiles(join(ROOT, 'dist/client/public')));
  const server = app.listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo; // a TCP server has one
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}
