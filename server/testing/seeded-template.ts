import { createHash } from 'node:crypto';
import pg from 'pg';
import { readContent } from '#prisma/content.ts';
import { seed } from '#server/content-files/seed.ts';
import { ADVISORY_LOCKS } from '#server/database/advisory-locks.ts';
import { openDatabase } from '#server/database/client.ts';
import { databaseUrl, PRESENCE, type TestServer } from './global-setup.ts';

const ZONE = 'Asia/Kolkata';
const PREFIX = 'seeded_';

/** A template with the site's content, which is loaded once for all test projects: their databases are copies of it. */
export async function seededTemplate(server: TestServer): Promise<TestServer> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    // Held until the connection ends, so that another test project waits and then finds the finished template.
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.testContent]);
    return { ...server, template: await prepare(client, server) };
  } finally {
    await client.end();
  }
}

/** @returns the name of the template database */
async function prepare(client: pg.Client, server: TestServer): Promise<string> {
  const content = readContent();
  // Contests are dated relative to the day of seeding.
  const parts = [server.template, new Date().toDateString(), ...content.map(({ name, hash }) => `${name} ${hash}`)];
  const template = PREFIX + createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
  const { rows } = await client.query<{ datname: string }>(
    'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
    [PREFIX],
  );
  const templates = rows.map(({ datname }) => datname);
  if (templates.includes(template)) return template;
  // A run that began before midnight still copies its own template.
  if (await isAlone(client)) for (const old of templates) await client.query(`DROP DATABASE ${old} WITH (FORCE)`);
  const draft = `draft_of_${template}`;
  await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${draft} TEMPLATE ${server.template} STRATEGY FILE_COPY`);
  const database = openDatabase(databaseUrl(server.url, draft));
  await seed(database, content, { siteTimeZone: ZONE });
  await database.close();
  // Renamed when it is complete, so that a run that is killed leaves no incomplete template.
  await client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
  return template;
}

/** Whether no other test run uses the server. */
async function isAlone(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM pg_stat_activity WHERE application_name = $1', [PRESENCE]);
  return rowCount === 1;
}
