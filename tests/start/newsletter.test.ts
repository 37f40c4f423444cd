import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { startSmtpServer } from '#server/testing/servers/smtp-server.ts';
import { cleanUp, end, start, startedDataDir } from './site.ts';

const ADDRESSES = 120;
const KILL_AFTER = 30;

const smtp = await startSmtpServer();
afterAll(async () => {
  await cleanUp();
  await smtp.close();
});

/** Prepares the database of a site that is started later, and then looks for newsletters to send. */
async function prepare() {
  const settings = { DATA_DIR: startedDataDir(), SMTP_URL: smtp.url, MAIL_FROM: 'GearUp <hello@gearup.example>' };
  const embedded = await startEmbeddedDatabase(settings.DATA_DIR);
  const database = new pg.Client({ connectionString: embedded.url });
  await database.connect();
  onTestFinished(async () => {
    await database.end();
    await embedded.stop();
  });
  return { settings, database };
}

it('continues a newsletter after kill -9, and mails no address twice', async () => {
  const { settings, database } = await prepare();
  // The rows as left by a crash right after the start of sending.
  const key = randomUUID();
  await database.query(
    `INSERT INTO newsletters (key, subject, body, author, sent_at) VALUES ($1, 'News', 'Hello', '', now())`,
    [key],
  );
  await database.query(
    `WITH people AS (
       INSERT INTO subscribers (key, email, confirmed_at)
       SELECT gen_random_uuid(), 'reader-' || number || '@example.org', now() FROM generate_series(1, $2) AS number
       RETURNING email
     )
     INSERT INTO newsletter_deliveries (newsletter_key, email) SELECT $1, email FROM people`,
    [key, ADDRESSES],
  );
  const site = await start(settings);
  const statesOf = async () => {
    const { rows } = await database.query<{ state: string; count: number }>(
      'SELECT state, count(*)::int AS count FROM newsletter_deliveries GROUP BY state',
    );
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  };
  const mailed = () => smtp.mails.flatMap(({ recipients }) => recipients);

  await expect.poll(() => mailed().length, { timeout: 30_000, interval: 5 }).toBeGreaterThanOrEqual(KILL_AFTER);
  await end(site, 'SIGKILL');
  expect(mailed().length).toBeLessThan(ADDRESSES);
  const before = await statesOf();
  expect(before.waiting).toBeGreaterThan(0);

  const again = await start(settings);
  await expect.poll(async () => (await statesOf()).waiting ?? 0, { timeout: 60_000 }).toBe(0);
  await expect.poll(async () => (await statesOf()).sending ?? 0).toBe(0);
  await end(again);

  const counts = new Map<string, number>();
  for (const email of mailed()) counts.set(email, (counts.get(email) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 1)).toEqual([]);
  // Only the mail that was being handed over can be in doubt.
  expect(counts.size).toBeGreaterThanOrEqual(ADDRESSES - 1);
});

it('sends a scheduled newsletter once at its time, even after a kill, and with several processes', async () => {
  const { settings, database } = await prepare();
  smtp.mails.length = 0;
  await database.query(
    `INSERT INTO subscribers (key, email, confirmed_at)
     SELECT gen_random_uuid(), 'reader-' || number || '@example.org', now() FROM generate_series(1, 20) AS number`,
  );
  await database.query(
    `INSERT INTO newsletters (key, subject, body, author, scheduled_at)
     VALUES ($1, 'News', 'Hello', '', now() + interval '1 hour')`,
    [randomUUID()],
  );
  await end(await start(settings), 'SIGKILL');
  expect(smtp.mails).toEqual([]);

  // The hour has passed.
  await database.query('UPDATE newsletters SET scheduled_at = now()');
  const again = await start({ ...settings, PROCESSES: '2' });
  await expect.poll(() => smtp.mails.length, { timeout: 40_000 }).toBe(20);
  const states = () => database.query<{ state: string }>('SELECT DISTINCT state FROM newsletter_deliveries');
  // The last mail arrives before its state is stored.
  await expect.poll(async () => (await states()).rows).toEqual([{ state: 'sent' }]);
  await end(again);
  expect(new Set(smtp.mails.flatMap(({ recipients }) => recipients)).size).toBe(20);
  expect(smtp.mails).toHaveLength(20);
});
