import type { ToolFiles, ToRunner } from '#judge/worker/messages.ts';
import { markOf, printer, wayOut } from '#judge/worker/output.ts';
import { PYTHON_AT_START } from './at-start.ts';
import { takeAway } from '#judge/worker/take-away.ts';

const send = wayOut();

type Stream = { write(bytes: Uint8Array): number };
type Pyodide = {
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
  runPython(code: string, options?: { globals: unknown }): unknown;
  toPy(value: object): { destroy(): void };
  FS: { writeFile(path: string, text: string): void; chdir(path: string): void; mkdirTree(path: string): void };
  setStdout(stream: Stream): void;
  setStderr(stream: Stream): void;
};

const BASE = 'https://tools.invalid/';
/** The memory of an interpreter that has just been loaded, as a file of the tool. */
const SNAPSHOT = 'snapshot';
const asModule = (bytes: ArrayBuffer) =>
  `data:text/javascript;base64,${new Uint8Array(bytes).toBase64?.() ?? toBase64(new Uint8Array(bytes))}`;

declare global {
  interface Uint8Array {
    toBase64?(): string;
  }
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 1 << 15)
    text += String.fromCharCode(...bytes.subarray(start, start + (1 << 15)));
  return btoa(text);
}

/** The frame has no network: `fetch` is replaced by one that answers from the files of the tool. */
async function load(files: ToolFiles): Promise<Pyodide> {
  const fileAt = (address: string) => {
    const bytes = files[new URL(address).pathname.slice(1)];
    if (!bytes) throw new TypeError(`${address} is not available`);
    return bytes;
  };
  const types: Record<string, string> = { wasm: 'application/wasm', json: 'application/json' };
  Object.assign(self, {
    fetch: (address: string | URL) => {
      const type = types[String(address).split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      return Promise.resolve(new Response(fileAt(String(address)), { headers: { 'Content-Type': type } }));
    },
    // If it is defined, Pyodide assumes a worker that cannot load modules.
    importScripts: undefined,
  });
  const bytes = (name: string) => fileAt(BASE + name);
  // Pyodide compiles the same bytes again, which takes the browser no time then.
  const compiled = await WebAssembly.compile(bytes('pyodide.asm.wasm'));
  const { loadPyodide } = (await import(/* @vite-ignore */ asModule(bytes('pyodide.mjs')))) as {
    loadPyodide(options: object): Promise<Pyodide>;
  }; // as the package exports it
  const { default: createPyodideModule } = (await import(/* @vite-ignore */ asModule(bytes('pyodide.asm.mjs')))) as {
    default: unknown;
  };
  const options = {
    indexURL: BASE,
    createPyodideModule,
    lockFileContents: new TextDecoder().decode(bytes('pyodide-lock.json')),
    stdLibURL: `${BASE}python_stdlib.zip`,
  };
  const snapshot = files[SNAPSHOT];
  const python = await loadPyodide({
    ...options,
    ...(snapshot ? { _loadSnapshot: snapshot } : { _makeSnapshot: true }),
  });
  // Pyodide imports `random` itself, so every copy would draw the same numbers.
  python.runPython(snapshot ? 'import random; random.seed()' : PYTHON_AT_START);
  const made = snapshot ? {} : snapshotOf(python);
  send({ type: 'reusable', modules: [compiled], files: made }, Object.values(made));
  // Programs reach the globals by `import js`.
  takeAway(['postMessage', 'close']);
  return python;
}

/** Nothing in a browser that cannot copy the memory: there each interpreter is loaded. */
function snapshotOf(python: Pyodide): ToolFiles {
  try {
    return { [SNAPSHOT]: python.makeMemorySnapshot().buffer };
  } catch {
    return {};
  }
}

let loading: Promise<Pyodide> | null = null;

self.onmessage = async ({ data }: MessageEvent<ToRunner>) => {
  if (data.type === 'tool') {
    loading = load(data.files);
    try {
      await loading;
      send({ type: 'ready' });
    } catch (error) {
      send({ type: 'end', code: 1, message: String(error) });
    }
  } else if (data.type === 'run' && loading) {
    run(await loading, data);
  }
};

const STDIN = '/work/.stdin';
/** Standard input is a file, whose size programs ask for to read it at once. Each case begins with one of its own. */
const OPEN_STDIN = `
import os, sys
_file = os.open("${STDIN}", os.O_RDONLY)
os.dup2(_file, 0)
os.close(_file)
sys.stdin = open(0, encoding="utf-8", closefd=False)
`;

/** A syntax error in the program itself, found before any of its lines ran. */
const UNREADABLE = /^ {2}File "solution\.py", line \d+\n[\s\S]*\n(Syntax|Indentation|Tab)Error: .*\n?$/;

function run(python: Pyodide, { files, input, isDriver, traced }: Extract<ToRunner, { type: 'run' }>) {
  python.FS.mkdirTree('/work');
  python.FS.chdir('/work');
  for (const [name, text] of Object.entries(files)) python.FS.writeFile(name, text);
  const out = printer(send, markOf(input, isDriver), traced !== undefined);
  const decoder = new TextDecoder();
  const errors: string[] = [];
  const errorDecoder = new TextDecoder();
  python.setStdout({ write: (bytes) => (out.write(decoder.decode(bytes, { stream: true })), bytes.length) });
  python.setStderr({
    write: (bytes) => {
      if (errors.length < 1000) errors.push(errorDecoder.decode(bytes, { stream: true }));
      return bytes.length;
    },
  });
  python.FS.writeFile(STDIN, input);
  python.runPython(OPEN_STDIN);
  const globals = python.toPy({ __name__: '__main__' });
  send({ type: 'began' });
  try {
    python.runPython((traced?.prelude ?? '') + (files['main.py'] ?? ''), { globals });
    out.flush();
    send({ type: 'end', code: 0, message: '' });
  } catch (error) {
    out.flush();
    const text = errors.join('') || (error as Error).message;
    const message = text.replace(
      // The latter if functions written in C, such as min, are between the calls.
      /^(RecursionError: .*|.*Maximum call stack size exceeded.*)$/m,
      '$1: too deep for a browser, about 20,000 calls within calls, or 10,000 of a cached function',
    );
    send({
      type: 'end',
      code: 1,
      message,
      isUnreadable: UNREADABLE.test(message),
      isOutOfMemory: message.includes('MemoryError'),
    });
  } finally {
    globals.destroy();
  }
}
