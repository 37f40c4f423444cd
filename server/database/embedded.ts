import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { hasState } from '#server/database-errors.ts';
import { type Cluster, EmbeddedDatabaseError, openCluster, startServer, stopServer } from './cluster.ts';
import { hasSurvivors, runningPort } from './lock-file.ts';
import { PgClient } from './pg-client.ts';
import { ADVISORY_LOCKS } from './advisory-locks.ts';

export { EmbeddedDatabaseError };

const USER = 'gearup';
const START_MS = 60_000;
const RETRY_MS = 100;
/** How often to look whether the last process of a dead server has ended, which is a matter of moments. */
const SURVIVORS_MS = 10;
const REVIVE_MS = 1000;
const LEAVE_MS = 3000;

/**
 * The application name of the connection that stops the server. Every process that uses the server holds the advisory
 * lock `embeddedServer` shared, from before its first query until after its last; a process that can take it
 * exclusively is the last user and may stop the server. A process that starts in between waits for the lock, loses its
 * connection when the server stops, and restarts it.
 */
const STOPPING = 'gearup stop';

export type Secrets = { postgresPassword: string; jwtSecret: string };

/**
 * The generated secrets of a data folder, created on first use, readable by the owner only. Two processes that create
 * them concurrently get the same ones.
 * @throws EmbeddedDatabaseError
 */
export function readSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(file)) makeSecrets(file);
    return JSON.parse(readFileSync(file, 'utf8')) as Secrets; // we wrote the file
  } catch (error) {
    if (error instanceof SyntaxError) throw new EmbeddedDatabaseError(`${file} is damaged: put back a copy of it`);
    throw withoutAccess(error, dataDir);
  }
}

function makeSecrets(file: string) {
  const secrets: Secrets = {
    postgresPassword: randomBytes(24).toString('hex'),
    jwtSecret: randomBytes(48).toString('base64url'),
  };
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft);
  }
}

/** Turns errors of the file system into a one-line error about the data folder; other errors stay as they are. */
function withoutAccess(error: unknown, dataDir: string): unknown {
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  return code && syscall ? new EmbeddedDatabaseError(`DATA_DIR ${dataDir} cannot be used: ${message}`) : error;
}

export type EmbeddedDatabase = {
  url: string;
  /** False when a running server was reused. */
  started: boolean;
  /** Stops the server unless another process still uses it. */
  stop(): Promise<void>;
};

/**
 * Starts the PostgreSQL of a data folder, creating it on first use, or reuses the one that is already running there
 * (left by a killed process, or started by another one). PostgreSQL's own lock keeps two servers off one folder. A
 * server that dies while it is in use is started again.
 * @param options settings of postgresql.conf, such as { fsync: 'off' } for tests
 * @throws EmbeddedDatabaseError
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  options: Record<string, string> = {},
): Promise<EmbeddedDatabase> {
  const { postgresPassword: password } = readSecrets(dataDir);
  let cluster: Cluster;
  try {
    cluster = await openCluster(dataDir, USER, password);
  } catch (error) {
    throw withoutAccess(error, dataDir);
  }
  const urlOf = (port: number) => `postgresql://${USER}:${password}@127.0.0.1:${port}/gearup`;
  let stopping = false;
  let hold: Hold;
  let reviving = Promise.resolve();

  async function attach(wantedPort?: number): Promise<{ port: number; started: boolean }> {
    const deadline = Date.now() + START_MS;
    let started = false;
    while (!stopping) {
      const port = runningPort(cluster);
      const newHold = port === null ? null : await holdServer(urlOf(port));
      if (port !== null && newHold) {
        hold = newHold;
        hold.once('end', () => {
          if (!stopping) reviving = revive(port);
        });
        return { port, started };
      }
      const mayStart = port === null && !hasSurvivors(cluster);
      if (mayStart) started = await startServer(cluster, options, wantedPort);
      if (Date.now() > deadline) break;
      await sleep(port === null && !mayStart ? SURVIVORS_MS : RETRY_MS);
    }
    throw new EmbeddedDatabaseError(`The database in ${dataDir} does not start; its log is ${cluster.log}`);
  }

  async function revive(port: number): Promise<void> {
    while (!stopping) {
      try {
        await attach(port);
        return;
      } catch {
        await sleep(REVIVE_MS); // in the meantime callers get the error that the database is away
      }
    }
  }

  try {
    const { port, started } = await attach();
    return {
      url: urlOf(port),
      started,
      async stop() {
        stopping = true;
        await reviving;
        hold.ref(); // otherwise the process could end before the server is stopped
        await hold.end().catch(() => {});
        await stopUnused(cluster, urlOf(port));
      },
    };
  } catch (error) {
    throw withoutAccess(error, dataDir);
  }
}

/** With two methods that pg's types lack. */
type Hold = PgClient & { ref(): void; unref(): void };

/** Opens a connection that marks the server as in use; null while the server does not answer. */
async function holdServer(url: string): Promise<Hold | null> {
  const client = new PgClient({
    connectionString: url,
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    application_name: 'gearup',
  }) as Hold;
  try {
    await client.connect();
    await client.query('SELECT pg_advisory_lock_shared($1)', [ADVISORY_LOCKS.embeddedServer]);
    client.unref(); // does not keep a finished script running
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    if (hasState(error, 'wrongPassword')) {
      throw new EmbeddedDatabaseError('The embedded database refuses the password in secrets.json of DATA_DIR');
    }
    if (hasState(error, 'noSuchDatabase')) await createDatabase(url);
    return null;
  }
}

async function createDatabase(url: string) {
  const client = new PgClient({ connectionString: url.replace(/\/gearup$/, '/postgres') });
  try {
    await client.connect();
    await client.query('CREATE DATABASE gearup');
  } catch {
    // Another process created it, or the server went away: the next attempt shows which.
  } finally {
    await client.end().catch(() => {});
  }
}

/** Stops the server if no process of the site and no other client uses it. */
async function stopUnused(cluster: Cluster, url: string) {
  const client = new PgClient({ connectionString: url, connectionTimeoutMillis: 3000, application_name: STOPPING });
  try {
    await client.connect();
    const isUnused = (await isLastUser(client)) && (await othersLeave(client));
    if (!isUnused) return await client.end();
  } catch {
    return;
  }
  try {
    await stopServer(cluster);
  } finally {
    await client.end().catch(() => {});
  }
}

async function isLastUser(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
    ADVISORY_LOCKS.embeddedServer,
  ]);
  return rows[0]?.taken === true;
}

/** Waits for other clients to leave: a pool's connections close a moment after it ends; somebody's psql stays. */
async function othersLeave(client: pg.Client): Promise<boolean> {
  const deadline = Date.now() + LEAVE_MS;
  for (;;) {
    const { rowCount } = await client.query(
      `SELECT FROM pg_stat_activity WHERE backend_type = 'client backend' AND application_name <> $1`,
      [STOPPING],
    );
    if (rowCount === 0) return true;
    if (Date.now() > deadline) return false;
    await sleep(RETRY_MS / 4);
  }
}
