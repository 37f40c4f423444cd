import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DatabaseAwayError, StatementTimeoutError, troubleOf } from '#server/database-errors.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { type Database, openDatabase } from './client.ts';
import { cut, PgClient, type PgClientConfig, statementObservers } from './pg-client.ts';
import { inTransaction } from './transaction.ts';

// Fails when a version of pg, of its pool or of Prisma no longer does what pg-client.ts relies on.

let own: TestDatabase;
let database: Database;
const opened: PgClient[] = [];
beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url);
});
afterAll(async () => {
  for (const client of opened) await client.end().catch(() => {});
  await database.close();
  await own.drop();
});

async function connect(config: PgClientConfig = {}): Promise<PgClient> {
  const client = new PgClient({ connectionString: own.url, ...config });
  client.on('error', () => {}); // the failing query reports it
  opened.push(client);
  await client.connect();
  return client;
}

/**
 * What observers see of this file's connections while `work` runs: the text of each statement when it begins and when
 * it has ended. Servers of other files share this process.
 */
async function observed(work: () => Promise<unknown>): Promise<string[]> {
  const events: string[] = [];
  const observe = (text: string, { database: name }: pg.Client) => {
    if (new URL(own.url).pathname !== `/${name}`) return () => {};
    events.push(`> ${text}`);
    return () => void events.push(`< ${text}`);
  };
  statementObservers.add(observe);
  try {
    await work();
  } finally {
    statementObservers.delete(observe);
  }
  return events;
}

const ONE = 'SELECT 1 AS one';
const BOTH = [`> ${ONE}`, `< ${ONE}`];

describe('a statement is observed once, from its begin to its end', () => {
  type Asking = (client: PgClient) => Promise<{ rows: unknown[] }>;
  const withCallback = (ask: (done: (error: Error | null, result: pg.QueryResult) => void) => void) =>
    new Promise<pg.QueryResult>((resolve, reject) => {
      ask((error, result) => (error ? reject(error) : resolve(result)));
    });

  test.each<[string, Asking]>([
    ['as a text', (client) => client.query(ONE)],
    ['as a text with values', (client) => client.query(ONE, [])],
    ['as an object', (client) => client.query({ text: ONE })],
    ['prepared by name', (client) => client.query({ name: 'one', text: ONE })],
    ['as a text with a callback', (client) => withCallback((done) => client.query(ONE, done))],
    ['with values and a callback', (client) => withCallback((done) => client.query(ONE, [], done))],
    ['as an object with a callback', (client) => withCallback((done) => client.query({ text: ONE }, done))],
    ['of a pool', () => database.pool.query(ONE)],
    ['of a pool, as an object', () => database.pool.query({ text: ONE, values: [] })],
    ['of Prisma', async () => ({ rows: await database.prisma.$queryRawUnsafe(ONE) })],
  ])('%s', async (_how, ask) => {
    const client = await connect();
    expect(
      await observed(async () => {
        expect((await ask(client)).rows).toEqual([{ one: 1 }]);
      }),
    ).toEqual(BOTH);
  });

  test('in a transaction of Prisma, and in one of ours', async () => {
    const ofPrisma = await observed(() =>
      database.prisma.$transaction((transaction) => transaction.$queryRawUnsafe(ONE)),
    );
    const ours = await observed(() => inTransaction(database, ({ pool }) => pool.query(ONE)));
    for (const events of [ofPrisma, ours])
      expect(events).toEqual(['> BEGIN', '< BEGIN', ...BOTH, '> COMMIT', '< COMMIT']);
  });

  test('when it fails, or is refused by pg itself', async () => {
    const client = await connect();
    const wrong = 'SELECT nothing';
    expect(await observed(() => client.query(wrong).catch(() => {}))).toEqual([`> ${wrong}`, `< ${wrong}`]);
    const notValues = 'none' as unknown as unknown[];
    expect(await observed(() => client.query(ONE, notValues).catch(() => {}))).toEqual(BOTH);
  });

  test('but a stream is not observed', async () => {
    const client = await connect();
    const events = await observed(async () => {
      const chunks = await client.query(copyTo('COPY (SELECT 1) TO STDOUT')).toArray();
      expect(Buffer.concat(chunks as Buffer[]).toString()).toBe('1\n');
    });
    expect(events).toEqual([]);
  });
});

