import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type EmbeddedDatabase, EmbeddedDatabaseError, startEmbeddedDatabase } from '#server/database/embedded.ts';
import { migrate, MIGRATIONS_DIR } from '#server/database/migrate.ts';
import { ADVISORY_LOCKS } from '#server/database/advisory-locks.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/** What a test file needs to make a database of its own. */
export type TestServer = { url: string; template: string };

const DATA_DIR = join(import.meta.dirname, '../../.cache/test-data');

/** Test data may be lost with the machine; it need not be safe, only fast. */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/** Each run, and each project within it, holds a connection of this name for as long as it needs the server. */
export const PRESENCE = 'gearup tests';

const STOP_MS = 30_000;

type Server = { embedded: EmbeddedDatabase; presence: pg.Client };

/** One PostgreSQL for all files of a project, with a migrated template that their databases are copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { embedded, presence } = await start();
  try {
    const template = await prepare(presence, embedded.url);
    project.provide('testServer', { url: embedded.url, template });
  } catch (error) {
    await stop({ embedded, presence });
    throw error;
  }
  return () => stop({ embedded, presence });
}

/** A server that a killed run left behind is adopted; data that a crash of the machine damaged is created again. */
async function start(): Promise<Server> {
  for (let attempt = 1; ; attempt++) {
    let embedded: EmbeddedDatabase;
    try {
      embedded = await startEmbeddedDatabase(DATA_DIR, SETTINGS);
    } catch (error) {
      if (!(error instanceof EmbeddedDatabaseError) || attempt > 1) throw error;
      rmSync(DATA_DIR, { recursive: true, force: true });
      continue;
    }
    const presence = new pg.Client({ connectionString: embedded.url, application_name: PRESENCE });
    presence.on('error', () => {}); // the tests that need the server will fail
    try {
      await presence.connect();
      return { embedded, presence };
    } catch (error) {
      // Another run stopped the server just when it was adopted.
      if (attempt > 3) throw error;
    }
  }
}

/** @returns the name of the template database */
async function prepare(presence: pg.Client, serverUrl: string): Promise<string> {
  const template = `template_${hashOfMigrations()}`;
  await presence.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.testTemplate]);
  try {
    const databases = await presence.query<{ datname: string }>('SELECT datname FROM pg_database');
    const names = databases.rows.map((row) => row.datname);
    for (const name of names.filter(isLeftOver)) await presence.query(`DROP DATABASE ${name} WITH (FORCE)`);
    if (names.includes(template)) return template;

    for (const name of names.filter((one) => one.startsWith('template_')))
      await presence.query(`DROP DATABASE ${name}`);
    // Renamed when it is complete, so that a run that is killed here leaves no partial template.
    const draft = 'draft_of_template';
    await presence.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
    await presence.query(`CREATE DATABASE ${draft}`);
    await migrate(databaseUrl(serverUrl, draft));
    await waitUntil(async () => (await connectionsTo(presence, draft)) === 0);
    await presence.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
    return template;
  } finally {
    await presence.query('SELECT pg_advisory_unlock($1)', [ADVISORY_LOCKS.testTemplate]);
  }
}

function hashOfMigrations(): string {
  const hash = createHash('sha256');
  for (const entry of readdirSync(MIGRATIONS_DIR, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (entry.endsWith('.sql')) hash.update(entry).update(readFileSync(join(MIGRATIONS_DIR, entry)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The address of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** The name of a test file's database says which process owns it. */
export const testDatabaseName = (serial: number): string => `test_${process.pid}_${serial}`;

function isLeftOver(name: string): boolean {
  const owner = /^test_(\d+)_\d+$/.exec(name)?.[1];
  if (owner === undefined) return false;
  try {
    process.kill(Number(owner), 0);
    return false;
  } catch {
    return true;
  }
}

async function connectionsTo(presence: pg.Client, database: string): Promise<number> {
  const { rowCount } = await presence.query('SELECT 1 FROM pg_stat_activity WHERE datname = $1', [database]);
  return rowCount ?? 0;
}

async function waitUntil(holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + STOP_MS;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('The test database server does not come to rest');
    await sleep(20);
  }
}

/** Stops the server unless another run, or another project of this one, still needs it. */
async function stop({ embedded, presence }: Server): Promise<void> {
  await presence.end();
  await waitUntil(async () => {
    // The server stays while a connection is open, and ours take a moment to close.
    await embedded.stop();
    const client = new pg.Client({ connectionString: embedded.url });
    client.on('error', () => {}); // a server that stops during the query is what we want
    try {
      await client.connect();
      const { rowCount } = await client.query('SELECT 1 FROM pg_stat_activity WHERE application_name = $1', [PRESENCE]);
      return (rowCount ?? 0) > 0;
    } catch {
      return true;
    } finally {
      await client.end().catch(() => {});
    }
  });
}
