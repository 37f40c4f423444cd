import { createHash } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { readContent } from '#prisma/content.ts';
import { openDatabase } from '#server/database/client.ts';
import { seed } from '#server/content-files/seed.ts';
import startServer, { databaseUrl, PRESENCE } from '#server/testing/global-setup.ts';
import { unpackChromium } from '#scripts/build/unpack-chromium.ts';

const ZONE = 'Asia/Kolkata';
const PREFIX = 'seeded_';

/** The databases of browser tests come with the site's content: it is loaded once, and copied. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Before there are workers, which would all begin to.
  await unpackChromium();
  const stop = await startServer(project);
  const server = project.getProvidedContext().testServer;
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    const content = readContent();
    // Contests are dated relative to the day of seeding.
    const parts = [server.template, new Date().toDateString(), ...content.map(({ name, hash }) => `${name} ${hash}`)];
    const template = PREFIX + createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
    const { rows } = await client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [PREFIX],
    );
    const known = rows.map(({ datname }) => datname);
    if (!known.includes(template)) {
      // One that began before midnight still copies its own.
      if (await isAlone(client)) for (const old of known) await client.query(`DROP DATABASE ${old} WITH (FORCE)`);
      const draft = `draft_of_${template}`;
      await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
      await client.query(`CREATE DATABASE ${draft} TEMPLATE ${server.template}`);
      const database = openDatabase(databaseUrl(server.url, draft));
      await seed(database, content, { siteTimeZone: ZONE });
      await database.close();
      // Renamed when it is whole, so that a run that is killed here leaves no half of it.
      await client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
    }
    project.provide('testServer', { ...server, template });
  } catch (error) {
    await client.end();
    await stop();
    throw error;
  }
  await client.end();
  return stop;
}

/** Whether no other run uses the server. */
async function isAlone(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM pg_stat_activity WHERE application_name = $1', [PRESENCE]);
  return rowCount === 1;
}
