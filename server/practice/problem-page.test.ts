import { describe, expect, test } from 'vitest';
import { createBody } from '#server/testing/factories.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { resources } from '#shared/resources/index.ts';

const app = await startTestApp();
const { token } = await app.createAdministrator();

const SQL = {
  ...{
    kind: 'sql',
    signature: 'title',
    checker: 'exact',
    schema: 'CREATE TABLE book (id int PRIMARY KEY, title text)',
  },
  cases: '[{ "rows": "INSERT INTO book VALUES (1, NULL)", "expected": [[null]], "example": "" }]',
};

/** What its page has of a problem. */
async function pageOf(fields: Record<string, string>) {
  const body = createBody(resources.problem, fields);
  const { slug } = await app.trpc(token).content.problem.create.mutate(body);
  return app.trpc().practice.page.query({ slug });
}

describe('the page of an SQL exercise', () => {
  test('has its tables, and the rows of its examples in them', async () => {
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

  test('has none that can only be shown as they are written', async () => {
    const view = await pageOf({ ...SQL, schema: `${SQL.schema}; CREATE VIEW titles AS SELECT title FROM book` });
    expect(view).toMatchObject({ tables: [], examples: [{ tables: [] }] });
    const computed = await pageOf({ ...SQL, cases: SQL.cases.replace('VALUES (1, NULL)', 'SELECT 1, NULL') });
    expect(computed).toMatchObject({ tables: [{ name: 'book' }], examples: [{ tables: [] }] });
  });

  test('is there while it is being written', async () => {
    expect(await pageOf({ ...SQL, cases: '' })).toMatchObject({
      examples: [],
      approaches: [],
      tables: [],
      starters: {},
    });
  });
});

test('a problem is found by its address in any case, and by no pattern', async () => {
  const { slug } = await pageOf({ ...SQL, slug: 'Two-Words' });
  expect((await app.trpc().practice.page.query({ slug: 'tWO-words' })).slug).toBe(slug);
  for (const pattern of ['%', 'two_words', 'Two-Word_', '\\', 'Two-Words%'])
    for (const call of ['page', 'judging'] as const)
      await expect(app.trpc().practice[call].query({ slug: pattern }), pattern).rejects.toMatchObject({
        data: { httpStatus: 404 },
      });
});
