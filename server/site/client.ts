import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RequestHandler } from 'express';
import type { Renderer } from '#shared/rendering.ts';
import { builtFiles } from './built-files.ts';
import { inlineScriptHashes } from './inline-scripts.ts';

/** Where the pages come from: the built client, or Vite while developing. */
export type Client = Renderer & {
  /** CSP sources of the inline scripts in the page. */
  scriptHashes: string[];
  assets: RequestHandler;
  /** The page around the content, with placeholders for content, data and meta data. */
  template(url: string): Promise<string>;
  /**
   * URLs of the scripts that a page's file needs at once; the file is given by its path in client/, or by its name
   * only.
   */
  scriptsOf(file: string): string[];
};

/**
 * @param folder the output of scripts/build.ts: public/ for browsers, server/ with the template and the renderer
 * @param toolsDir the output of scripts/build/make-tools.ts, made before the start or while the site runs
 */
export function builtClient(folder: string, toolsDir?: string): Client {
  const html = readFileSync(join(folder, 'server/index.html'), 'utf8');
  const renderer = pathToFileURL(join(folder, 'server/entry-server.js')).href;
  const manifest = JSON.parse(readFileSync(join(folder, 'server/manifest.json'), 'utf8')) as Manifest; // Vite's own
  const pageFiles = new Map(
    Object.keys(manifest).flatMap((path) =>
      path.startsWith('pages/') ? [[basename(path, '.tsx'), path] as const] : [],
    ),
  );
  // Loaded with the first page, as a process that only answers calls does not need it.
  const load = () => import(renderer) as Promise<Renderer>;
  return {
    scriptHashes: inlineScriptHashes(html),
    assets: builtFiles(join(folder, 'public'), toolsDir),
    template: () => Promise.resolve(html),
    async render(request) {
      return (await load()).render(request);
    },
    async addressOf(address, ask) {
      return (await load()).addressOf(address, ask);
    },
    scriptsOf: (file) => scriptsOf(manifest, pageFiles.get(file) ?? file),
  };
}

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** Returns a file's script and the scripts that it imports. */
function scriptsOf(manifest: Manifest, file: string, found = new Set<string>()): string[] {
  const entry = manifest[file];
  if (entry && !found.has(`/${entry.file}`)) {
    found.add(`/${entry.file}`);
    for (const imported of entry.imports ?? []) scriptsOf(manifest, imported, found);
  }
  return [...found];
}
