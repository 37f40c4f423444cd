import { setTimeout as sleep } from 'node:timers/promises';
import type { Prisma } from '#prisma/generated/client.ts';
import type { Database } from './client.ts';
import { startHeartbeat } from './heartbeat.ts';
import { hasState } from '#server/database-errors.ts';
import { InterruptiblePool } from './interruptible-pool.ts';
import { cut } from './pg-client.ts';
import { toWriter, WriterClient } from './writer.ts';
import { ADVISORY_LOCKS } from './advisory-locks.ts';

/*
 * Several processes cache public lists in memory, and a list may never be older than the last acknowledged write.
 * NOTIFY alone leaves a gap between the response to a write and its notification in another process. So each process
 * holds a shared advisory lock for as long as it may trust its cache; when it is notified of a change, it invalidates
 * its cache and then releases the lock. A write is answered after the writer has held the same lock exclusively for a
 * moment: by then every process has invalidated its cache. A process that dies loses its connection and with it the
 * lock. See docs/decisions/0004.
 */
const LOCK = ADVISORY_LOCKS.caches;
const CHANNEL = 'content_changed';

/** How long a writer waits for a process that does not respond, in milliseconds; its write is already committed. */
const SETTLE_MS = 3000;
const RECONNECT_MS = 100;
const CONNECT_MS = 2000;
/** The timeout of the first connection: at the start nobody is waiting yet, and the machine is busiest. */
const FIRST_CONNECT_MS = 15_000;

// A fast process has invalidated its cache and holds its lock again before the writer requests it, and would not
// release it again. So each request begins with an empty NOTIFY, which makes every process release its lock again.
// If a process handles even that before the lock is requested, the request times out and is repeated.
const ASK_MS = 50;
const ASK = `SET lock_timeout = ${ASK_MS}; BEGIN; NOTIFY ${CHANNEL}; COMMIT; BEGIN; SELECT pg_advisory_xact_lock(${LOCK}); COMMIT`;

export type ChangeFeed = {
  /** True while no change can go unnoticed: data read since the last change may be cached. */
  isLive(): boolean;
  /** True while the server cannot be reached, or does not answer. */
  isAway(): boolean;
  /** Called with the channel's payload, the name of a resource, or null when any may have changed. */
  onChange(listener: (resource: string | null) => void): void;
  /** Resolves when every process has invalidated what a committed change made stale. Call it after the commit. */
  settle(): Promise<void>;
  close(): Promise<void>;
};

/** Returns the statement that announces a change; it must run in the transaction that makes the change. */
export const announceChange = (resource: string) => ({
  text: 'SELECT pg_notify($1, $2)',
  values: [CHANNEL, resource] as const,
});

/** Notifies every process, when the transaction commits, that a resource has changed. */
export async function announce(transaction: Prisma.TransactionClient, resource: string): Promise<void> {
  const { text, values } = announceChange(resource);
  await transaction.$executeRawUnsafe(text, ...values);
}

/**
 * @param database interrupted when its server goes away, and resumed when it is back
 */
export async function openChangeFeed(
  databaseUrl: string,
  onWarning: (message: string) => void,
  database?: Pick<Database, 'interrupt' | 'resume'>,
): Promise<ChangeFeed> {
  const listeners: ((resource: string | null) => void)[] = [];
  const tell = (resource: string | null) => {
    for (const listener of listeners) listener(resource);
  };
  let live = false;
  let isAway = false;
  let closed = false;
  let connection: WriterClient | null = null;
  let hostAndPort = '';
  let reconnecting = Promise.resolve();

  const settler = new InterruptiblePool({
    ...toWriter(databaseUrl),
    max: 1,
    connectionTimeoutMillis: SETTLE_MS,
  });
  settler.on('error', () => {});
  const waiting = [settler, ...(database ? [database] : [])];

  function goAway() {
    if (isAway || closed) return;
    isAway = true;
    onWarning('The database does not answer');
    for (const pool of waiting) pool.interrupt();
  }

  function comeBack() {
    if (!isAway) return;
    isAway = false;
    onWarning('The database answers again');
    for (const pool of waiting) pool.resume();
  }

  async function connect(patience = CONNECT_MS) {
    const client = new WriterClient({
      connectionString: databaseUrl,
      connectionTimeoutMillis: patience,
      keepAlive: true,
      application_name: 'gearup change feed',
    });
    let renewal: Promise<void> | null = null;
    let notifications = 0;
    client.on('notification', ({ payload }) => {
      live = false;
      notifications++;
      tell(payload ?? null);
      // A connection that ends in the meantime fails the renewal too; the handler of 'end' deals with it.
      renewal ??= renew()
        .catch(() => {})
        .finally(() => (renewal = null));
    });
    async function renew() {
      let since: number;
      do {
        since = notifications;
        await client.query('SELECT pg_advisory_unlock_shared($1)', [LOCK]);
        await client.query('SELECT pg_advisory_lock_shared($1)', [LOCK]);
      } while (notifications !== since);
      live = connection === client;
    }
    let endHeartbeat = () => {};
    const lose = () => {
      endHeartbeat();
      if (connection !== client) return;
      connection = null;
      live = false;
      tell(null);
      if (!closed) reconnecting = reconnect();
    };
    // A server that ends the connection sends an error, releases our lock and then closes: waiting for 'end' would be
    // too late.
    client.on('error', lose);
    client.on('end', lose);
    await client.connect();
    // Locked before LISTEN: a notification in between would renew a lock that is not held yet, so that it would be held
    // twice from then on and never released.
    await client.query(`SELECT pg_advisory_lock_shared(${LOCK}); LISTEN ${CHANNEL}`);
    connection = client;
    const leave = () => {
      goAway();
      cut(client);
    };
    endHeartbeat = startHeartbeat(async () => {
      if (!(await client.isWritable())) leave();
    }, leave);
    // Nothing may be read from the former server once another one takes the writes: goAway cuts those connections.
    if (hostAndPort !== '' && hostAndPort !== client.hostAndPort) {
      goAway();
      onWarning(`The database is now at ${client.hostAndPort}`);
    }
    ({ hostAndPort } = client);
    comeBack();
    tell(null);
    live = notifications === 0;
  }

  async function reconnect() {
    while (!closed && !connection) {
      await sleep(RECONNECT_MS);
      if (!closed) await connect().catch(goAway);
    }
  }

  const settle = nextRun(async () => {
    const deadline = Date.now() + SETTLE_MS;
    for (;;) {
      try {
        await settler.query(ASK);
        return;
      } catch (error) {
        await settler.query('ROLLBACK').catch(() => {});
        if (hasState(error, 'lockNotAvailable') && Date.now() < deadline) continue;
        onWarning(`A process did not answer a change in time: ${String(error)}`);
        return;
      }
    }
  });

  await connect(FIRST_CONNECT_MS);
  return {
    isLive: () => live,
    isAway: () => isAway,
    onChange: (listener) => void listeners.push(listener),
    settle,
    async close() {
      closed = true;
      await reconnecting; // otherwise its connection would outlive the feed
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
