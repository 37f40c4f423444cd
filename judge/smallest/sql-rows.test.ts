import { expect, test } from 'vitest';
import { countRows, fewestRows, readInserts, writeInserts } from './sql-rows.ts';

const ROWS = `-- people
INSERT INTO person VALUES (1, 'Ada; (first)'), (2, 'It''s, Bo'), (3, NULL);
INSERT INTO pet (id, owner) VALUES (7, 2), (8, 3);`;

test('reads rows as they are written, including quoted text', () => {
  const inserts = readInserts(ROWS) ?? [];
  expect(inserts.map(({ rows }) => rows)).toEqual([
    ["(1, 'Ada; (first)')", "(2, 'It''s, Bo')", '(3, NULL)'],
    ['(7, 2)', '(8, 3)'],
  ]);
  expect(countRows(inserts)).toBe(5);
  expect(readInserts(writeInserts(inserts))).toEqual(inserts);
});

test.each([
  'UPDATE pet SET owner = 1',
  'INSERT INTO pet SELECT 1, 2',
  'INSERT INTO pet VALUES (1, 2) ON CONFLICT DO NOTHING',
])('returns null for anything but plain rows: %s', (sql) => expect(readInserts(`${ROWS}\n${sql};`)).toBeNull());

test('removes rows as long as the queries differ, also rows that others referred to', async () => {
  const inserts = readInserts(ROWS) ?? [];
  const differ = (rows: string) => {
    const isAllowed = !rows.includes('(7, 2)') || rows.includes('(2, ');
    return Promise.resolve(isAllowed && rows.includes('(8, 3)') && rows.includes('(3, NULL)'));
  };
  const fewest = await fewestRows({ inserts, differ, isOver: () => false });
  expect(fewest.flatMap(({ rows }) => rows)).toEqual(['(3, NULL)', '(8, 3)']);
});

test('returns the smallest input found so far when the time is up', async () => {
  const inserts = readInserts(ROWS) ?? [];
  let calls = 0;
  const fewest = await fewestRows({ inserts, differ: () => Promise.resolve(true), isOver: () => calls++ > 1 });
  expect(countRows(fewest)).toBeLessThan(5);
});
