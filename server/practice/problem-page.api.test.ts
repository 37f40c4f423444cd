import { listProblems } from '#server/testing/list-problems.ts';
import { describe, expect, test } from 'vitest';
import { createBody } from '#server/testing/factories.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { resources } from '#shared/resources/index.ts';

const app = await startTestApp();
const { token } = await app.createAdministrator();

const SQL = {
  kind: 'sql',
  signature: 'title',
  checker: 'exact',
  schema: 'CREATE TABLE book (id int PRIMARY KEY, title text)',
  cases: '[{ "rows": "INSERT INTO book VALUES (1, NULL)", "expected": [[null]], "example": "" }]',
};

/** Returns the page of a problem with these fields. */
async function pageOf(fields: Record<string, string>) {
  const body = createBody(resources.problem, fields);
  const { slug } = await app.trpc(token).content.problem.create.mutate(body);
  return app.trpc().practice.page.query({ slug });
}

describe('the page of an SQL exercise', () => {
  test('shows its tables with the rows of its examples', async () => {
    const plain = { isKey: false, isNullable: true, isUnique: false, references: null };
    expect(await pageOf(SQL)).toMatchObject({
      tables: [
        {
          name: 'book',
          columns: [
            { ...plain, name: 'id', type: 'int', isKey: true, isNullable: false },
            { ...plain, name: 'title', type: 'text' },
          ],
        },
      ],
      examples: [{ tables: [{ name: 'book', columns: ['id', 'title'], rows: [['1', null]] }] }],
    });
  });

  test('has no tables when they cannot be drawn', async () => {
    const view = await pageOf({ ...SQL, schema: `${SQL.schema}; CREATE VIEW titles AS SELECT title FROM book` });
    expect(view).toMatchObject({ tables: [], examples: [{ tables: [] }] });
    const computed = await pageOf({ ...SQL, cases: SQL.cases.replace('VALUES (1, NULL)', 'SELECT 1, NULL') });
    expect(computed).toMatchObject({ tables: [{ name: 'book' }], examples: [{ tables: [] }] });
  });

  test('can be opened while the exercise is being written', async () => {
    expect(await pageOf({ ...SQL, cases: '' })).toMatchObject({
      examples: [],
      approaches: [],
      tables: [],
      starters: {},
    });
  });
});

test('a problem is found by its slug in any case, and not by a pattern', async () => {
  const { slug } = await pageOf({ ...SQL, slug: 'Two-Words' });
  expect((await app.trpc().practice.page.query({ slug: 'tWO-words' })).slug).toBe(slug);
  for (const pattern of ['%', 'two_words', 'Two-Word_', '\\', 'Two-Words%'])
    for (const call of ['page', 'judging'] as const)
      await expect(app.trpc().practice[call].query({ slug: pattern }), pattern).rejects.toMatchObject({
        data: { httpStatus: 404 },
      });
});

test('a problem names known ones with the same idea, with their pages if they have one', async () => {
  const { name, slug } = await pageOf({ ...SQL, name: 'Largest Number', slug: 'largest-number' });
  const view = await pageOf({ ...SQL, name: 'Number Plate', slug: 'number-plate', sameIdeaAs: `Unknown, ${name}` });
  expect(view.known).toEqual([
    { name: 'Unknown', slug: null },
    { name, slug },
  ]);
});

describe('the problem and the exercise of a day', () => {
  const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const ofDay = (days: number) => app.trpc().practice.daily.query({ day: dayAfter(days) });

  test('are the same for everybody, change the next day, and are never from a contest', async () => {
    await app.empty('problem');
    expect(await ofDay(0)).toEqual({ problem: null, exercise: null });
    const judged = { statement: 'Solve it.', level: 'Easy' };
    await listProblems(
      app.database.prisma,
      'problem',
      [1, 2, 3].flatMap((id) => [
        { ...judged, id, name: `Problem ${id}`, slug: `problem-${id}`, kind: 'function' },
        { ...judged, id: 10 + id, name: `Exercise ${id}`, slug: `exercise-${id}`, kind: 'sql' },
        { ...judged, id: 20 + id, name: `Secret ${id}`, slug: `secret-${id}`, kind: 'stdin', contest: 1 },
      ]),
    );
    await pageOf({ ...SQL, kind: 'sql', contest: '1' });
    const days = await Promise.all([-1, 0, 1, 0].map(ofDay));
    expect(new Set(days.map(({ problem }) => problem?.slug))).toEqual(new Set(['problem-1', 'problem-2', 'problem-3']));
    expect(days[3]).toEqual(days[1]);
    for (const { exercise } of days) expect(exercise?.slug).toMatch(/^exercise-\d$/);
  });

  test.each(['2020-01-01', '2026-13-01', 'today'])('are refused for %s', async (day) => {
    await expect(app.trpc().practice.daily.query({ day })).rejects.toMatchObject({ data: { httpStatus: 400 } });
  });
});
