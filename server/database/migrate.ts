import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import { hasMigrations, MigrationError, MIGRATIONS_TABLE, runMigrations } from './migration-runner.ts';
import { WriterClient } from './writer.ts';

export const MIGRATIONS_DIR = join(import.meta.dirname, '../../prisma/migrations');

/** The first migration. Databases from before version 1.0.0 had others, and are not taken over. */
export const BASELINE = '20261130000000_baseline';

/** The interval at which to check whether another process has finished migrating. */
const LOOK_MS = 50;

/**
 * Brings the database up to the newest migration. One process migrates at a time.
 * @returns the names of the migrations that were applied
 * @throws MigrationError
 */
export const migrate = (databaseUrl: string): Promise<string[]> =>
  withMigrationLock(databaseUrl, (client) => applyMigrations(client, databaseUrl));

/** Runs `work` while nobody else migrates, Prisma's CLI included. */
export async function withMigrationLock<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const lock = new WriterClient({ connectionString: databaseUrl });
  await lock.connect();
  try {
    while (!(await takeLocks(lock))) await sleep(LOOK_MS);
    return await work(lock);
  } finally {
    await lock.end().catch(() => {});
  }
}

/**
 * Tries without waiting: a query that waits for a lock has a snapshot, and CREATE INDEX CONCURRENTLY waits for
 * snapshots.
 */
async function takeLocks(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'SELECT pg_try_advisory_lock($1) AND pg_try_advisory_lock($2) AS taken',
    [ADVISORY_LOCKS.migrations, ADVISORY_LOCKS.migrationsOfPrisma],
  );
  return rows[0]?.taken === true;
}

/**
 * Applies the named migrations, by default all, that the database does not have yet. The caller must hold the lock.
 * @returns the names of the applied migrations
 * @throws MigrationError
 */
export async function applyMigrations(client: pg.Client, databaseUrl: string, names?: string[]): Promise<string[]> {
  const applied = await appliedMigrations(client);
  if (applied.some((name) => name < BASELINE))
    throw new MigrationError(
      'P3005',
      'The database was made by a version before 1.0.0, which this one cannot take over: give the site an empty one (a new DATA_DIR, or another DATABASE_URL), or start the version that made it',
    );
  const wanted = (await migrationNames()).filter((name) => names?.includes(name) ?? true);
  const missing = wanted.filter((name) => !applied.includes(name));
  if (missing.length === 0) return [];
  const migrations = await Promise.all(missing.map(async (name) => ({ name, sql: await readMigration(name) })));
  await runMigrations({ client, databaseUrl, migrations });
  return missing;
}

/** True for a database that no migration has touched yet. */
export async function isNew(databaseUrl: string): Promise<boolean> {
  const client = new WriterClient({ connectionString: databaseUrl });
  try {
    await client.connect();
    return !(await hasMigrations(client));
  } finally {
    await client.end().catch(() => {});
  }
}

/** The names of the migrations applied to the database, in ascending order. */
export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  if (!(await hasMigrations(client))) return [];
  const { rows } = await client.query<{ migration_name: string }>(
    `SELECT migration_name FROM ${MIGRATIONS_TABLE}
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return rows.map((row) => row.migration_name);
}

export async function migrationNames(): Promise<string[]> {
  const entries = await readdir(MIGRATIONS_DIR, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}

export const readMigration = (name: string): Promise<string> =>
  readFile(join(MIGRATIONS_DIR, name, 'migration.sql'), 'utf8');
