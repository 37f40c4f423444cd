import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { MigrationList } from '@prisma/schema-engine-wasm';
import type pg from 'pg';
import { NO_FILTERS, type SchemaFile, withSchemaEngine } from './schema-engine.ts';
import { WriterClient } from './writer.ts';
import { ADVISORY_LOCKS } from './advisory-locks.ts';

const PRISMA_DIR = join(import.meta.dirname, '../../prisma');
const SCHEMA = join(PRISMA_DIR, 'schema.prisma');
export const MIGRATIONS_DIR = join(PRISMA_DIR, 'migrations');

/** The table in which Prisma records the migrations that it has applied. */
export const MIGRATIONS_TABLE = '_prisma_migrations';

/**
 * Brings the database up to the newest migration with Prisma's own schema engine. One process migrates at a time; the
 * ordinary CLI works beside it (same `_prisma_migrations`).
 * @returns the names of the migrations that were applied
 */
export const migrate = (databaseUrl: string): Promise<string[]> =>
  withMigrationLock(databaseUrl, (client) => applyMigrations(client, databaseUrl));

/** Runs `work` while nobody else migrates. */
export async function withMigrationLock<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const lock = new WriterClient({ connectionString: databaseUrl });
  lock.on('error', () => {}); // the failing query reports it
  await lock.connect();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.migrations]);
    return await work(lock);
  } finally {
    await lock.end().catch(() => {});
  }
}

/**
 * Applies the named migrations, by default all, that the database does not have yet. The caller must hold the lock.
 * @returns the names of those applied
 */
export async function applyMigrations(client: pg.Client, databaseUrl: string, names?: string[]): Promise<string[]> {
  const wanted = names ?? (await migrationNames());
  // Loading the engine takes longer than all the rest of a start, so the table is checked for missing migrations first.
  const applied = new Set(await appliedMigrations(client));
  if (wanted.every((name) => applied.has(name))) return [];
  const all = await readMigrations();
  const migrationDirectories = all.migrationDirectories.filter(({ path }) => wanted.includes(path));
  const { appliedMigrationNames } = await withSchemaEngine({ databaseUrl, schema: await readSchema() }, (engine) =>
    engine.applyMigrations({ migrationsList: { ...all, migrationDirectories }, filters: NO_FILTERS }),
  );
  return appliedMigrationNames;
}

/** True for a database that no migration has touched yet. */
export async function isNew(databaseUrl: string): Promise<boolean> {
  const client = new WriterClient({ connectionString: databaseUrl });
  client.on('error', () => {}); // the failing query reports it
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

async function hasMigrations(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    'SELECT 1 FROM pg_tables WHERE schemaname = current_schema() AND tablename = $1',
    [MIGRATIONS_TABLE],
  );
  return rowCount !== 0;
}

export async function migrationNames(): Promise<string[]> {
  const entries = await readdir(MIGRATIONS_DIR, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}

export async function readSchema(): Promise<SchemaFile[]> {
  return [{ path: SCHEMA, content: await readFile(SCHEMA, 'utf8') }];
}

export async function readMigrations(): Promise<MigrationList> {
  const names = await migrationNames();
  const migrationDirectories = await Promise.all(
    names.map(async (name) => {
      const value = await readFile(join(MIGRATIONS_DIR, name, 'migration.sql'), 'utf8');
      return { path: name, migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value } } };
    }),
  );
  const lockfile = {
    path: 'migration_lock.toml',
    content: await readFile(join(MIGRATIONS_DIR, 'migration_lock.toml'), 'utf8'),
  };
  return { baseDir: MIGRATIONS_DIR, lockfile, shadowDbInitScript: '', migrationDirectories };
}
