import { nextRun } from './change-feed.ts';
import { jobRuns, jobsWaitingSince } from '#server/metrics/instruments.ts';
import type { Database } from './client.ts';
import { ADVISORY_LOCKS } from './advisory-locks.ts';

/**
 * Work that outlives a request, and the process. A job is a row that a service keeps in a table of its own, so that it
 * is written down in the transaction of what it is about; here is only who works on it. One process at a time works on
 * a kind of job, by a lock that ends with its connection: after a crash the next one goes on. See docs/decisions/0009.
 */
export type Job = {
  /** The first that has not ended, also one that a process began which is gone; null when there is none. */
  next(): Promise<string | null>;
  /** Does it, or goes on with it. When the signal is given it may stop half-way: it is begun again later. */
  run(key: string, signal: AbortSignal): Promise<void>;
};

export type Jobs = {
  /** Says how a kind of job is done. */
  work(kind: string, job: Job): void;
  /** To be called when a row has been committed. Resolves when none waits any more, or another process does them. */
  add(kind: string): Promise<void>;
  /** Looks now, and from time to time, for what a process has left that is gone. */
  start(): void;
  /** Resolves when the jobs under way have come to a place where they can stop. */
  stop(): Promise<void>;
};

const LOCK = ADVISORY_LOCKS.jobs;

/** How long a job lies that nobody works on. */
const LOOK_MS = 10_000;

export function createJobs({ sessions }: Pick<Database, 'sessions'>, onFailure: (error: unknown) => void): Jobs {
  const passes = new Map<string, () => Promise<void>>();
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  async function workOff(kind: string, { next, run }: Job) {
    // Whoever finds the lock taken leaves its job to the holder, who looks once more after giving it up.
    while (!stopping.signal.aborted && (await next()) !== null) {
      if (!jobsWaitingSince.has(kind)) jobsWaitingSince.set(kind, Date.now());
      const connection = await sessions.connect();
      const lost = new AbortController();
      const lose = () => lost.abort();
      connection.on('error', lose);
      const signal = AbortSignal.any([stopping.signal, lost.signal]);
      try {
        const { rows } = await connection.query<{ held: boolean }>(
          'SELECT pg_try_advisory_lock($1, hashtext($2)) AS held',
          [LOCK, kind],
        );
        if (!rows[0]?.held) return;
        for (let key = await next(); key !== null && !signal.aborted; key = await next()) {
          await run(key, signal);
          jobRuns.inc({ kind, result: signal.aborted ? 'stopped' : 'done' });
          jobsWaitingSince.set(kind, Date.now());
        }
        // Before it looks once more, and waited for: the end of the connection alone comes at some later moment.
        await connection.query('SELECT pg_advisory_unlock($1, hashtext($2))', [LOCK, kind]);
      } finally {
        connection.off('error', lose);
        // Ended, so that no lock outlives a failure.
        connection.release(true);
      }
    }
  }

  function add(kind: string): Promise<void> {
    const pass = passes.get(kind);
    if (!pass || stopping.signal.aborted) return Promise.resolve();
    const running = pass().then(
      () => void jobsWaitingSince.delete(kind),
      (error: unknown) => {
        jobRuns.inc({ kind, result: 'failed' });
        onFailure(error);
      },
    );
    underWay.add(running);
    return running.finally(() => underWay.delete(running));
  }

  const look = () => {
    for (const kind of passes.keys()) void add(kind);
  };

  return {
    work: (kind, job) =>
      void passes.set(
        kind,
        nextRun(() => workOff(kind, job)),
      ),
    add,
    start() {
      timer = setInterval(look, LOOK_MS).unref();
      look();
    },
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await Promise.all(underWay);
    },
  };
}
