import { JAVASCRIPT_LINES_BEFORE } from './driver.ts';
import type { ModuleTask, ToRunner } from '#judge/worker/messages.ts';
import { answerOf, type ProblemModule } from '#judge/worker/module-tasks.ts';
import { markOf, printer, wayOut } from '#judge/worker/output.ts';
import { library, nodeFor } from './node/modules.ts';
import { takeAway } from '#judge/worker/take-away.ts';

const send = wayOut();
const now = performance.now.bind(performance);

/** Globals that programs do not need; the frame's policy blocks them in any case. */
const TAKEN = [
  ...['postMessage', 'close', 'fetch', 'importScripts', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'Worker'],
  ...['SharedWorker', 'BroadcastChannel', 'MessageChannel', 'indexedDB', 'caches', 'WebTransport', 'navigator'],
];

self.onmessage = async ({ data }: MessageEvent<ToRunner>) => {
  if (data.type === 'module') return runModule(data.task);
  if (data.type !== 'run') return;
  const source = data.files['main.js'] ?? '';
  const { isDriver, traced } = data;
  const out = printer(send, markOf(data.input, isDriver), traced !== undefined);
  self.onmessage = null;
  takeAway(TAKEN);
  giveConsole(out.write);
  const program = data.files['solution.js'] ?? source;
  (self as { chooseQueueForm?(source: string): void }).chooseQueueForm?.(program); // of queues.ts, where it is loaded
  const fault = await syntaxFault(program, isDriver ? Function : AsyncFunction);
  if (fault !== null) return send({ type: 'end', code: 1, message: fault, isUnreadable: true });
  // oxlint-disable-next-line typescript/no-implied-eval -- a worker without network or storage is made for it
  if (traced) (new Function(traced.prelude) as () => void)();
  send({ type: 'began' });
  try {
    if (isDriver) runDriver(source, data.input, out.write);
    else await runWhole(source, data.input, out.write);
    out.flush();
    send({ type: 'end', code: 0, message: '' });
  } catch (error) {
    out.flush();
    send({ type: 'end', code: 1, message: messageOf(error) });
  }
};

/** The syntax error of a program with its line, which the engine does not report for `new Function`; null if none. */
async function syntaxFault(source: string, Syntax: FunctionConstructor): Promise<string | null> {
  try {
    new Syntax(source);
    return null;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const line = await new Promise<number>((resolve) => {
      const listen = (event: ErrorEvent) => {
        event.preventDefault();
        resolve(event.lineno);
      };
      self.addEventListener('error', listen, { once: true });
      // oxlint-disable-next-line typescript/no-implied-eval -- a separate script has the line
      setTimeout(`(${Syntax === Function ? '' : 'async '}function () {${source}\n})`);
    });
    return `${error.name}: ${error.message}\n    at solution.js:${line}`;
  }
}

const runDriver = (source: string, input: string, write: (text: string) => void) =>
  // oxlint-disable-next-line typescript/no-implied-eval -- a worker without network or storage is made for it
  (new Function('host', source) as (host: object) => void)({ input, write, now, library });

/** Runs a whole program to its end, with the part of Node that reads standard input and writes standard output. */
async function runWhole(source: string, input: string, write: (text: string) => void) {
  const { tasks, globals } = nodeFor(input, write);
  const given = { ...globals, module: { exports: {} }, exports: {}, global: self };
  const body = `${source}\n//# sourceURL=solution.js`;
  const run = new AsyncFunction(...Object.keys(given), body) as (...values: unknown[]) => Promise<void>;
  run(...Object.values(given)).catch((error: unknown) => tasks.fail(error));
  self.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    tasks.fail(event.reason);
  });
  await tasks.end();
}

/** A program may wait for something outside of its functions. */
const AsyncFunction = (async () => {}).constructor as FunctionConstructor;

function giveConsole(write: (text: string) => void) {
  const show = (value: unknown) => {
    if (typeof value === 'string') return value;
    if (value instanceof Map) return `Map(${value.size}) ${JSON.stringify([...value])}`;
    if (value instanceof Set) return `Set(${value.size}) ${JSON.stringify([...value])}`;
    if (typeof value === 'object' && value !== null) return JSON.stringify(value);
    return String(value);
  };
  const log = (...values: unknown[]) => write(`${values.map(show).join(' ')}\n`);
  Object.assign(self.console, { log, info: log, debug: log, warn: log, error: log, table: log });
}

/** The error message with the line of the learner's program, as in the editor. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return `Uncaught ${String(error)}`;
  const line = /solution\.js:(\d+)/.exec(error.stack ?? '')?.[1];
  const at = line === undefined ? '' : `\n    at solution.js:${Number(line) - JAVASCRIPT_LINES_BEFORE}`;
  const isTooDeep = error instanceof RangeError && error.message.includes('call stack');
  return `${error.name}: ${error.message}${isTooDeep ? ': too deep for a browser, about 3,000 calls within calls' : ''}${at}`;
}

/** Runs a module of the problem, isolated from the page like programs. */
async function runModule(task: ModuleTask) {
  try {
    const address = `data:text/javascript,${encodeURIComponent(task.module)}`;
    const module = (await import(/* @vite-ignore */ address)) as ProblemModule; // has the exports for the task
    send({ type: 'answer', value: answerOf(module, task) });
  } catch (error) {
    send({ type: 'end', code: 1, message: messageOf(error) });
  }
}

send({ type: 'ready' });
