import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { MigrationList } from '@prisma/schema-engine-wasm';
import pg from 'pg';
import { NO_FILTERS, type SchemaFile, withSchemaEngine } from './schema-engine.ts';

const PRISMA_DIR = join(import.meta.dirname, '../../prisma');
const SCHEMA = join(PRISMA_DIR, 'schema.prisma');
export const MIGRATIONS_DIR = join(PRISMA_DIR, 'migrations');

// Any number that nothing else locks; every process of the site uses the same.
const MIGRATION_LOCK = 7_203_115;

/**
 * Brings the database up to the newest migration with Prisma's own schema engine. One process migrates at a time; the
 * ordinary CLI works beside it (same `_prisma_migrations`).
 * @returns the names of the migrations that were applied
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const lock = new pg.Client({ connectionString: databaseUrl });
  lock.on('error', () => {}); // the failing query tells
  await lock.connect();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (await isCurrent(lock)) return [];
    const migrationsList = await readMigrations();
    const { appliedMigrationNames } = await withSchemaEngine({ databaseUrl, schema: await readSchema() }, (engine) =>
      engine.applyMigrations({ migrationsList, filters: NO_FILTERS }),
    );
    return appliedMigrationNames;
  } finally {
    await lock.end().catch(() => {});
  }
}

/** True for a database that no migration has touched yet. */
export async function isNew(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => {}); // the failing query tells
  try {
    await client.connect();
    return !(await hasMigrations(client));
  } finally {
    await client.end().catch(() => {});
  }
}

// Loading the engine takes longer than all the rest of a start, so an up-to-date database is told by its own table.
async function isCurrent(client: pg.Client): Promise<boolean> {
  if (!(await hasMigrations(client))) return false;
  const { rows } = await client.query<{ migration_name: string }>(
    'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  );
  const applied = new Set(rows.map((row) => row.migration_name));
  return (await migrationNames()).every((name) => applied.has(name));
}

async function hasMigrations(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM pg_tables WHERE schemaname = current_schema() AND tablename = '_prisma_migrations'`,
  );
  return rowCount !== 0;
}

async function migrationNames() {
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
