import cluster, { type Worker } from 'node:cluster';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

/** Starts another process of the site as a worker, whose log lines are written to the log of this process. */
export function forkWorker(variables: Record<string, string>): Worker {
  cluster.setupPrimary({
    // Not the script that started this process: `npm start` runs one that checks the build first.
    exec: join(import.meta.dirname, '../main.ts'),
    args: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const worker = cluster.fork(variables);
  if (worker.process.stdout) passOnLines(worker.process.stdout, process.stdout);
  noteGiven(worker);
  return worker;
}

/** Passes on complete lines only, so that the lines of several processes do not mix in one log. */
export function passOnLines(output: Readable, log: Writable): void {
  let rest = '';
  output.setEncoding('utf8').on('data', (text: string) => {
    const read = rest + text;
    const end = read.lastIndexOf('\n') + 1;
    rest = read.slice(end);
    // Without back-pressure: a slow or stopped reader of the log must not block the worker.
    if (end > 0) log.write(read.slice(0, end));
  });
}

type Connection = { close(): void };

/** The last connection handed to each worker, which gets the next one only after it has accepted this one. */
const lastHanded = new WeakMap<Worker, Connection>();

function noteGiven(worker: Worker) {
  const child = worker.process;
  const send = child.send.bind(child) as (...sent: unknown[]) => boolean; // the overloads do not matter here
  child.send = (message: unknown, connection?: unknown, ...rest: unknown[]) => {
    if (connection) lastHanded.set(worker, connection as Connection); // node:cluster hands over nothing else
    return send(message, connection, ...rest);
  };
}

/**
 * `node:cluster` loses a connection that it is handing to a worker when that is killed, or to the last worker that
 * closed: its client would wait as long as this process runs. This closes it, so that the client notices and can retry.
 * Does nothing to a connection that the worker has accepted.
 */
export const closeUntaken = (worker: Worker): void => lastHanded.get(worker)?.close();
