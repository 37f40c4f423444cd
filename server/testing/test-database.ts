import pg from 'pg';
import { inject } from 'vitest';
import { databaseUrl, testDatabaseName, type TestServer } from './global-setup.ts';
import { seededTemplate } from './seeded-template.ts';

export type TestDatabase = { url: string; drop(): Promise<void> };

let serial = 0;

/** A fresh, migrated database. The caller has to drop it. */
export async function createTestDatabase(server: TestServer = inject('testServer')): Promise<TestDatabase> {
  const name = testDatabaseName(++serial);
  await onServer(server.url, `CREATE DATABASE ${name} TEMPLATE ${server.template} STRATEGY FILE_COPY`);
  return {
    url: databaseUrl(server.url, name),
    drop: () => onServer(server.url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

/** Cached for all files of a worker: checking whether a template has the current content takes a second. */
let seeded: Promise<TestServer> | undefined;

/** A fresh database with the site's content. The caller has to drop it. */
export const createSeededDatabase = async (): Promise<TestDatabase> =>
  createTestDatabase(await (seeded ??= seededTemplate(inject('testServer'))));

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
