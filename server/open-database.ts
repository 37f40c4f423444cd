import pg from 'pg';
import { type Database, openDatabase } from '#server/database/client.ts';
import { readSecrets, startEmbeddedDatabase } from '#server/database/embedded.ts';
import { migrate } from '#server/database/migrate.ts';
import type { Env } from '#server/env.ts';

/** A start that cannot go on; the message is the one line that says why. */
export class StartError extends Error {}

export type Progress = (step: string) => void;

export type OpenDatabase = { database: Database; jwtSecret: string; close(): Promise<void> };

/** The migrated database that the settings name: the one of DATABASE_URL, or the embedded one of DATA_DIR. */
export async function openConfiguredDatabase(env: Env, progress: Progress): Promise<OpenDatabase> {
  const embedded = env.DATABASE_URL ? null : await startEmbedded(env, progress);
  const url = env.DATABASE_URL ?? embedded?.url ?? '';
  try {
    if (env.DATABASE_URL) await checkServer(env.DATABASE_URL);
    const applied = await migrate(url);
    if (applied.length > 0) progress(`Database brought up to date (${applied.join(', ')})`);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  const database = openDatabase(url);
  return {
    database,
    jwtSecret: env.JWT_SECRET ?? readSecrets(env.DATA_DIR).jwtSecret,
    async close() {
      await database.close();
      await embedded?.stop();
    },
  };
}

async function startEmbedded(env: Env, progress: Progress) {
  progress(`Starting PostgreSQL in ${env.DATA_DIR}`);
  const embedded = await startEmbeddedDatabase(env.DATA_DIR);
  if (!embedded.started) progress('Using the PostgreSQL that already runs there');
  return embedded;
}

const OLDEST_SERVER = 150_000;

async function checkServer(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {}); // the failing query tells
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num');
    if (Number(rows[0]?.server_version_num) < OLDEST_SERVER)
      throw new StartError('DATABASE_URL names a PostgreSQL older than 15');
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { host } = new URL(url);
    const reason =
      error instanceof AggregateError
        ? error.errors.map((one: Error) => one.message).join('; ')
        : (error as Error).message;
    throw new StartError(`The database of DATABASE_URL at ${host} cannot be used: ${reason}`);
  } finally {
    await client.end().catch(() => {});
  }
}
