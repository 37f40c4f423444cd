import type { Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Logger } from 'pino';
import { settingsAsVariables } from '#server/config/env.ts';
import { ForeseenError } from '#shared/foreseen-error.ts';
import { closeUntaken, forkWorker } from './fork-worker.ts';
import { DRAIN_MS } from './port.ts';
import { createRestarts } from './restarts.ts';

/** What a worker needs to know of the database that this process has prepared. */
export type Prepared = { url: string; directUrl: string; jwtSecret: string };

/** To listen at once, although there is nothing to serve yet; and to serve. */
export type Order = 'listen' | Prepared;

/** That a worker serves, and that it takes no connections any more. */
export type News = 'serving' | 'closed';

export type Workers = {
  /**
   * One worker listens, and tells whoever asks to come back.
   * @returns false when it cannot, and has said why
   */
  takePort(): Promise<boolean>;
  /** Resolves when all of them serve. */
  serve(prepared: Prepared): Promise<void>;
  /** Rejects when the start has failed, or when no worker stays alive. */
  lost: Promise<never>;
  /** Resolves when the answers under way are finished and all have ended. */
  stop(): Promise<void>;
};

/** A worker that has not ended by then is killed: it hangs, or is in a job, which another start goes on with. */
const STOP_MS = DRAIN_MS + 1_000;

type Options = { count: number; port: number; log: Logger; stopRequested: Promise<string> };

type State = 'starting' | 'listening' | 'serving' | 'closed';

/**
 * The processes that answer, on one port, which is open for as long as one of them listens. One that ends is started
 * again. None outlives this process: `node:cluster` ends a worker that has lost its primary.
 */
export function createWorkers({ count, port, log, stopRequested }: Options): Workers {
  const states = new Map<Worker, State>();
  const restarts = createRestarts();
  const allServe = Promise.withResolvers<undefined>();
  const lost = Promise.withResolvers<never>();
  lost.promise.catch(() => {}); // it may be lost while nobody waits
  let prepared: Prepared | null = null;
  let stopped: Worker[] = [];
  let phase: 'starting' | 'serving' | 'stopping' = 'starting';
  // A terminal tells all of them: then no worker is missed that is gone already.
  void stopRequested.then(() => (phase = 'stopping'));

  // Also one that hangs and cannot notice that its primary has gone.
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
      if (typeof news === 'object') return; // its metrics
      states.set(worker, news);
      if (news === 'closed') return closeWhatIsLeft();
      servedFrom = Date.now();
      if (states.size < count || [...states.values()].some((state) => state !== 'serving')) return;
      if (phase === 'starting') phase = 'serving';
      allServe.resolve(undefined);
    });
    worker.on('exit', (code, signal) => ended(worker, { code, signal, served: Date.now() - servedFrom }));
    // It could not be made, or takes no orders any more.
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
    // One that has ended in order has given back what it did not take.
    if (how.code !== 0) closeUntaken(worker);
    if (phase === 'stopping') return closeWhatIsLeft();
    if (phase === 'starting') {
      lost.reject(new ForeseenError('A worker has ended during the start'));
      return;
    }
    log.error({ ...how, worker: worker.process.pid }, 'a worker has ended');
    const isServed = [...states.values()].includes('serving');
    const pause = restarts.pauseAfter(served, isServed);
    if (pause === null) lost.reject(new ForeseenError('The workers end as soon as they are started'));
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
      // One that SIGTERM ended had not come as far as to do anything.
      const others = codes.filter(([code, signal]) => code !== 0 && signal !== 'SIGTERM');
      if (others.length > 0) throw new Error(`${others.length} workers did not stop in order`);
    },
  };
}
