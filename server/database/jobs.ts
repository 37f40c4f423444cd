import { nextRun } from './change-feed.ts';
import { jobRuns, jobsWaitingSince } from '#server/metrics/instruments.ts';
import type { Database } from './client.ts';
import { ADVISORY_LOCKS } from './advisory-locks.ts';

/**
 * Work that outlives a request, and the process. A job is a row in a table of the service it belongs to, so that it is
 * written in the same transaction as its subject; this module only decides which process works on it. One process at a
 * time works on a kind of job, under a lock that ends with its connection: after a crash the next process continues.
 * See docs/decisions/0009.
 */
export type Job = {
  /** The key of the first unfinished job, including one begun by a process that has died; null when there is none. */
  next(): Promise<string | null>;
  /** Does the job, or continues it. When the signal aborts it may stop half-way: it is run again later. */
  run(key: string, signal: AbortSignal): Promise<void>;
};

export type Jobs = {
  /** Registers how a kind of job is done. */
  work(kind: string, job: Job): void;
  /**
   * Call it after a row is committed. Resolves when no job is waiting any more, or another process is working on them.
   */
  add(kind: string): Promise<void>;
  /** Looks for jobs left by dead processes, now and periodically. */
  start(): void;
  /** Resolves when the running jobs have reached a point where they can stop. */
  stop(): Promise<void>;
};

const LOCK = ADVISORY_LOCKS.jobs;

/** The interval at which to look for jobs that no process works on. */
const LOOK_MS = 10_000;

export function createJobs({ sessions }: Pick<Database, 'sessions'>, onFailure: (error: unknown) => void): Jobs {
  const passes = new Map<string, () => Promise<void>>();
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  async function workOff(kind: string, { next, run }: Job) {
    // A process that finds the lock taken leaves its job to the holder, which looks once more after releasing it.
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
        // Released explicitly before the next look: closing the connection would release it only some time later.
        await connection.query('SELECT pg_advisory_unlock($1, hashtext($2))', [LOCK, kind]);
      } finally {
        connection.off('error', lose);
        // Closes the connection, so that no lock outlives a failure.
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
