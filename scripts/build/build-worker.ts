/** Builds the service worker: one file at the root of the site, with the list of files to cache for offline use. */
import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCRIPT_FILES } from '#judge/sandbox/scripts.ts';
import type { UsedFile } from '#client/features/offline/used-files.ts';

const CLIENT = join(import.meta.dirname, '../../client');
const WORKER = 'features/offline/service-worker.ts';

/** Pages of the back office, which do not work offline. */
const ONLINE_ONLY = ['dashboard', 'admin-login', 'add-admin'].map((page) => `pages/${page}.tsx`);

/**
 * Parts that only people who write and run programs need: they are cached once used, as they would cost everybody else
 * 450 kB. A file of several parts belongs to the first. Browsers store these names, so they must never change.
 */
const USED_PARTS = {
  'code-mirror': 'features/practice/editor/code-mirror.ts',
  'code-mirror-vim': 'features/practice/editor/code-mirror-vim.ts',
  judging: 'features/practice/judge/judge-draft.ts',
  smallest: 'features/practice/smallest/smallest-panel.tsx',
  stepping: 'features/practice/tracing/stepped-case.tsx',
  'stepping-approach': 'features/practice/tracing/stepped-approach.tsx',
  'stepping-listing': 'features/practice/tracing/stepped-listing.tsx',
};
/** Also cached once used. The tools of a language are cached by the page. */
const SANDBOX_SCRIPTS = Object.keys(SCRIPT_FILES).map((name) => `${name}.js`);
const SANDBOX_FILES = ['frame.html'];

/** @param folder the built client */
export async function buildWorker(folder: string): Promise<void> {
  const { build } = await import('vite');
  const template = join(folder, 'index.html');
  // The unfilled template: a page without content, which the browser renders itself.
  const shell = `assets/shell-${hashOf(template)}.html`;
  copyFileSync(template, join(folder, shell));
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest; // written by Vite
  const always = filesFrom('index.html', { manifest, without: [...ONLINE_ONLY, ...Object.values(USED_PARTS)] });
  const revised = (file: string) => ({ url: `/sandbox/${file}`, revision: hashOf(join(folder, 'sandbox', file)) });
  await build({
    configFile: false,
    root: CLIENT,
    logLevel: 'warn',
    define: {
      SHELL: JSON.stringify(`/${shell}`),
      // Files without a revision have a content hash in their name.
      FILES: JSON.stringify([
        ...[shell, ...always].map((file) => ({ url: `/${file}`, revision: null })),
        ...SANDBOX_FILES.map(revised),
      ]),
      USED_FILES: JSON.stringify([
        ...usedFiles(manifest, always),
        ...SANDBOX_SCRIPTS.map((file) => ({ ...revised(file), part: file })),
      ] satisfies UsedFile[]),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: { input: join(CLIENT, WORKER), output: { entryFileNames: 'service-worker.js' } },
    },
  });
}

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);

type Manifest = Record<
  string,
  Record<'imports' | 'dynamicImports' | 'css' | 'assets', string[] | undefined> & { file: string }
>;

/** Returns all files that an entry needs, directly or through imports; the modules in `without` are not followed. */
function filesFrom(start: string, { manifest, without }: { manifest: Manifest; without: string[] }): Set<string> {
  const found = new Set<string>();
  const visited = new Set(without);
  const visit = (name: string) => {
    const entry = manifest[name];
    if (!entry || visited.has(name)) return;
    visited.add(name);
    for (const file of [entry.file, ...(entry.css ?? []), ...(entry.assets ?? [])]) found.add(file);
    for (const next of [...(entry.imports ?? []), ...(entry.dynamicImports ?? [])]) visit(next);
  };
  visit(start);
  return found;
}

function usedFiles(manifest: Manifest, always: Set<string>): UsedFile[] {
  const listed = new Set(always);
  return Object.entries(USED_PARTS).flatMap(([part, module]) => {
    if (!manifest[module]) throw new Error(`${module} is no file of its own`);
    const others = Object.values(USED_PARTS).filter((other) => other !== module);
    const own = [...filesFrom(module, { manifest, without: others })].filter((file) => !listed.has(file));
    for (const file of own) listed.add(file);
    return own.map((file) => ({ url: `/${file}`, part, revision: null }));
  });
}
