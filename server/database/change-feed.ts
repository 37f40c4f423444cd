import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/*
 * Several processes keep public lists in memory, and a list may never be older than the last acknowledged write.
 * NOTIFY alone leaves a gap between a write's answer and another process's hearing of it. So each process holds a
 * shared advisory lock for as long as it may trust what it keeps, and gives it up when it has heard of a change and
 * dropped what it kept. A writer is answered when it has held the same lock exclusively for a moment: by then every
 * process has dropped. A process that dies loses its connection and with it the lock. See docs/decisions/0004.
 */
const LOCK = 7_203_116;
const CHANNEL = 'content_changed';

/** How long a writer waits for a process that has stopped answering; its write is safe all the same. */
const SETTLE_MS = 3000;
const RECONNECT_MS = 250;

export type ChangeFeed = {
  /** True while no change can go unnoticed: what was read since the last change may be kept. */
  isLive(): boolean;
  /** Called with the channel's payload, the name of a resource, or null when any may have changed. */
  onChange(listener: (resource: string | null) => void): void;
  /** Resolves when every process has dropped what a committed change made stale. Call it after the commit. */
  settle(): Promise<void>;
  close(): Promise<void>;
};

/** The statement that announces a change; it belongs into the transaction that makes it. */
export const announceChange = (resource: string) => ({
  text: 'SELECT pg_notify($1, $2)',
  values: [CHANNEL, resource] as const,
});

export async function openChangeFeed(databaseUrl: string, onWarning: (message: string) => void): Promise<ChangeFeed> {
  const listeners: ((resource: string | null) => void)[] = [];
  const tell = (resource: string | null) => {
    for (const listener of listeners) listener(resource);
  };
  let live = false;
  let closed = false;
  let connection: pg.Client | null = null;

  async function connect() {
    const client = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      application_name: 'gearup change feed',
    });
    let renewal: Promise<void> | null = null;
    let heard = 0;
    client.on('notification', ({ payload }) => {
      live = false;
      heard++;
      tell(payload ?? null);
      renewal ??= renew().finally(() => (renewal = null));
    });
    async function renew() {
      let since: number;
      do {
        since = heard;
        await client.query('SELECT pg_advisory_unlock_shared($1)', [LOCK]);
        await client.query('SELECT pg_advisory_lock_shared($1)', [LOCK]);
      } while (heard !== since);
      live = connection === client;
    }
    client.on('error', () => {}); // 'end' follows, and does what there is to do
    client.on('end', () => {
      if (connection !== client) return;
      connection = null;
      live = false;
      tell(null);
      if (!closed) void reconnect();
    });
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    await client.query('SELECT pg_advisory_lock_shared($1)', [LOCK]);
    connection = client;
    tell(null);
    live = heard === 0;
  }

  async function reconnect() {
    while (!closed && !connection) {
      await sleep(RECONNECT_MS);
      await connect().catch(() => {});
    }
  }

  const settler = new pg.Pool({ connectionString: databaseUrl, max: 1, connectionTimeoutMillis: SETTLE_MS });
  settler.on('error', () => {});
  const settle = nextRun(async () => {
    try {
      await settler.query(`SET lock_timeout = ${SETTLE_MS}; BEGIN; SELECT pg_advisory_xact_lock(${LOCK}); COMMIT`);
    } catch (error) {
      await settler.query('ROLLBACK').catch(() => {});
      onWarning(`A process did not answer a change in time: ${String(error)}`);
    }
  });

  await connect();
  return {
    isLive: () => live,
    onChange: (listener) => void listeners.push(listener),
    settle,
    async close() {
      closed = true;
      await connection?.end();
      await settler.end();
    },
  };
}

/**
 * Runs one at a time; calls that arrive during a run share the next one. So a caller always gets the result of a run
 * that began after its call.
 */
export function nextRun<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> | null = null;
  let next: Promise<T> | null = null;
  const start = (): Promise<T> => {
    next = null;
    const result = run();
    const mark = result
      .catch(() => {})
      .then(() => {
        if (running === mark) running = null;
      });
    running = mark;
    return result;
  };
  return () => {
    if (next) return next;
    if (!running) return start();
    next = running.then(start);
    return next;
  };
}
