import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { startSmtpServer } from '#server/testing/servers/smtp-server.ts';
import { cleanUp, end, start, startedDataDir } from './site.ts';

const ADDRESSES = 100;
const KILL_AFTER = 20;

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

/** The addresses to which newsletters of this subject were mailed. */
const mailed = (subject: string) =>
  smtp.mails.filter(({ headers }) => headers.get('subject') === subject).flatMap(({ recipients }) => recipients);

it('after kill -9 continues a newsletter, and sends a scheduled one at its time, to each address once', async () => {
  const { settings, database } = await prepare();
  // The rows as left by a crash right after the start of sending.
  const [key, scheduledKey] = [randomUUID(), randomUUID()];
  await database.query(
    `INSERT INTO newsletters (key, subject, body, author, sent_at, scheduled_at)
     VALUES ($1, 'News', 'Hello', '', now(), NULL), ($2, 'Later', 'Hello', '', NULL, now() + interval '1 hour')`,
    [key, scheduledKey],
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
  const statesOf = async (newsletter: string) => {
    const { rows } = await database.query<{ state: string; count: number }>(
      'SELECT state, count(*)::int AS count FROM newsletter_deliveries WHERE newsletter_key = $1 GROUP BY state',
      [newsletter],
    );
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  };

  await expect.poll(() => mailed('News').length, { timeout: 30_000, interval: 5 }).toBeGreaterThanOrEqual(KILL_AFTER);
  await end(site, 'SIGKILL');
  expect(mailed('News').length).toBeLessThan(ADDRESSES);
  const before = await statesOf(key);
  expect(before.waiting).toBeGreaterThan(0);
  expect([await statesOf(scheduledKey), mailed('Later')]).toEqual([{}, []]);

  // The hour has passed, and several processes look for what to send.
  await database.query('UPDATE newsletters SET scheduled_at = now() WHERE key = $1', [scheduledKey]);
  const again = await start({ ...settings, PROCESSES: '2' });
  await expect.poll(async () => (await statesOf(key)).waiting ?? 0, { timeout: 60_000 }).toBe(0);
  await expect.poll(async () => (await statesOf(key)).sending ?? 0).toBe(0);
  // The last mail arrives before its state is stored.
  await expect.poll(() => statesOf(scheduledKey), { timeout: 60_000 }).toEqual({ sent: ADDRESSES });
  await end(again);

  const counts = new Map<string, number>();
  for (const email of mailed('News')) counts.set(email, (counts.get(email) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 1)).toEqual([]);
  // Only the mail that was being handed over can be in doubt.
  expect(counts.size).toBeGreaterThanOrEqual(ADDRESSES - 1);
  expect(mailed('Later')).toHaveLength(ADDRESSES);
  expect(new Set(mailed('Later')).size).toBe(ADDRESSES);
});
