import cluster, { type Worker } from 'node:cluster';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

/** Starts this program once more, as a worker whose log goes into the one of this process. */
export function forkWorker(variables: Record<string, string>): Worker {
  cluster.setupPrimary({
    // Not what was started: `npm start` looks after the build first.
    exec: join(import.meta.dirname, '../main.ts'),
    args: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const worker = cluster.fork(variables);
  if (worker.process.stdout) passOnLines(worker.process.stdout, process.stdout);
  noteGiven(worker);
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

type Connection = { close(): void };

/** What each worker was given last: it is given one at a time, and the next when it has taken that. */
const given = new WeakMap<Worker, Connection>();

function noteGiven(worker: Worker) {
  const child = worker.process;
  const send = child.send.bind(child) as (...sent: unknown[]) => boolean; // its many forms are one to this
  child.send = (message: unknown, connection?: unknown, ...rest: unknown[]) => {
    if (connection) given.set(worker, connection as Connection); // node:cluster hands over nothing else
    return send(message, connection, ...rest);
  };
}

/**
 * `node:cluster` forgets a connection that it was handing to a worker which then was killed, or to the last one that
 * closed: its client would wait for as long as this process lives. It is closed here, so that the client knows and may
 * ask again. To one that the worker has taken nothing happens.
 */
export const closeUntaken = (worker: Worker): void => given.get(worker)?.close();
