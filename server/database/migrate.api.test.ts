import pg from 'pg';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { NO_FILTERS, readMigrations, readSchema, withSchemaEngine } from '#prisma/schema-engine-wasm.ts';
import { databaseUrl, testDatabaseName } from '#server/testing/global-setup.ts';
import { migrate, migrationNames, withMigrationLock } from './migrate.ts';
import { type Migration, MigrationError, runMigrations } from './migration-runner.ts';
import { runStatement } from './server-databases.ts';

// Compares the runner used in production with Prisma's engine: what one has applied, the other must recognise.

const server = inject('testServer');
const databases: string[] = [];
afterAll(async () => {
  for (const name of databases) await runStatement(server.url, `DROP DATABASE ${name} WITH (FORCE)`);
});

/** Creates an empty database. */
async function newDatabase(): Promise<string> {
  // Numbers that createTestDatabase does not use.
  const name = testDatabaseName(900_000 + databases.length);
  databases.push(name);
  await runStatement(server.url, `CREATE DATABASE ${name}`);
  return databaseUrl(server.url, name);
}

async function rowsOf(url: string, query: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(query)).rows;
  } finally {
    await client.end();
  }
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The rows of the migrations table; values that differ from run to run are only checked for their form. */
async function recordsOf(url: string) {
  const rows = await rowsOf(url, 'SELECT * FROM _prisma_migrations ORDER BY migration_name');
  return rows.map(({ id, started_at: startedAt, finished_at: finishedAt, logs, ...row }) => {
    expect(id).toMatch(UUID);
    expect(startedAt).toBeInstanceOf(Date);
    if (finishedAt !== null) expect(Number(finishedAt)).toBeGreaterThanOrEqual(Number(startedAt));
    return { ...row, isFinished: finishedAt !== null, hasLogs: logs !== null };
  });
}

const everything = async (url: string) => ({
  columns: await rowsOf(
    url,
    `SELECT table_name, column_name, udt_name, character_maximum_length, is_nullable, column_default, generation_expression
     FROM information_schema.columns WHERE table_schema = 'public' ORDER BY table_name, ordinal_position`,
  ),
  indexes: await rowsOf(url, `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY indexdef`),
  constraints: await rowsOf(
    url,
    `SELECT conrelid::regclass::text AS of, conname, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`,
  ),
  functions: await rowsOf(
    url,
    `SELECT pg_get_functiondef(oid) AS definition FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY 1`,
  ),
});

const engine = async <T>(url: string, use: Parameters<typeof withSchemaEngine<T>>[1]) =>
  withSchemaEngine({ databaseUrl: url, schema: await readSchema() }, use);

/** The migrations of prisma/migrations, or others, in the form that the engine takes. */
async function listOf(others?: Migration[]) {
  const list = await readMigrations();
  const migrationDirectories = others?.map(({ name, sql }) => ({
    path: name,
    migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: sql } },
  }));
  return { ...list, migrationDirectories: migrationDirectories ?? list.migrationDirectories };
}

const byPrisma = async (url: string, others?: Migration[]) => {
  const migrationsList = await listOf(others);
  const { appliedMigrationNames } = await engine(url, (schemaEngine) =>
    schemaEngine.applyMigrations({ migrationsList, filters: NO_FILTERS }),
  );
  return appliedMigrationNames;
};
const byUs = (url: string, migrations: Migration[]) =>
  withMigrationLock(url, (client) => runMigrations({ client, databaseUrl: url, migrations }));

const diagnosed = async (url: string) => {
  const migrationsList = await listOf();
  return engine(url, (schemaEngine) =>
    schemaEngine.diagnoseMigrationHistory({ migrationsList, optInToShadowDatabase: false, filters: NO_FILTERS }),
  );
};
const UP_TO_DATE = { hasMigrationsTable: true, history: null, editedMigrationNames: [], failedMigrationNames: [] };

