import { Buffer } from './buffer.ts';
import { Emitter } from './emitter.ts';
import { Lines, Stdin } from './input.ts';
import { Exit, Tasks } from './tasks.ts';

type Write = (text: string) => void;

/**
 * The part of Node that a whole program uses: standard input in each of its forms, standard output, timers, and the
 * modules around them.
 */
export function nodeFor(input: string, write: Write) {
  const tasks = new Tasks();
  const print = (text: unknown) => {
    if (!tasks.hasExited) write(text instanceof Uint8Array ? Buffer.from(text).toString() : String(text));
    return true;
  };
  const stdin = new Stdin(input, tasks);
  const process = processOf(stdin, print);
  const readline = { createInterface: () => new Lines(stdin, { tasks, write: (text) => void print(text) }) };
  const modules: Record<string, unknown> = {
    fs: fileSystem(stdin, print),
    'fs/promises': promised(stdin),
    readline: { ...readline, promises: asking(readline) },
    'readline/promises': asking(readline),
    process,
    buffer: { Buffer },
    events: Object.assign(Emitter, { EventEmitter: Emitter }),
    os: { EOL: '\n' },
    util: { promisify, inspect: (value: unknown) => JSON.stringify(value) },
    perf_hooks: { performance },
    timers: {},
    assert: Object.assign(assert, { ok: assert, equal: (a: unknown, b: unknown) => assert(String(a) === String(b)) }),
  };
  const require = (name: string) => {
    const found = modules[name.replace(/^node:/, '')] ?? library(name);
    if (!found) throw new Error(`there is no module ${name} here`);
    return found;
  };
  const timer = (task: (...given: unknown[]) => void, milliseconds?: number, ...given: unknown[]) =>
    tasks.later(() => task(...given), milliseconds);
  const globals = {
    process,
    require,
    Buffer,
    setTimeout: timer,
    setImmediate: (task: (...given: unknown[]) => void, ...given: unknown[]) => timer(task, 0, ...given),
    setInterval: (task: (...given: unknown[]) => void, milliseconds = 0, ...given: unknown[]) =>
      repeated(tasks, () => task(...given), milliseconds),
    ...Object.fromEntries(
      ['clearTimeout', 'clearInterval', 'clearImmediate'].map((name) => [name, (id: unknown) => stop(tasks, id)]),
    ),
  };
  return { tasks, globals };
}

/** The libraries that are there without an import can be required as well. */
export function library(name: string): unknown {
  const all = globalThis as unknown as Record<string, unknown>; // the scripts of the libraries assign them
  if (name === 'lodash') return all._;
  return /^@datastructures-js\/(priority-queue|queue|deque)$/.test(name) && all.Queue ? all : undefined;
}

type Repeated = { timer: unknown };

function repeated(tasks: Tasks, task: () => void, milliseconds: number): Repeated {
  const again: Repeated = { timer: null };
  const next = () => {
    again.timer = tasks.later(() => {
      next();
      task();
    }, milliseconds);
  };
  next();
  return again;
}

const stop = (tasks: Tasks, id: unknown) =>
  tasks.cancel(typeof id === 'object' && id !== null && 'timer' in id ? id.timer : id);

function processOf(stdin: Stdin, print: (text: unknown) => boolean) {
  return {
    stdin,
    stdout: Object.assign(new Emitter(), { write: print, isTTY: false }),
    stderr: { write: () => true },
    argv: ['node', 'solution.js'],
    env: {},
    platform: 'linux',
    exitCode: 0,
    cwd: () => '/',
    memoryUsage: () => ({ heapUsed: 0, rss: 0 }),
    uptime: () => performance.now() / 1000,
    hrtime: Object.assign(() => [Math.floor(performance.now() / 1000), 0], {
      bigint: () => BigInt(Math.round(performance.now() * 1e6)),
    }),
    nextTick: (task: (...given: unknown[]) => void, ...given: unknown[]) => queueMicrotask(() => task(...given)),
    on() {},
    once() {},
    exit(code = 0) {
      throw new Exit(code);
    },
  };
}

const encodingIn = (options: unknown): boolean =>
  typeof options === 'string' || (typeof options === 'object' && options !== null && 'encoding' in options);

const read = (stdin: Stdin, options: unknown) => (encodingIn(options) ? stdin.take().toString() : stdin.take());

const fileSystem = (stdin: Stdin, print: (text: unknown) => boolean) => ({
  readFileSync: (_path: unknown, options: unknown) => read(stdin, options),
  readFile(_path: unknown, ...given: unknown[]) {
    const done = given.at(-1) as (error: null, data: unknown) => void; // after the options
    stdin.once('end', () => done(null, read(stdin, given[0])));
  },
  readSync(_fd: number, buffer: Uint8Array, offset: unknown = 0, length?: number) {
    const options = (typeof offset === 'object' && offset !== null ? offset : { offset, length }) as {
      offset?: number;
      length?: number;
    }; // Node takes both
    const start = options.offset ?? 0;
    const part = stdin.take(options.length ?? buffer.length - start);
    buffer.set(part, start);
    return part.length;
  },
  createReadStream: () => stdin,
  writeSync: (_fd: number, text: unknown) => print(text),
  writeFileSync: (_path: unknown, text: unknown) => void print(text),
  existsSync: () => true,
  fstatSync: () => ({ size: 0 }),
  promises: promised(stdin),
});

const promised = (stdin: Stdin) => ({
  readFile: (_path: unknown, options: unknown) => Promise.resolve(read(stdin, options)),
});

/** `readline/promises`: a question is answered by a promise. */
const asking = ({ createInterface }: { createInterface(): Lines }) => ({
  createInterface() {
    const lines = createInterface();
    const ask = lines.question.bind(lines);
    return Object.assign(lines, {
      question: (prompt: string) => new Promise<string>((answer) => ask(prompt, answer)),
    });
  },
});

/** A question answers with its first value; other calls with an error before it. */
const promisify =
  (call: (...given: unknown[]) => void) =>
  (...given: unknown[]) =>
    new Promise((resolve, reject) => {
      call(...given, (first: unknown, ...values: unknown[]) => {
        if (first instanceof Error) reject(first);
        else resolve(values.length > 0 ? values[0] : first);
      });
    });

function assert(isTrue: unknown, message = 'an assertion failed'): void {
  if (!isTrue) throw new Error(message);
}
