import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { DiffTarget, MigrationList, SchemaEngine, SchemaFilter } from '@prisma/schema-engine-wasm';
import { MIGRATIONS_DIR, migrationNames, readMigration } from '#server/database/migrate.ts';
import { findWriter } from '#server/database/writer.ts';
import { createEngineAdapter } from './schema-engine-adapter.ts';

export const NO_FILTERS: SchemaFilter = { externalTables: [], externalEnums: [] };

/** A file of the schema. */
export type SchemaFile = { path: string; content: string };

type Place = {
  databaseUrl: string;
  schema: SchemaFile[];
  /** The engine only reads and computes; the database is not changed. */
  isTrial?: boolean;
};

/**
 * For developing only: runs Prisma's own schema engine in its WebAssembly build, which needs no download. An engine serves only one call: it
 * uses up its access to a shadow database.
 */
export async function withSchemaEngine<T>(place: Place, use: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  const { SchemaEngine } = await (engineModule ??= instantiateEngine());
  const adapter = createEngineAdapter(await findWriter(place.databaseUrl), place.isTrial);
  try {
    const files = place.schema.map(({ path, content }): [string, string] => [path, content]);
    const datamodels = files.length > 0 ? files : undefined;
    return await use(await SchemaEngine.new({ datamodels }, () => {}, bindMigrationAwareSqlAdapterFactory(adapter)));
  } finally {
    await adapter.close();
  }
}

/** The migrations of prisma/migrations, as the engine takes them. */
export async function readMigrations(): Promise<MigrationList> {
  const names = await migrationNames();
  const migrationDirectories = await Promise.all(
    names.map(async (name) => {
      const content = { tag: 'ok' as const, value: await readMigration(name) };
      return { path: name, migrationFile: { path: 'migration.sql', content } };
    }),
  );
  const lockfile = {
    path: 'migration_lock.toml',
    content: await readFile(join(MIGRATIONS_DIR, 'migration_lock.toml'), 'utf8'),
  };
  return { baseDir: MIGRATIONS_DIR, lockfile, shadowDbInitScript: '', migrationDirectories };
}

export async function readSchema(): Promise<SchemaFile[]> {
  const path = join(import.meta.dirname, 'schema.prisma');
  return [{ path, content: await readFile(path, 'utf8') }];
}

type Draft = { databaseUrl: string; migrations: MigrationList; schema: SchemaFile[]; filters?: SchemaFilter };

/**
 * The SQL that leads from the result of the migrations, applied to a shadow database, to the schema.
 * @returns null when there is nothing to change
 */
export async function draftMigration({ databaseUrl, migrations, schema, filters = NO_FILTERS }: Draft) {
  const from: DiffTarget = { tag: 'migrations', ...migrations };
  const to: DiffTarget = { tag: 'schemaDatamodel', files: schema };
  const { stdout: sql } = await withSchemaEngine({ databaseUrl, schema }, (engine) =>
    engine.diff({ from, to, script: true, exitCode: null, filters }),
  );
  return !sql || sql.trim() === EMPTY_MIGRATION ? null : sql;
}

export const EMPTY_MIGRATION = '-- This is an empty migration.';

export async function engineVersion(): Promise<string> {
  return (await (engineModule ??= instantiateEngine())).version();
}

/** The folder name of a new migration: it begins with the time, so that names sort in order of creation. */
export function migrationName(name: string): string {
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  return [time, name].filter(Boolean).join('_');
}

let engineModule: ReturnType<typeof instantiateEngine> | undefined;

// The package's own entry imports the .wasm as a module, which Node does not do; so it is instantiated here, once: its
// JavaScript half keeps one instance in a module variable.
async function instantiateEngine() {
  // The engine reports a panic here, before it ends in 'unreachable'.
  const panics = {
    set_message(message: string) {
      throw new Error(message);
    },
  };
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: panics });
  const glue = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const file = createRequire(import.meta.url)
    .resolve('@prisma/schema-engine-wasm')
    .replace(/schema_engine\.js$/, 'schema_engine_bg.wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(file), { './schema_engine_bg.js': glue });
  glue.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)(); // exports of a module are untyped
  return glue;
}