/** The code and message of a refusal, without the engine's line breaks and fractions of seconds. */
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => {
      const { code, message } = error as MigrationError; // or of the engine, with the same properties
      return {
        code,
        message: message
          .replace(/\s+/g, ' ')
          .replace(/\.\d+ UTC/, ' UTC')
          .trim(),
      };
    },
  );

describe('the runner and the engine of Prisma', () => {
  test('leave the same tables and records, each up to date for the other', async () => {
    const [byOurRunner, byPrismaEngine] = [await newDatabase(), await newDatabase()];
    const names = await migrationNames();
    expect(await migrate(byOurRunner)).toEqual(names);
    expect(await byPrisma(byPrismaEngine)).toEqual(names);

    expect(await recordsOf(byOurRunner)).toEqual(await recordsOf(byPrismaEngine));
    expect(await everything(byOurRunner)).toEqual(await everything(byPrismaEngine));
    expect(await diagnosed(byOurRunner)).toMatchObject(UP_TO_DATE);
    expect(await byPrisma(byOurRunner)).toEqual([]);
    expect(await migrate(byPrismaEngine)).toEqual([]);
  });

  test('accept a database with more migrations, and with ones whose files have changed since', async () => {
    const url = await newDatabase();
    const [baseline = ''] = await migrate(url);
    await runStatement(
      url,
      `UPDATE _prisma_migrations SET checksum = '' WHERE migration_name = '${baseline}';
       INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('1', '', '29990101000000_later', now())`,
    );
    expect(await migrate(url)).toEqual([]);
    expect(await byPrisma(url)).toEqual([]);
  });
});

const GOOD = { name: '20200101000000_good', sql: 'CREATE TABLE good (id int);' };
const AFTER = { name: '20200103000000_after', sql: 'CREATE TABLE after (id int);' };
const bad = (sql: string) => ({ name: '20200102000000_bad', sql });
const tablesOf = (url: string) => rowsOf(url, `SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`);

describe('the runner and the engine of Prisma, with migrations of the test', () => {
  test('continue where the other has stopped', async () => {
    const [byOurRunner, byPrismaEngine] = [await newDatabase(), await newDatabase()];
    await byUs(byOurRunner, [GOOD]);
    expect(await byPrisma(byOurRunner, [GOOD, AFTER])).toEqual([AFTER.name]);
    await byPrisma(byPrismaEngine, [GOOD]);
    await byUs(byPrismaEngine, [AFTER]);
    expect(await recordsOf(byPrismaEngine)).toEqual(await recordsOf(byOurRunner));
    expect(await tablesOf(byPrismaEngine)).toEqual(await tablesOf(byOurRunner));
  });
});

