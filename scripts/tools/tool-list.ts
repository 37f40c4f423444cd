/** What the languages of learners' programs need in the browser: files of packages, and what is made from them. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CHECKS, FLAGS, HEADER, headerFiles, LINK, RUNTIME_SOURCES } from '#judge/languages/c/clang-options.ts';
import { C_PRELUDE } from '#judge/languages/c/driver.ts';
import { CPP_PRELUDE } from '#judge/languages/cpp/driver.ts';
import type { ToolName } from '#judge/languages/language-facts.ts';
import { HEADER_SETTINGS, neededHeaders } from './llvm-headers.ts';

const MODULES = join(import.meta.dirname, '../../node_modules');

type ToolSource = {
  module: string;
  folder: string;
  /** Files of the package, used unchanged. */
  files: string[];
  /** Files made from the package, by name, in this order. Each gets the folder with those before it. */
  made: Record<string, (folder: string) => Buffer | Promise<Buffer>>;
  /** Other inputs of their content, for the hash in `path`. */
  settings: unknown;
  /** The workers that run the tool. */
  scripts: string[];
  /** The seconds that making the tool takes on a usual machine. */
  seconds: number;
};

const preludeOf = (language: 'c' | 'cpp') => ({
  args: [...FLAGS[language], ...CHECKS, '-x', language === 'cpp' ? 'c++-header' : 'c-header', HEADER],
  files: headerFiles(language, language === 'cpp' ? CPP_PRELUDE : C_PRELUDE),
});

/** Precompiles a prelude, which takes longer to read than any program, using the compiler that browsers run. */
const compilePrelude = (folder: string, language: 'c' | 'cpp') => {
  const { args, files } = preludeOf(language);
  return compileAhead(folder, args, files);
};

/** Compiles a part of the code that every program is linked with. */
function compileRuntime(folder: string, name: keyof typeof RUNTIME_SOURCES): Promise<Buffer> {
  const { language, source } = RUNTIME_SOURCES[name];
  const file = `runtime.${language}`;
  return compileAhead(folder, [...FLAGS[language], '-Os', '-w', '-c', file], { [file]: source });
}

/** Compiles with the compiler of the folder, whose headers are those that programs get. */
async function compileAhead(
  folder: string,
  [command = 'clang', ...options]: readonly string[],
  files: ReturnType<typeof headerFiles> | Record<string, string>,
): Promise<Buffer> {
  const bundle = pathToFileURL(join(folder, 'bundle.js')).href;
  const { commands } = (await import(bundle)) as typeof import('@yowasp/clang');
  const clang = commands[command as 'clang' | 'clang++']; // the first of FLAGS
  const compiled = (await clang([...options, '-o', 'compiled'], files, { fetchProgress() {} }))?.compiled;
  if (!(compiled instanceof Uint8Array)) throw new Error(`${options.at(-1)} does not compile`);
  return Buffer.from(compiled);
}

const CLANG = '@yowasp/clang/gen';

const SOURCES: Record<ToolName, ToolSource> = {
  sql: {
    module: '@electric-sql/pglite',
    folder: 'dist',
    made: {},
    settings: null,
    scripts: ['sql'],
    seconds: 5,
    files: ['pglite.wasm', 'initdb.wasm', 'pglite.data'],
  },
  python: {
    module: 'pyodide',
    folder: '',
    made: {},
    settings: null,
    scripts: ['python'],
    seconds: 5,
    files: ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip', 'pyodide-lock.json'],
  },
  clang: {
    module: '@yowasp/clang',
    folder: 'gen',
    scripts: ['clang', 'wasm'],
    seconds: 60,
    files: ['bundle.js', 'llvm.core.wasm', 'llvm.core2.wasm', 'llvm.core3.wasm', 'llvm.core4.wasm'],
    made: {
      'llvm-resources.tar': () => neededHeaders(readFileSync(join(MODULES, CLANG, 'llvm-resources.tar'))),
      'prelude-cpp.pch': (folder) => compilePrelude(folder, 'cpp'),
      'prelude-c.pch': (folder) => compilePrelude(folder, 'c'),
      'exceptions.o': (folder) => compileRuntime(folder, 'exceptions.o'),
      'checks.o': (folder) => compileRuntime(folder, 'checks.o'),
    },
    settings: [preludeOf('cpp'), preludeOf('c'), RUNTIME_SOURCES, LINK, HEADER_SETTINGS],
  },
};

export type Tool = Omit<ToolSource, 'folder' | 'settings'> & {
  name: ToolName;
  /** The tool's folder below /sandbox; the path changes with the content. */
  path: string;
  /** The folder of the package's files. */
  from: string;
};

/** The tools of this version, quickest first. */
export const TOOLS: Tool[] = Object.entries(SOURCES).map(([name, { folder, settings, ...source }]) => {
  const { version } = JSON.parse(readFileSync(join(MODULES, source.module, 'package.json'), 'utf8')) as {
    version: string;
  }; // every package has this
  const key = createHash('sha256')
    .update(JSON.stringify([source.files, settings]))
    .digest('hex')
    .slice(0, 8);
  const from = join(MODULES, source.module, folder);
  return { ...source, name: name as ToolName, path: `${name}-${version}-${key}`, from }; // a key of SOURCES
});
