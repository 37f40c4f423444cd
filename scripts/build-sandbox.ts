/** The place where learners' programs run: the scripts of its workers, and the tools of the languages, compressed. */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { CHECKS, FLAGS, HEADER, headerFiles } from '#client/sandbox/clang-options.ts';
import { C_PRELUDE } from '#shared/judge/drivers/c.ts';
import { CPP_PRELUDE } from '#shared/judge/drivers/cpp.ts';

const ROOT = join(import.meta.dirname, '..');
const MODULES = join(ROOT, 'node_modules');
const CACHE = join(MODULES, '.cache/sandbox-tools');
const SCRIPTS = ['judge', 'javascript', 'python', 'clang', 'wasm', 'sql'];

/** The files of a package that a language needs, and the scripts that run it. */
export const TOOLS = {
  python: {
    module: 'pyodide',
    folder: '',
    files: ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip', 'pyodide-lock.json'],
    scripts: ['python'],
  },
  clang: {
    module: '@yowasp/clang',
    folder: 'gen',
    files: [
      ...['bundle.js', 'llvm-resources.tar', 'llvm.core.wasm', 'llvm.core2.wasm', 'llvm.core3.wasm'],
      'llvm.core4.wasm',
    ],
    scripts: ['clang', 'wasm'],
  },
  sql: {
    module: '@electric-sql/pglite',
    folder: 'dist',
    files: ['pglite.wasm', 'initdb.wasm', 'pglite.data'],
    scripts: ['sql'],
  },
};

/** @param folder becomes /sandbox of the site */
export async function buildSandbox(folder: string): Promise<void> {
  await buildScripts(folder);
  const tools: Record<string, unknown> = {};
  for (const [name, { module, folder: place, files, scripts }] of Object.entries(TOOLS)) {
    const { version } = JSON.parse(readFileSync(join(MODULES, module, 'package.json'), 'utf8')) as { version: string }; // as every package
    const path = `${name}-${version}`;
    mkdirSync(join(folder, path), { recursive: true });
    const from = (file: string) => join(MODULES, module, place, file);
    const sizes = files.map((file) => copyTool(from(file), join(folder, path, file)));
    if (name === 'clang')
      for (const language of ['cpp', 'c'] as const)
        sizes.push(copyTool(await compilePrelude(language, version), join(folder, path, `prelude-${language}.pch`)));
    tools[name] = { path, scripts, files: await Promise.all(sizes) };
  }
  writeFileSync(join(folder, 'tools.json'), JSON.stringify({ tools }));
}

/** The page and the workers of ours. */
export async function buildScripts(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const name of SCRIPTS) await buildScript(name, folder);
  // What PGlite would load by itself: it is given its files.
  rmSync(join(folder, 'assets'), { recursive: true, force: true });
  copyFileSync(join(ROOT, 'client/sandbox/frame.html'), join(folder, 'frame.html'));
}

/** A prelude takes longer to read than any program: it is compiled here, by the compiler that browsers run. */
async function compilePrelude(language: 'c' | 'cpp', version: string): Promise<string> {
  const files = headerFiles(language === 'cpp' ? CPP_PRELUDE : C_PRELUDE);
  const kind = language === 'cpp' ? 'c++-header' : 'c-header';
  const args = [...FLAGS[language], ...CHECKS, '-x', kind, HEADER, '-o', 'prelude.pch'];
  const key = createHash('sha256')
    .update(JSON.stringify([version, args, files]))
    .digest('hex');
  const kept = join(CACHE, `${key}.pch`);
  if (existsSync(kept)) return kept;
  const { commands } = await import('@yowasp/clang');
  const [command, ...options] = args;
  const made = await commands[language === 'cpp' ? 'clang++' : 'clang'](options, files, { fetchProgress: () => {} });
  const header = command && made?.['prelude.pch'];
  if (!(header instanceof Uint8Array)) throw new Error(`the prelude of ${language} does not compile`);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(`${kept}-${process.pid}`, header);
  renameSync(`${kept}-${process.pid}`, kept);
  return kept;
}

async function buildScript(name: string, folder: string) {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: join(ROOT, 'client/sandbox'),
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(ROOT, 'client/sandbox', `${name}.ts`),
        output: { format: 'iife', entryFileNames: `${name}.js` },
      },
    },
  });
}

/** The compressed form takes seconds to make: it is kept for the next build, by the content of the file. */
async function copyTool(from: string, to: string) {
  const content = readFileSync(from);
  const kept = join(CACHE, `${createHash('sha256').update(content).digest('hex')}.br`);
  if (!existsSync(kept)) {
    mkdirSync(dirname(kept), { recursive: true });
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 6,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGWIN]: 24,
    };
    writeFileSync(`${kept}-${process.pid}`, await promisify(brotliCompress)(content, { params }));
    renameSync(`${kept}-${process.pid}`, kept);
  }
  place(from, to);
  place(kept, `${to}.br`);
  return { name: to.slice(dirname(to).length + 1), bytes: content.length, transferred: statSync(kept).size };
}

/** Without a second copy on disk where the file system allows it. */
function place(from: string, to: string) {
  // What is there may be a link to something that is to stay.
  rmSync(to, { force: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

if (import.meta.main) await buildSandbox(process.argv[2] ?? join(ROOT, 'dist/sandbox'));
