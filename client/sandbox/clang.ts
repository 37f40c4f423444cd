import type { ToolFiles, ToRunner } from './messages.ts';
import { wayOut } from './output.ts';

const send = wayOut();

type Tree = { [name: string]: Tree | string | Uint8Array };
type Options = { stdout: Sink; stderr: Sink };
type Sink = (bytes: Uint8Array | null) => void;
type Clang = { runClang(args: string[], files: Tree, options: Options): Promise<Tree> };

/** The frame has no network: what the compiler asks for is at hand. */
async function load(files: ToolFiles): Promise<Clang> {
  const types: Record<string, string> = { wasm: 'application/wasm' };
  const base = 'https://tools.invalid/';
  Object.assign(self, {
    fetch: (address: string | URL) => {
      const name = new URL(address).pathname.slice(1);
      const bytes = files[name];
      const type = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      return Promise.resolve(bytes ? new Response(bytes, { headers: { 'Content-Type': type } }) : Response.error());
    },
  });
  // It looks for its files beside its own address, which a module of text does not have.
  const bundle = new TextDecoder().decode(files['bundle.js']).replaceAll('import.meta.url', JSON.stringify(base));
  const module = `data:text/javascript,${encodeURIComponent(bundle)}`;
  return (await import(/* @vite-ignore */ module)) as Clang; // of the package
}

const FLAGS = {
  cpp: ['clang++', '-std=c++20', '-O1', '-fno-rtti', '-D_LIBCPP_HARDENING_MODE=_LIBCPP_HARDENING_MODE_FAST'],
  c: ['clang', '-std=gnu17', '-O1'],
} as const;
/** Silent mistakes become errors; 8 MB of stack, 256 MB in all. */
const CHECKS = ['-fsanitize=signed-integer-overflow,integer-divide-by-zero,bounds,null', '-fsanitize-trap=all'];
const LINK = ['-Wl,-z,stack-size=8388608', '-Wl,--max-memory=268435456'];

/** The prelude, compiled once for all programs of a language. */
const preludes = new Map<string, Promise<Uint8Array | null>>();

let clang: Promise<Clang> | null = null;

self.onmessage = async ({ data }: MessageEvent<ToRunner>) => {
  if (data.type === 'tool') {
    clang = load(data.files);
    await clang;
    send({ type: 'ready' });
  } else if (data.type === 'compile' && clang) {
    await compile(await clang, data);
  }
};

async function compile({ runClang }: Clang, { language, prelude, source }: Extract<ToRunner, { type: 'compile' }>) {
  const header = `prelude.h`;
  const flags = [...FLAGS[language], ...CHECKS];
  const kept = preludes.get(language) ?? precompile();
  preludes.set(language, kept);
  const pch = await kept;
  const said: string[] = [];
  const sink = collector(said);
  const main = `main.${language}`;
  const files: Tree = {
    [main]: source,
    [header]: prelude,
    bits: { 'stdc++.h': BITS },
    ...(pch ? { 'prelude.pch': pch } : {}),
  };
  const before = pch ? ['-include-pch', 'prelude.pch'] : ['-include', header];
  try {
    const made = await runClang([...flags, '-I.', ...before, main, ...LINK, '-o', 'program.wasm'], files, {
      stdout: sink,
      stderr: sink,
    });
    const program = made['program.wasm'];
    if (!(program instanceof Uint8Array)) throw new Error('no program was made');
    const bytes = program.slice().buffer;
    send({ type: 'compiled', program: bytes, message: said.join('') }, [bytes]);
  } catch (error) {
    send({ type: 'compiled', program: null, message: said.join('') || String(error) });
  }

  async function precompile(): Promise<Uint8Array | null> {
    const kind = language === 'cpp' ? 'c++-header' : 'c-header';
    const ignore = collector([]);
    try {
      const made = await runClang(
        [...flags, '-I.', '-x', kind, header, '-o', 'prelude.pch'],
        { [header]: prelude, bits: { 'stdc++.h': BITS } },
        { stdout: ignore, stderr: ignore },
      );
      const file = made['prelude.pch'];
      return file instanceof Uint8Array ? file : null;
    } catch {
      return null; // then it is read each time
    }
  }
}

function collector(said: string[]): Sink {
  const decoder = new TextDecoder();
  return (bytes) => {
    if (bytes && said.length < 1000) said.push(decoder.decode(bytes, { stream: true }));
  };
}

/** The header that g++ has and clang has not: the library as far as programs of this kind go. */
const BITS = [
  ...['algorithm', 'array', 'bit', 'bitset', 'cassert', 'cctype', 'chrono', 'climits', 'cmath', 'compare', 'complex'],
  ...['concepts', 'cstddef', 'cstdint', 'cstdio', 'cstdlib', 'cstring', 'deque', 'exception', 'forward_list'],
  ...['functional', 'initializer_list', 'iomanip', 'iostream', 'iterator', 'limits', 'list', 'map', 'memory'],
  ...['numbers', 'numeric', 'optional', 'queue', 'random', 'ranges', 'set', 'span', 'sstream', 'stack', 'stdexcept'],
  ...[
    'string',
    'string_view',
    'tuple',
    'type_traits',
    'unordered_map',
    'unordered_set',
    'utility',
    'variant',
    'vector',
  ],
]
  .map((name) => `#include <${name}>\n`)
  .join('');