describe('errors without a code from pg', () => {
  const SLEEP = 'SELECT pg_sleep(600)';
  const isAway = (error: unknown) => {
    expect(troubleOf(error), String(error)).toBe('away');
    return true;
  };

  test('the end of a connection counts as away, for pending and later statements', async () => {
    const client = await connect();
    const pending = [client.query(SLEEP), client.query(ONE)].map((one) => one.catch((error: unknown) => error));
    cut(client);
    for (const error of [...(await Promise.all(pending)), await client.query(ONE).catch((error: unknown) => error)]) {
      expect(error).toBeInstanceOf(DatabaseAwayError);
      isAway(error);
    }
  });

  test.each<[string, (its: Database) => Promise<unknown>]>([
    ['a pool', ({ pool }) => pool.query(SLEEP)],
    ['Prisma', ({ prisma }) => prisma.$queryRawUnsafe(SLEEP)],
    [
      'a transaction of Prisma',
      ({ prisma }) => prisma.$transaction((transaction) => transaction.$queryRawUnsafe(SLEEP)),
    ],
  ])('an interrupt counts as unavailable for %s', async (_whose, ask) => {
    const its = openDatabase(own.url, { poolSize: 1 });
    let begun = () => {};
    const sleeping = new Promise<void>((resolve) => (begun = resolve));
    const observe = (text: string) => {
      if (text === SLEEP) begun();
      return () => {};
    };
    statementObservers.add(observe);
    const outcome = ask(its).catch((error: unknown) => error);
    await sleeping;
    statementObservers.delete(observe);
    its.interrupt();
    isAway(await outcome);
    isAway(await ask(its).catch((error: unknown) => error));
    await its.close();
  });

  test('a pool without a free connection in time counts as away, a closed pool does not', async () => {
    const its = openDatabase(own.url, { poolSize: 1, connection: 3000 });
    const only = await its.pool.connect();
    isAway(await its.pool.query(ONE).catch((error: unknown) => error));
    only.release();
    await its.close();
    await expect(its.pool.query(ONE)).rejects.not.toThrow(DatabaseAwayError);
  });

  test('an error of the caller stays as it is', async () => {
    const client = await connect();
    const error: unknown = await client.query('SELECT nothing').catch((one: unknown) => one);
    expect(error).toBeInstanceOf(pg.DatabaseError);
    expect(troubleOf(error)).toBeUndefined();
    expect(await client.query(ONE, 'none' as unknown as unknown[]).catch((one: unknown) => troubleOf(one))).toBe(
      undefined,
    );
  });
});

test('a statement that exceeds its timeout is given up and its connection cut, through Prisma too', async () => {
  const client = await connect({ patience: 100 });
  expect((await client.query(ONE)).rowCount).toBe(1);
  const error: unknown = await client.query('SELECT pg_sleep(600)').catch((one: unknown) => one);
  expect(error).toBeInstanceOf(StatementTimeoutError);
  expect([troubleOf(error), client.isCut]).toEqual(['busy', true]);

  const its = openDatabase(own.url, { directUrl: `${own.url}?application_name=direct`, statement: 100 });
  for (const statement of [its.pool.query('SELECT pg_sleep(600)'), its.prisma.$queryRaw`SELECT pg_sleep(600)::text`])
    expect(troubleOf(await statement.catch((one: unknown) => one))).toBe('busy');
  expect((await its.pool.query(ONE)).rowCount).toBe(1);
  await its.close();
});

test('an unnamed connection prepares nothing', async () => {
  for (const [isUnnamed, prepared] of [
    [false, 1],
    [true, 0],
  ] as const) {
    const client = await connect({ isUnnamed });
    await client.query({ name: 'one', text: ONE });
    expect((await client.query('SELECT FROM pg_prepared_statements')).rowCount).toBe(prepared);
  }
});

test('a connection can be cut after a given error of the server', async () => {
  const client = await connect();
  client.cutAfter('25006');
  await client.query('SELECT nothing').catch(() => {});
  expect(client.isCut).toBe(false);
  const ended = new Promise((resolve) => client.once('end', resolve));
  await client.query('BEGIN READ ONLY; CREATE TABLE none (id int)').catch(() => {});
  await ended;
  expect(client.isCut).toBe(true);
});
