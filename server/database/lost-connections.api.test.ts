import pg from 'pg';
import { expect, test } from 'vitest';
import { troubleOf } from '#server/database-errors.ts';
import { toAppError } from '#server/errors.ts';
import { restBody } from '#server/testing/factories.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { resources } from '#shared/resources/index.ts';
import { inTransaction } from './transaction.ts';
import { openDatabase } from './client.ts';
import { PgClient } from './pg-client.ts';
import { toWriter, WriterClient } from './writer.ts';

const app = await startTestApp();
const { token } = await app.createAdministrator();
const { pool, prisma } = app.database;

const ONE = 'SELECT 1 AS one';
const SLEEP = 'SELECT pg_sleep(600)::text';
const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => error,
  );

/** Ends a connection from the side of the server, as a server does that stops, and waits until its holder knows. */
async function terminate(client: pg.ClientBase, pid: number) {
  const lost = new Promise((resolve) => client.once('end', resolve));
  await pool.query('SELECT pg_terminate_backend($1)', [pid]);
  await lost;
}
const pidOf = async (client: pg.ClientBase) =>
  (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid ?? 0;

test('a connection has a listener for errors from its birth to its end, whoever holds it', async () => {
  const held: pg.ClientBase[] = [new PgClient(), new WriterClient({ connectionString: app.databaseUrl })];
  const other = openDatabase(app.databaseUrl, { directUrl: `${app.databaseUrl}?application_name=direct` });
  const own = new pg.Pool({ ...toWriter(app.databaseUrl) });
  own.on('error', () => {});
  const pools = [pool, other.pool, other.sessions, own];
  for (const each of pools) held.push(await each.connect());
  expect(held.map((client) => client.listenerCount('error') > 0)).toEqual(held.map(() => true));
  for (const client of held.slice(2)) {
    await terminate(client, await pidOf(client));
    expect(troubleOf(await failureOf(client.query(ONE)))).toBe('away');
    (client as pg.PoolClient).release();
    expect(client.listenerCount('error')).toBeGreaterThan(0);
  }
  for (const each of pools) expect((await each.query(ONE)).rowCount).toBe(1);
  await own.end();
  await other.close();
});

test('a transaction whose connection is lost between two statements, or within one, is told as away', async () => {
  const between = failureOf(
    prisma.$transaction(async (transaction) => {
      const [row] = await transaction.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
      // Not awaited to its end: the server's error arrives before the connection is closed.
      await pool.query('SELECT pg_terminate_backend($1, 10000)', [row?.pid]);
      for (;;) await transaction.$queryRawUnsafe(ONE);
    }),
  );
  const within = failureOf(
    inTransaction({ pool }, async ({ pool: connection }) => {
      const { rows } = await connection.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      const sleeping = connection.query(SLEEP);
      sleeping.catch(() => {});
      await pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
      return sleeping;
    }),
  );
  for (const error of await Promise.all([between, within])) {
    expect(troubleOf(error), String(error)).toBe('away');
    expect(toAppError(error)).toMatchObject({ status: 503, retryAfter: 5 });
  }
});

test('after an error that ends a connection, its later statements are told as away before it is closed', async () => {
  const client = new PgClient({ connectionString: app.databaseUrl });
  await client.connect();
  const pid = await pidOf(client);
  const lost = new Promise((resolve) => client.once('error', resolve));
  await pool.query('SELECT pg_terminate_backend($1)', [pid]);
  const told = await lost;
  expect(troubleOf(told)).toBe('away');
  expect(troubleOf(await failureOf(client.query(ONE)))).toBe('away');
});

test('a write whose connection is lost while it runs answers 503 with a time to retry', async () => {
  const holder = new pg.Client({ connectionString: app.databaseUrl });
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE project_ideas');
  const body = restBody(resources.projectIdea, { name: 'Any' });
  const answers = Promise.all([
    app.rest('/projectidea', { method: 'POST', token, body }),
    app.rest('/trpc/content.projectIdea.create', { method: 'POST', token, body: restBody(resources.projectIdea) }),
  ]);
  const waiting = `FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  let isAnswered = false;
  void answers.finally(() => (isAnswered = true));
  // One write may wait for the other's connection first. Another connection looks: within a transaction, what was first
  // seen of pg_stat_activity stays.
  await expect
    .poll(async () => {
      await pool.query(`SELECT pg_terminate_backend(pid) ${waiting}`);
      return isAnswered;
    })
    .toBe(true);
  for (const { status, headers } of await answers) expect([status, headers['retry-after']]).toEqual([503, '5']);
  await holder.end();
});
