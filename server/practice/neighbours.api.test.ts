import { listProblems } from '#server/testing/list-problems.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { statementsOf } from '#server/testing/statements.ts';
import { startTestApp } from '#server/testing/test-app.ts';

const app = await startTestApp();
const { prisma, pool } = app.database;

beforeEach(() => app.empty('problem'));

type Fields = { id: number; topics?: string; kind?: string };

const aProblem = ({ id, topics = 'Arrays,Hashing', kind = 'function' }: Fields) => ({
  key: randomUUID(),
  id,
  topics,
  kind,
  name: `Problem ${id}`,
  slug: `p-${id}`,
  level: 'Easy',
});

const add = (problems: Fields[]) => listProblems(prisma, 'problem', problems.map(aProblem));

const around = async (id: number) => {
  const { previous, next, similar } = await app.trpc().practice.page.query({ slug: `p-${id}` });
  return { previous: previous?.slug, next: next?.slug, similar: similar.map(({ slug }) => slug) };
};

test('a problem links the ones before and after it by id, whatever their topics', async () => {
  await add([{ id: 30 }, { id: 4 }, { id: 12, topics: 'Graphs' }, { id: 13, kind: 'sql' }]);
  expect(await around(4)).toMatchObject({ previous: undefined, next: 'p-12' });
  expect(await around(12)).toMatchObject({ previous: 'p-4', next: 'p-30' });
  expect(await around(30)).toMatchObject({ previous: 'p-12', next: undefined });
  expect(await around(13)).toEqual({ previous: undefined, next: undefined, similar: [] });
});

test('it also links up to four others around it on its first topic, starting over after the last one', async () => {
  const others = [
    { id: 5, topics: 'Graphs,Arrays' },
    { id: 6, topics: 'Arrays', kind: 'stdin' },
  ];
  await add([...[1, 2, 3, 4, 7, 8, 9].map((id) => ({ id })), { id: 10, topics: 'Arrays' }, ...others]);
  expect((await around(1)).similar).toEqual(['p-2', 'p-3', 'p-4', 'p-7']);
  expect((await around(2)).similar).toEqual(['p-1', 'p-3', 'p-4', 'p-7']);
  expect((await around(4)).similar).toEqual(['p-2', 'p-3', 'p-7', 'p-8']);
  expect((await around(9)).similar).toEqual(['p-7', 'p-8', 'p-10']);
  expect((await around(10)).similar).toEqual(['p-1', 'p-2', 'p-3', 'p-4']);
  expect((await around(5)).similar).toEqual([]);
  const { previous, next } = await app.trpc().practice.page.query({ slug: 'p-4' });
  expect({ previous, next }).toEqual({
    previous: { slug: 'p-3', name: 'Problem 3', level: 'Easy' },
    next: { slug: 'p-5', name: 'Problem 5', level: 'Easy' },
  });
});

test('a problem without a topic has no similar ones', async () => {
  await add([1, 2].map((id) => ({ id, topics: '' })));
  expect(await around(1)).toEqual({ previous: undefined, next: 'p-2', similar: [] });
});

test('its page takes four statements, and reads no more of thousands of problems than it shows', async () => {
  await add(Array.from({ length: 4000 }, (_, index) => ({ id: index + 1, topics: `Topic ${index % 400}` })));
  await pool.query('VACUUM ANALYZE problems');
  const statements = await statementsOf(app.databaseUrl, () => around(2000));
  expect(statements.filter((text) => text.includes('"problems"') || /\b(problems|named)\b/.test(text))).toHaveLength(4);
  const statement = statements.find((text) => text.includes("'previous'")) ?? '';
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>({
    text: `EXPLAIN (ANALYZE, BUFFERS OFF, COSTS OFF) ${statement}`,
    values: ['function', 2000, 'Topic 399'],
  });
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).not.toMatch(/Seq Scan|Rows Removed|Sort/);
  expect(plan.match(/Index Scan/g)).toHaveLength(5);
});