test('a database from before the baseline is refused with what to do, and left alone', async () => {
  const url = await newDatabase();
  await byUs(url, [GOOD]);
  await expect(migrate(url)).rejects.toThrow(
    /^The database was made by a version before 1\.0\.0, .* give the site an empty one \(a new DATA_DIR/,
  );
  expect(await tablesOf(url)).toEqual([{ tablename: '_prisma_migrations' }, { tablename: 'good' }]);
});

describe('a script that fails', () => {
  test.each([
    ['at its words', 'CREATE TABLE b (id int); CREATE TABEL c (id int)', '42601 syntax error at or near "TABEL"'],
    [
      'at its rows',
      'CREATE TABLE b (id int UNIQUE); INSERT INTO b VALUES (1), (1)',
      /^23505 duplicate key .*; Key \(id\)/,
    ],
    ['in a transaction of its own', 'BEGIN; CREATE TABLE b (id int); SELECT 1 / 0', '22012 division by zero'],
    ['after one of its own', 'BEGIN; CREATE TABLE b (id int); COMMIT; SELECT 1 / 0', '22012 division by zero'],
    ['with its connection', 'SELECT pg_terminate_backend(pg_backend_pid())', /^57P01 /],
  ])('%s leaves the same state as the engine, and reports why', async (_how, sql, reason) => {
    const [byOurRunner, byPrismaEngine] = [await newDatabase(), await newDatabase()];
    const migrations = [GOOD, bad(sql), AFTER];
    await expect(byUs(byOurRunner, migrations)).rejects.toMatchObject({
      constructor: MigrationError,
      code: 'P3018',
      message: expect.stringContaining('The migration 20200102000000_bad failed') as string,
    });
    await expect(byPrisma(byPrismaEngine, migrations)).rejects.toThrow();
    expect(await tablesOf(byOurRunner)).toEqual(await tablesOf(byPrismaEngine));
    expect(await recordsOf(byOurRunner)).toEqual(await recordsOf(byPrismaEngine));
    const [log] = await rowsOf(byOurRunner, 'SELECT logs FROM _prisma_migrations WHERE finished_at IS NULL');
    expect(log?.logs).toMatch(reason);

    // From now on both refuse to apply anything, with the same message, until the failure is resolved.
    for (const url of [byOurRunner, byPrismaEngine]) {
      const refused = await refusalOf(byUs(url, [AFTER]));
      expect(refused).toMatchObject({ code: 'P3009', message: expect.stringContaining('`20200102000000_bad`') });
      expect(await refusalOf(byPrisma(url, migrations))).toEqual(refused);
      await engine(url, (schemaEngine) =>
        schemaEngine.markMigrationRolledBack({ migrationName: '20200102000000_bad' }),
      );
      await byUs(url, [bad('CREATE TABLE resolved (id int)'), AFTER]);
    }
    expect(await tablesOf(byOurRunner)).toEqual(await tablesOf(byPrismaEngine));
  });

  test('is refused too when it leaves its transaction open, as nothing of it would be committed', async () => {
    const url = await newDatabase();
    const refused = await refusalOf(byUs(url, [GOOD, bad('BEGIN; CREATE TABLE b (id int)'), AFTER]));
    expect(refused).toMatchObject({ code: 'P3018', message: expect.stringMatching(/leaves its transaction open$/) });
    expect(await tablesOf(url)).toEqual([{ tablename: '_prisma_migrations' }, { tablename: 'good' }]);
  });
});

test("refuses a database with foreign tables, with the engine's message, and leaves it alone", async () => {
  const url = await newDatabase();
  await runStatement(url, 'CREATE TABLE of_something_else (id int)');
  const refused = await refusalOf(migrate(url));
  expect(refused).toMatchObject({ code: 'P3005' });
  expect(await refusalOf(byPrisma(url))).toEqual(refused);
  expect(await tablesOf(url)).toEqual([{ tablename: 'of_something_else' }]);
});

test('settings that a script makes for its session do not affect the records', async () => {
  const url = await newDatabase();
  await byUs(url, [GOOD, bad("SET search_path = ''; SET default_transaction_read_only = on")]);
  expect((await recordsOf(url)).every(({ isFinished }) => isFinished)).toBe(true);
});

describe('two processes that start at once', () => {
  test('apply each migration once', async () => {
    const url = await newDatabase();
    const applied = await Promise.all([migrate(url), migrate(url), migrate(url)]);
    expect(applied.flat()).toEqual(await migrationNames());
    expect(await recordsOf(url)).toHaveLength(applied.flat().length);
  });

  test('do not block each other over an index that is built concurrently', async () => {
    const url = await newDatabase();
    const index = bad('CREATE INDEX CONCURRENTLY good_id ON good (id)');
    let second: Promise<void> | undefined;
    await withMigrationLock(url, async (client) => {
      second = byUs(url, []);
      await expect
        .poll(() => rowsOf(server.url, `SELECT FROM pg_stat_activity WHERE datname = '${databases.at(-1)}'`))
        .toHaveLength(2);
      await runMigrations({ client, databaseUrl: url, migrations: [GOOD, index] });
    });
    await second;
    expect(await recordsOf(url)).toMatchObject([{ isFinished: true }, { isFinished: true }]);
  });
});
