import type { Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Logger } from 'pino';
import { settingsAsVariables } from '#server/config/env.ts';
import { ExpectedError } from '#shared/expected-error.ts';
import { closeUntaken, forkWorker } from './fork-worker.ts';
import { DRAIN_MS } from './port.ts';
import { createRestarts } from './restarts.ts';

/** What a worker needs to use the database that this process has prepared. */
export type Prepared = { url: string; directUrl: string; jwtSecret: string };

/** A message to a worker: to listen at once, before there is anything to serve, or to serve the prepared database. */
export type Order = 'listen' | Prepared;

/** A message from a worker: that it is serving, or that it accepts no more connections. */
export type News = 'serving' | 'closed';

export type Workers = {
  /**
   * Starts one worker, which listens and answers 503 until it serves.
   * @returns false when it cannot listen; it has printed the reason
   */
  takePort(): Promise<boolean>;
  /** Resolves when all workers are serving. */
  serve(prepared: Prepared): Promise<void>;
  /** Rejects when the start has failed, or when no worker stays alive. */
  lost: Promise<never>;
  /** Resolves when the responses in progress are finished and all workers have exited. */
  stop(): Promise<void>;
};

/** Workers that take longer to stop are killed: they hang, or are running a job, which the next start continues. */
const STOP_MS = DRAIN_MS + 1_000;

type Options = { count: number; port: number; log: Logger; stopRequested: Promise<string> };

type State = 'starting' | 'listening' | 'serving' | 'closed';

/**
 * The processes that answer requests on one port, which is open as long as one of them listens. A process that exits is
 * restarted. No worker outlives this process: `node:cluster` ends one that has lost its primary.
 */
export function createWorkers({ count, port, log, stopRequested }: Options): Workers {
  const states = new Map<Worker, State>();
  const restarts = createRestarts();
  const allServe = Promise.withResolvers<undefined>();
  const lost = Promise.withResolvers<never>();
  lost.promise.catch(() => {}); // it may reject before anything awaits it
  let prepared: Prepared | null = null;
  let stopped: Worker[] = [];
  let phase: 'starting' | 'serving' | 'stopping' = 'starting';
  // A terminal signals the workers too: a worker that exits for that reason is not reported or restarted.
  void stopRequested.then(() => (phase = 'stopping'));

  // Also kills a worker that hangs and cannot notice that its primary has gone.
  process.on('exit', () => killAll('SIGKILL'));

  function killAll(signal: NodeJS.Signals) {
    for (const worker of states.keys()) worker.process.kill(signal);
  }

  function begin(): Worker {
    const worker = forkWorker({ ...settingsAsVariables(), PORT: String(port) });
    const isFirst = [...states.values()].every((state) => state === 'starting');
    states.set(worker, isFirst ? 'listening' : 'starting');
    let servedFrom = Infinity;
    worker.on('message', (news: News | object) => {
      if (typeof news === 'object') return; // a report of metrics
      states.set(worker, news);
      if (news === 'closed') return closeWhatIsLeft();
      servedFrom = Date.now();
      if (states.size < count || [...states.values()].some((state) => state !== 'serving')) return;
      if (phase === 'starting') phase = 'serving';
      allServe.resolve(undefined);
    });
    worker.on('exit', (code, signal) => ended(worker, { code, signal, served: Date.now() - servedFrom }));
    // The process could not be started, or no message could be sent to it.
    worker.on('error', (error) => {
      worker.process.kill('SIGKILL');
      ended(worker, { err: error, served: Date.now() - servedFrom });
    });
    if (isFirst) worker.send('listen' satisfies Order);
    if (prepared) worker.send(prepared satisfies Order);
    return worker;
  }

  function ended(worker: Worker, { served, ...how }: { served: number; code?: number; signal?: string; err?: Error }) {
    if (!states.delete(worker)) return;
    // A worker that exits cleanly has handed back the connections that it did not accept.
    if (how.code !== 0) closeUntaken(worker);
    if (phase === 'stopping') return closeWhatIsLeft();
    if (phase === 'starting') {
      lost.reject(new ExpectedError('A worker has ended during the start'));
      return;
    }
    log.error({ ...how, worker: worker.process.pid }, 'a worker has ended');
    const isServed = [...states.values()].includes('serving');
    const pause = restarts.pauseAfter(served, isServed);
    if (pause === null) lost.reject(new ExpectedError('The workers end as soon as they are started'));
    else setTimeout(() => phase === 'serving' && begin(), pause);
  }

  function closeWhatIsLeft() {
    if ([...states.values()].some((state) => state !== 'closed')) return;
    for (const worker of stopped) closeUntaken(worker);
  }

  return {
    lost: lost.promise,
    async takePort() {
      const worker = begin();
      return Promise.race([once(worker, 'listening').then(() => true), once(worker, 'exit').then(() => false)]);
    },
    async serve(given) {
      prepared = given;
      for (const worker of states.keys()) worker.send(prepared satisfies Order);
      while (states.size < count && phase === 'starting') begin();
      await allServe.promise;
    },
    async stop() {
      phase = 'stopping';
      stopped = [...states.keys()];
      const ends = stopped.map((worker) => once(worker.process, 'exit'));
      killAll('SIGTERM');
      const kill = setTimeout(() => killAll('SIGKILL'), STOP_MS);
      const codes = (await Promise.all(ends)) as [number | null, NodeJS.Signals | null][]; // of 'exit'
      clearTimeout(kill);
      // A worker that was killed by SIGTERM had not installed its handler yet, so it had done nothing.
      const others = codes.filter(([code, signal]) => code !== 0 && signal !== 'SIGTERM');
      if (others.length > 0) throw new Error(`${others.length} workers did not stop in order`);
    },
  };
}
