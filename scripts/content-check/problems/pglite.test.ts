import { afterAll, describe, expect, it } from 'vitest';
import { findPglite } from './pglite.ts';

const pglite = findPglite();
afterAll(() => pglite.close?.());

const SCHEMA = 'CREATE TABLE one (id int PRIMARY KEY, name text, price numeric(10, 2), at timestamp, day date);';
const ROWS = `INSERT INTO one VALUES (1, 'A', 1.50, '2024-01-31 23:30:00', '2024-01-31'), (2, NULL, NULL, NULL, NULL);`;

async function answerTo(source: string): Promise<unknown> {
  const { output, fault } = await pglite.run(JSON.stringify({ schema: SCHEMA, rows: ROWS, source }), '');
  return fault ?? (JSON.parse(output) as unknown);
}

describe('a program in SQL', { timeout: 60_000 }, () => {
  it.each<[source: string, columns: string[], rows: unknown[][]]>([
    [
      'SELECT * FROM one ORDER BY id',
      ['id', 'name', 'price', 'at', 'day'],
      [
        [1, 'A', 1.5, '2024-01-31 23:30:00', '2024-01-31'],
        [2, null, null, null, null],
      ],
    ],
    ['SELECT count(*), sum(price), avg(id) AS mean FROM one', ['count', 'sum', 'mean'], [[2, 1.5, 1.5]]],
    ['SELECT id = 1 AS yes, ARRAY[id, 2] AS list FROM one ORDER BY 1 DESC LIMIT 1', ['yes', 'list'], [[true, [1, 2]]]],
    [`SELECT 'a;b' AS "quoted" -- one; two`, ['quoted'], [['a;b']]],
    ['SELECT id FROM one WHERE false', ['id'], []],
    ['UPDATE one SET price = 2 WHERE id = 2; SELECT sum(price) FROM one', ['sum'], [[3.5]]],
    ['BEGIN; DELETE FROM one; SELECT count(*) FROM one; COMMIT', ['count'], [[0]]],
    ['DELETE FROM one', [], []],
  ])('returns the rows of its last query: %s', async (source, columns, rows) => {
    expect(await answerTo(source)).toEqual([columns, rows]);
  });

  it.each([
    ['a table', 'CREATE TABLE kept (id int)', 'SELECT * FROM kept'],
    ['a temporary table', 'CREATE TEMP TABLE kept (id int)', 'SELECT * FROM kept'],
    ['a schema', 'CREATE SCHEMA other; CREATE TABLE other.kept (id int)', 'SELECT * FROM other.kept'],
    ['a prepared statement', 'PREPARE kept AS SELECT 1', 'EXECUTE kept'],
  ])('leaves no trace of %s', async (_what, make, use) => {
    await answerTo(make);
    expect(await answerTo(use)).toMatch(/does not exist/);
  });

  it.each([
    ['a setting', "SET datestyle TO 'German'"],
    ['a search path', 'SET search_path TO pg_catalog'],
    ['an open transaction', 'BEGIN; DELETE FROM one'],
    ['a transaction that failed', 'BEGIN; SELECT 1 / 0'],
    ['its schema gone', 'DROP SCHEMA public CASCADE'],
  ])('does not affect the next program by %s', async (_what, source) => {
    await answerTo(source);
    expect(await answerTo('SELECT day FROM one WHERE id = 1')).toEqual([['day'], [['2024-01-31']]]);
  });

  it("gets PostgreSQL's message", async () => {
    expect(await answerTo('SELECT nothing FROM one')).toBe('column "nothing" does not exist');
  });
});
