import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/database/client.ts';
import { restBody } from '#server/testing/factories.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { resources } from '#shared/resources/index.ts';

const app = await startTestApp();
const { token } = await app.createAdministrator();
const { prisma } = app.database;

/** Statements that undo what a test made the server do to this app. */
let undo: string[] = [];
async function arrange(statement: string, undoing: string) {
  await prisma.$executeRawUnsafe(statement);
  undo.push(undoing);
}
afterEach(async () => {
  for (const statement of undo.toReversed()) await prisma.$executeRawUnsafe(statement);
  undo = [];
});

const create = () =>
  app.rest('/projectidea', { method: 'POST', token, body: restBody(resources.projectIdea, { name: 'Any' }) });
const mutation = () =>
  app.rest('/trpc/content.projectIdea.create', { method: 'POST', token, body: restBody(resources.projectIdea) });
/** Prisma has its own message for some. */
const CAUSE: unknown = expect.stringMatching(/as the server says it|TooManyConnections|TransactionWriteConflict/);

const ideas = () => prisma.projectIdea.count();

/** Makes every insert into the table fail with an error of the server. */
const failing = async (sqlState: string) => {
  await arrange(
    `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN RAISE EXCEPTION 'as the server says it' USING ERRCODE = '${sqlState}'; END $$`,
    'DROP FUNCTION fail()',
  );
  await arrange(
    'CREATE TRIGGER fail BEFORE INSERT ON project_ideas FOR EACH ROW EXECUTE FUNCTION fail()',
    'DROP TRIGGER fail ON project_ideas',
  );
};

describe.each([
  [
    'a full disk',
    '53100',
    507,
    'insufficient_storage',
    'The site has no room left to store anything; nothing was changed',
  ],
  ['no memory', '53200', 503, 'unavailable', 'The database is overloaded; please try again shortly'],
  ['too many connections', '53300', 503, 'unavailable', 'The database is overloaded; please try again shortly'],
  ['a deadlock', '40P01', 503, 'unavailable', 'The database is overloaded; please try again shortly'],
  [
    'a server that ends',
    '57P01',
    503,
    'unavailable',
    'The site cannot reach its database; please try again in a moment',
  ],
  [
    'a read-only server',
    '25006',
    503,
    'unavailable',
    'The database is read-only at the moment; please try again later',
  ],
])('%s', (_what, sqlState, status, code, message) => {
  test('is reported at both APIs with its own message, logged in one line, and writes nothing', async () => {
    await failing(sqlState);
    const before = await ideas();
    const [rest, trpc] = [await create(), await mutation()];
    expect([rest.status, rest.json()]).toEqual([status, { error: message, message, code }]);
    expect(trpc.status).toBe(status);
    expect(trpc.json()).toMatchObject({ error: { message, data: { httpStatus: status, reason: code } } });
    for (const { headers } of [rest, trpc]) expect(headers['retry-after']).toBe('5');
    const lines = () => app.log.lines.filter(({ level }) => level === 50).splice(-2);
    // A line is written after the answer has been sent.
    await expect
      .poll(() => lines().map(({ msg, trouble }) => [msg, String(trouble)]))
      .toEqual([
        ['request', CAUSE],
        ['request', CAUSE],
      ]);
    expect(await ideas()).toBe(before);
  });
});

describe('a statement that waits longer than its timeout', () => {
  test.each([
    // Both would exceed the timeout of a test.
    [{ statement: 200 }, 'SELECT pg_sleep(600)'],
    [{ lock: 200 }, 'LOCK TABLE project_ideas'],
  ])('fails, with %j', async (patience, statement) => {
    const other = openDatabase(app.databaseUrl, patience);
    const holder = new pg.Client({ connectionString: app.databaseUrl });
    await holder.connect();
    try {
      await holder.query('BEGIN; LOCK TABLE project_ideas');
      await expect(other.pool.query(`BEGIN; ${statement}`)).rejects.toThrow(/timeout/);
    } finally {
      await holder.end();
      await other.close();
    }
  });
});

test('a database that accepts no connections is reported as such', async () => {
  const url = new URL(app.databaseUrl);
  url.password = 'wrong';
  const other = await startTestApp({ databaseUrl: app.databaseUrl, database: openDatabase(url.href) });
  const answer = await other.rest('/projectidea');
  expect([answer.status, answer.json<{ error: string }>().error]).toEqual([
    503,
    'The database refused the login; please try again later',
  ]);
});
