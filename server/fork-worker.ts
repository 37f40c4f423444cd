import cluster, { type Worker } from 'node:cluster';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

/** Starts this program once more, as a worker whose log goes into the one of this process. */
export function forkWorker(variables: Record<string, string>): Worker {
  cluster.setupPrimary({
    // Not what was started: `npm start` looks after the build first.
    exec: join(import.meta.dirname, 'main.ts'),
    args: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const worker = cluster.fork(variables);
  if (worker.process.stdout) passOnLines(worker.process.stdout, process.stdout);
  closeUntaken(worker);
  return worker;
}

/** Several processes write to one log: no line of one may stand inside a line of another, nor half of one. */
export function passOnLines(output: Readable, log: Writable): void {
  let rest = '';
  output.setEncoding('utf8').on('data', (text: string) => {
    const read = rest + text;
    const end = read.lastIndexOf('\n') + 1;
    rest = read.slice(end);
    // Never held up: whoever reads the log slowly, or not at all, must not keep the worker from answering.
    if (end > 0) log.write(read.slice(0, end));
  });
}

/**
 * A connection that a worker was being given when it was killed is forgotten by `node:cluster`, and its client would
 * wait for ever. It is closed here, so that the client knows and may ask again.
 */
function closeUntaken({ process: child }: Worker) {
  const send = child.send.bind(child) as (...sent: unknown[]) => boolean; // its many forms are one to this
  let given: { close?(): void } | undefined; // one at a time: the next follows when it is taken
  child.send = (message: unknown, handle?: unknown, ...rest: unknown[]) => {
    if (handle) given = handle;
    return send(message, handle, ...rest);
  };
  // One that has ended in order has given back what it did not take.
  child.on('exit', (code) => code === 0 || given?.close?.());
}
