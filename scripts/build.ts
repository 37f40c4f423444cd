/**
 * `npm run build`: builds the client into dist/client: public/ for browsers, with its service worker and brotli
 * and gzip versions of each file, and server/ to render pages. Then it makes the tools for learners' programs in
 * dist/tools; `--pages` leaves them out, `--quick` compresses them less.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { layRuntime } from '#prisma/generate.ts';
import { buildSandbox } from './build/build-sandbox.ts';
import { buildWorker } from './build/build-worker.ts';

const ROOT = join(import.meta.dirname, '..');
const OUT = join(ROOT, 'dist/client');
const CONFIG = join(ROOT, 'vite.config.ts');
const STAMP = join(ROOT, 'dist/client.hash');
/** Liftoff only, as V8 would take longer to optimize the WebAssembly compiler than its single run takes. */
export const TOOL_MAKER = ['--liftoff-only', join(import.meta.dirname, 'build/make-tools.ts')];
const SOURCES = ['client', 'judge', 'shared', 'vite.config.ts', 'package-lock.json', 'NOTICE', 'scripts/build'];
const COMPRESSED = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/;
const WORTH_COMPRESSING = 256;
const REPLACE_TRIES = 10;

/** Whether the sources have not changed since the last build. */
export function isBuilt(): boolean {
  return (
    existsSync(join(OUT, 'server/modules.json')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourceHash()
  );
}

/**
 * Builds the pages in a process of its own unless they are current: a site would keep the memory of the build, and in a
 * process of Vitest, Vite would build for tests.
 * @returns the exit code
 */
export function ensureBuilt(): number {
  if (isBuilt()) return 0;
  const env = { ...process.env, NODE_ENV: 'production' };
  return spawnSync(process.execPath, [import.meta.filename, '--pages'], { stdio: 'inherit', env }).status ?? 1;
}

/** Builds into a draft folder and renames it into place: a concurrent start never sees a partial build. */
export async function buildClient(): Promise<void> {
  const hash = sourceHash();
  const draft = `${OUT}-${process.pid}`;
  try {
    const { build } = await import('vite');
    const to = (folder: string) => join(draft, folder);
    const built = await build({ configFile: CONFIG, logLevel: 'warn', build: { outDir: to('public') } });
    await build({
      configFile: CONFIG,
      logLevel: 'warn',
      build: { outDir: to('server'), ssr: 'entry-server.tsx', copyPublicDir: false },
    });
    await buildSandbox(to('public/sandbox'));
    await buildWorker(to('public'));
    layRuntime();
    copyFileSync(join(ROOT, 'NOTICE'), to('public/NOTICE.txt'));
    // The server fills in the template; browsers must not fetch it.
    renameSync(to('public/index.html'), to('server/index.html'));
    renameSync(to('public/.vite/manifest.json'), to('server/manifest.json'));
    for (const file of filesOf(to('public'))) compress(file);
    writeFileSync(to('server/modules.json'), JSON.stringify(modulesOf(built)));
    replace(OUT, draft);
    writeFileSync(STAMP, hash);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** The project's source files in each built script, from which `npm run test:changed` knows what a page ran. */
function modulesOf(built: Awaited<ReturnType<typeof import('vite').build>>): Record<string, string[]> {
  if (!('output' in built)) throw new Error('The client is to be built once, into one folder');
  const scripts = built.output.filter((file) => file.type === 'chunk');
  const ownSources = (ids: string[]) =>
    ids.map((id) => relative(ROOT, id).replace(/\?.*$/, '')).filter((path) => /^(client|shared)\//.test(path));
  return Object.fromEntries(scripts.map(({ fileName, moduleIds }) => [fileName, ownSources(moduleIds)]));
}

/** Runs the tool maker in a separate process with its own V8 flags. @returns its exit code */
const makeTools = (options: string[]): number =>
  spawnSync(process.execPath, [...TOOL_MAKER, ...options], { stdio: 'inherit' }).status ?? 1;

function compress(file: string) {
  if (!COMPRESSED.test(file) || existsSync(`${file}.br`)) return;
  const content = readFileSync(file);
  if (content.length < WORTH_COMPRESSING) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

function replace(folder: string, draft: string) {
  const old = `${draft}-old`;
  for (let tries = 1; ; tries++) {
    try {
      if (existsSync(folder)) renameSync(folder, old);
      renameSync(draft, folder);
      return;
    } catch (error) {
      // A concurrent build has put its own folder there, or moved the old one away, so this one retries.
      const isPassing = ['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '');
      if (!isPassing || tries === REPLACE_TRIES) throw error;
    } finally {
      rmSync(old, { recursive: true, force: true });
    }
  }
}

function sourceHash(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesOf(join(ROOT, source))))
    hash.update(relative(ROOT, file)).update(readFileSync(file));
  return hash.digest('hex');
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

if (import.meta.main) {
  if (!process.argv.includes('--quick') || !isBuilt()) await buildClient();
  if (!process.argv.includes('--pages'))
    process.exitCode = makeTools(process.argv.includes('--quick') ? ['--quick'] : []);
}
