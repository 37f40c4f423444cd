import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { DiffTarget, MigrationList, SchemaEngine, SchemaFilter } from '@prisma/schema-engine-wasm';
import { createEngineAdapter } from './engine-adapter.ts';
import { findWriter } from './writer.ts';

export const NO_FILTERS: SchemaFilter = { externalTables: [], externalEnums: [] };

/** A file of the schema. */
export type SchemaFile = { path: string; content: string };

type Place = {
  databaseUrl: string;
  schema: SchemaFile[];
  /** The engine looks and reckons, and the database stays as it is. */
  isTrial?: boolean;
};

/**
 * Runs Prisma's own schema engine in its WebAssembly build, which needs no download. One engine serves one call: it uses
 * up its way to a shadow database.
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

type Draft = { databaseUrl: string; migrations: MigrationList; schema: SchemaFile[]; filters?: SchemaFilter };

/**
 * The SQL from what the migrations make, tried out in a shadow database, to what the schema says.
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

/** The name of a new migration's folder: in the order in which they are made. */
export function migrationName(name: string): string {
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  return [time, name].filter(Boolean).join('_');
}

let engineModule: ReturnType<typeof instantiateEngine> | undefined;

// The package's own entry imports the .wasm as a module, which Node does not do; so it is put together here, once: its
// JavaScript half keeps one instance in a variable of the module.
async function instantiateEngine() {
  // A panic would be told here, and end in 'unreachable' afterwards.
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
