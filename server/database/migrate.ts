import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm';
import pg from 'pg';

const PRISMA_DIR = join(import.meta.dirname, '../../prisma');
export const SCHEMA = join(PRISMA_DIR, 'schema.prisma');
export const MIGRATIONS_DIR = join(PRISMA_DIR, 'migrations');
const NO_FILTERS = { externalTables: [], externalEnums: [] };

// Any number that nothing else locks; every process of the site uses the same.
const MIGRATION_LOCK = 7_203_115;

/**
 * Brings the database up to the newest migration with Prisma's own schema engine, in its WebAssembly build that needs
 * no download. One process migrates at a time; the ordinary CLI works beside it (same `_prisma_migrations`).
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
    const { appliedMigrationNames } = await withSchemaEngine(databaseUrl, (engine) =>
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

type Draft = { before: string | null; after: string; databaseUrl: string };

/**
 * The SQL from one state of `schema.prisma` to another.
 * @param before the earlier text of the file, null for an empty database
 * @param databaseUrl any database: the engine insists on a connection, but compares the two texts only
 * @returns null when there is nothing to change
 */
export async function draftMigration({ before, after, databaseUrl }: Draft): Promise<string | null> {
  const datamodel = (content: string) => ({ tag: 'schemaDatamodel' as const, files: [{ path: SCHEMA, content }] });
  const sides = { from: before === null ? { tag: 'empty' as const } : datamodel(before), to: datamodel(after) };
  const { stdout: sql } = await withSchemaEngine(databaseUrl, (engine) =>
    engine.diff({ ...sides, script: true, exitCode: null, filters: NO_FILTERS }),
  );
  return !sql || sql.trim() === '-- This is an empty migration.' ? null : sql;
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

async function readMigrations() {
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

async function withSchemaEngine<T>(databaseUrl: string, use: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  const { SchemaEngine } = await (engineModule ??= instantiateEngine());
  const pool = new pg.Pool({ connectionString: databaseUrl });
  pool.on('error', () => {});
  try {
    const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg(pool));
    return await use(
      await SchemaEngine.new({ datamodels: [[SCHEMA, await readFile(SCHEMA, 'utf8')]] }, () => {}, adapter),
    );
  } finally {
    await pool.end();
  }
}

let engineModule: ReturnType<typeof instantiateEngine> | undefined;

// The package's own entry imports the .wasm as a module, which Node does not do; so it is put together here, once: its
// JavaScript half keeps one instance in a variable of the module.
async function instantiateEngine() {
  const glue = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const file = createRequire(import.meta.url)
    .resolve('@prisma/schema-engine-wasm')
    .replace(/schema_engine\.js$/, 'schema_engine_bg.wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(file), { './schema_engine_bg.js': glue });
  glue.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)(); // exports of a module are untyped
  return glue;
}
