import { type Database, openDatabase, type Patience } from './client.ts';
import { readSecrets, startEmbeddedDatabase } from './embedded.ts';
import { isNew, migrate } from './migrate.ts';
import { hostsOf } from '#server/config/database-hosts.ts';
import { WriterClient } from './writer.ts';
import type { Env } from '#server/config/env.ts';
import { ExpectedError } from '#shared/expected-error.ts';

/** A start that cannot continue; the message says why in one line. */
export class StartError extends ExpectedError {}

export type Progress = (step: string) => void;

export type OpenDatabase = { database: Database; jwtSecret: string; close(): Promise<void> };

type Opening = {
  env: Env;
  progress: Progress;
  /** Runs before the migration of a database that no migration has touched yet. */
  fillNew?: () => Promise<void>;
  /**
   * Absent for commands: they have no timeouts for statements and locks, wait long for a connection, and connect to the
   * server itself, not a pooler.
   */
  patience?: Patience;
};

/** For commands, and for a start before it serves: nobody waits for an answer, and the machine may be busy. */
export const UNHURRIED: Patience = { connection: 60_000 };

/** A database that may not be migrated yet. `url` is that of the server itself, not of a pooler. */
export type ReachedDatabase = { url: string; close(): Promise<void> };

/**
 * The database that the settings name: the one of DATABASE_URL, or the embedded one of DATA_DIR.
 * @throws StartError or EmbeddedDatabaseError
 */
export async function reachConfiguredDatabase({ env, progress }: Opening): Promise<ReachedDatabase> {
  const { DATABASE_URL, DIRECT_DATABASE_URL, DATA_DIR } = env;
  if (DATABASE_URL) {
    const url = DIRECT_DATABASE_URL ?? DATABASE_URL;
    await orUnusable(url, checkServer(url));
    return { url, close: async () => {} };
  }
  progress(`Starting PostgreSQL in ${DATA_DIR}`);
  const embedded = await startEmbeddedDatabase(DATA_DIR);
  if (!embedded.started) progress('Using the PostgreSQL that already runs there');
  return { url: embedded.url, close: () => embedded.stop() };
}

/**
 * Opens the database that the settings name, migrated to the newest version.
 * @throws StartError or EmbeddedDatabaseError
 */
export async function openConfiguredDatabase(opening: Opening): Promise<OpenDatabase> {
  const { env } = opening;
  const { url, close } = await reachConfiguredDatabase(opening);
  const pooled = (opening.patience && env.DATABASE_URL) || url;
  try {
    const migrating = bringUpToDate(url, opening);
    await (env.DATABASE_URL ? orUnusable(url, migrating) : migrating);
    if (pooled !== url) await orUnusable(pooled, checkServer(pooled));
  } catch (error) {
    await close();
    throw error;
  }
  const database = openDatabase(pooled, { ...(opening.patience ?? UNHURRIED), directUrl: url });
  const generated = () => (env.DATABASE_URL ? '' : readSecrets(env.DATA_DIR).jwtSecret);
  return {
    database,
    jwtSecret: env.JWT_SECRET ?? generated(),
    async close() {
      await database.close();
      await close();
    },
  };
}

/** Turns failures of the database that DATABASE_URL names into a one-line StartError without its password. */
async function orUnusable(url: string, using: Promise<void>): Promise<void> {
  try {
    await using;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The database of DATABASE_URL at ${hostsOf(url).join(', ')} cannot be used: ${reasonOf(error)}`,
    );
  }
}

async function bringUpToDate(url: string, { progress, fillNew }: Opening) {
  if (fillNew && (await isNew(url))) await fillNew();
  const applied = await migrate(url);
  if (applied.length > 0) progress(`Database brought up to date (${applied.join(', ')})`);
}

const OLDEST_SERVER = 150_000;

async function checkServer(url: string) {
  const client = new WriterClient({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num');
    if (Number(rows[0]?.server_version_num) < OLDEST_SERVER)
      throw new StartError('DATABASE_URL names a PostgreSQL older than 15');
  } finally {
    await client.end().catch(() => {});
  }
}

/** The error message in one line; a host name with several addresses fails once for each of them. */
function reasonOf(error: unknown): string {
  const errors = (error instanceof AggregateError ? error.errors : [error]) as Error[]; // what pg and Node throw
  return errors.map(({ message }) => message.trim().replace(/\s*\n\s*/g, ' ')).join('; ');
}
