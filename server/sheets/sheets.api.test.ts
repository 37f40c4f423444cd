import { listProblems } from '#server/testing/list-problems.ts';
import { brotliCompressSync, constants } from 'node:zlib';
import pg from 'pg';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readContent } from '#prisma/content.ts';
import { startTestApp } from '#server/testing/test-app.ts';

const app = await startTestApp();
const { sheets } = app.trpc();

type Values = Partial<Record<'name' | 'topic' | 'companies' | 'reports' | 'practisedFor' | 'tags', string>> & {
  id: number;
  paid?: boolean;
};

const create = (...problems: Values[]) =>
  listProblems(
    app.database.prisma,
    'companyProblem',
    problems.map((values) => ({ name: `Problem ${values.id}`, topic: 'Arrays', ...values })),
  );

beforeEach(() => app.empty('companyProblem'));

describe('the companies', () => {
  const companies = () => sheets.companies.query({ problems: 'count' });

  test('are those that problems name, sorted case-insensitively, with their numbers of problems', async () => {
    expect(await companies()).toEqual([]);
    await create(
      { id: 1, companies: 'zeta Labs, acme,  ,' },
      { id: 2, companies: 'zeta Labs', reports: 'zeta Labs 3', practisedFor: 'Beta' },
      { id: 3, practisedFor: 'zeta Labs' },
    );
    expect(await companies()).toEqual([
      { name: 'acme', count: 1, recorded: 0 },
      { name: 'Beta', count: 1, recorded: 0 },
      { name: 'zeta Labs', count: 3, recorded: 1 },
    ]);
  });
});

describe('the problems of a company', () => {
  const idsOf = async (companyInput: { company: string; page?: number; first?: number }) =>
    (await sheets.problemsOfCompany.query({ page: 1, ...companyInput })).items.map(({ id }) => id);

  test('are those that have its exact name, by id', async () => {
    await create(
      { id: 9, companies: 'Acme' },
      { id: 2, companies: 'Other, Acme' },
      { id: 3, companies: 'Acme Rockets' },
      { id: 4, companies: 'Other' },
    );
    expect(await idsOf({ company: 'Acme' })).toEqual([2, 9]);
    expect(await sheets.problemsOfCompany.query({ company: 'Acme', page: 1, first: 1 })).toMatchObject({
      items: [{ id: 2 }],
      total: 2,
      pageSize: 1,
    });
  });

  test('have what their row shows, and no more', async () => {
    await create({ id: 1, name: 'Two Sum', companies: 'Acme', tags: 'top100' });
    expect(await sheets.problemsOfCompany.query({ company: 'Acme', page: 1 })).toEqual({
      items: [{ id: 1, name: 'Two Sum', problem: 'two-sum', level: '', link: '' }],
      total: 1,
      pageSize: 1000,
    });
  });

  test('are returned in pieces of a thousand, each with the total number', async () => {
    await create(...Array.from({ length: 2001 }, (_, index) => ({ id: index + 1, companies: 'Acme' })));
    const pieces = await Promise.all(
      [1, 2, 3, 4].map((page) => sheets.problemsOfCompany.query({ company: 'Acme', page })),
    );
    expect(pieces.map(({ total, pageSize }) => [total, pageSize])).toEqual(Array(4).fill([2001, 1000]));
    expect(pieces.map(({ items }) => items.length)).toEqual([1000, 1000, 1, 0]);
    expect(pieces.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(
      Array.from({ length: 2001 }, (_, index) => index + 1),
    );
  });

  test('have every id of their name on the company-wise sheets, if there are others', async () => {
    await create(
      { id: 1, name: 'Two Sum', companies: 'Acme' },
      { id: 2, companies: 'Acme' },
      { id: 7, name: 'Two Sum', companies: 'Other' },
    );
    const { items } = await sheets.problemsOfCompany.query({ company: 'Acme', page: 1 });
    expect(items.map(({ companyIds }) => companyIds)).toEqual([[1, 7], undefined]);
  });

  test('have and can be sorted by the number of reports, and say when the practice site is not free', async () => {
    await create(
      { id: 1, companies: 'Acme', paid: true },
      { id: 2, companies: 'Acme, Other', reports: 'Other 90, Acme 2' },
      { id: 3, practisedFor: 'Acme' },
      { id: 4, companies: 'Acme', reports: 'Acme 10' },
    );
    const { items } = await sheets.problemsOfCompany.query({ company: 'Acme', page: 1, order: 'reports' });
    expect(items.map(({ id, reports, paid }) => ({ id, reports, paid }))).toEqual([
      { id: 4, reports: 10 },
      { id: 2, reports: 2 },
      { id: 1, paid: true },
      { id: 3 },
    ]);
    expect(await idsOf({ company: 'Acme' })).toEqual([1, 2, 3, 4]);
  });

  test('link to their own page, and to an explanation on any sheet: an article, or their own approaches', async () => {
    const { prisma } = app.database;
    await Promise.all(['topicProblem', 'problem'].map((name) => app.empty(name as 'problem')));
    await create({ id: 1, name: 'Told', companies: 'Acme' }, { id: 2, name: 'Solved', companies: 'Acme' });
    await create({ id: 3, name: 'Bare', companies: 'Acme' }, { id: 4, name: 'Unknown', companies: 'Acme' });
    await listProblems(prisma, 'topicProblem', [{ id: 1, name: 'Told', topic: 'Arrays', article: '/detail/1' }]);
    const judged = { kind: 'function', statement: 'Solve it.' };
    await listProblems(prisma, 'problem', [
      { id: 1, name: 'Told', slug: 'told', approaches: '## Brute force', ...judged },
      { id: 2, name: 'Solved', slug: 'solved', approaches: '## Brute force', ...judged },
      { id: 3, name: 'Bare', slug: 'bare', ...judged },
    ]);
    const { items } = await sheets.problemsOfCompany.query({ company: 'Acme', page: 1 });
    expect(items.map(({ slug, article }) => [slug, article])).toEqual([
      ['told', '/detail/1'],
      ['solved', '/Problem/solved#approaches'],
      ['bare', undefined],
      [undefined, undefined],
    ]);
    await listProblems(prisma, 'problem', [
      { id: 4, name: 'Number Plate', slug: 'number-plate', sameIdeaAs: 'Other, Unknown', ...judged },
    ]);
    const again = await sheets.problemsOfCompany.query({ company: 'Acme', page: 1 });
    expect(again.items.at(-1)).toMatchObject({ name: 'Unknown', slug: 'number-plate' });
    await app.empty('problem');
  });

  test('are none for a company that no problem names', async () => {
    expect(await idsOf({ company: 'Nobody' })).toEqual([]);
  });

  test('have their companies on request', async () => {
    await create({ id: 3, name: 'Two Sum', companies: 'Other, Acme', reports: 'Acme 7', practisedFor: 'Beta, Gamma' });
    expect(await sheets.companiesOf.query({ companyId: 3 })).toEqual({
      recorded: [
        { name: 'Other', reports: null },
        { name: 'Acme', reports: 7 },
      ],
      practisedFor: ['Beta', 'Gamma'],
    });
    expect(await sheets.companiesOf.query({ companyId: 4 })).toEqual({ recorded: [], practisedFor: [] });
  });

  test('take less than 40 kB on the network for the largest company of the content', async () => {
    const seeded = readContent().flatMap(({ resource, values }) => (resource === 'companyProblem' ? [values] : []));
    await listProblems(app.database.prisma, 'companyProblem', seeded);
    const input = encodeURIComponent(JSON.stringify({ company: 'Amazon', page: 1 }));
    const answer = await app.rest(`/trpc/sheets.problemsOfCompany?input=${input}`);
    expect(answer.json<{ result: { data: { items: unknown[] } } }>().result.data.items.length).toBeGreaterThan(400);
    const { BROTLI_PARAM_QUALITY } = constants;
    expect(brotliCompressSync(answer.text, { params: { [BROTLI_PARAM_QUALITY]: 5 } }).length).toBeLessThan(40_000);
  });
});

describe('the topics of the SDE sheet', () => {
  beforeEach(async () => {
    await app.empty('topicProblem');
    await app.empty('sheetTopic');
    await app.database.prisma.sheetTopic.createMany({
      data: [
        { id: 1, name: 'Arrays' },
        { id: 2, name: 'Text', topic: 'Strings' },
        { id: 3, name: 'Empty', topic: ' ' },
      ],
    });
    const problem = (id: number, name: string, topic: string) => ({
      id,
      name,
      topic,
      companies: 'Acme',
      article: '/a',
    });
    await listProblems(app.database.prisma, 'topicProblem', [
      problem(5, 'Two Sum', 'Arrays'),
      problem(4, 'Rotate', 'Arrays'),
      problem(6, 'Two Sum', 'Strings'),
      problem(7, 'Anagram', 'Strings'),
    ]);
  });

  test('have the numbers of their problems, and do not name these', async () => {
    const topics = await sheets.topics.query({ problems: 'count' });
    expect(topics).toEqual([
      { key: expect.any(String) as string, id: 1, name: 'Arrays', topic: 'Arrays', count: 2 },
      { key: expect.any(String) as string, id: 2, name: 'Text', topic: 'Strings', count: 2 },
      { key: expect.any(String) as string, id: 3, name: 'Empty', topic: 'Empty', count: 0 },
    ]);
  });

  test('return their problems by id, with what their rows show, and no more', async () => {
    await create({ id: 30, name: 'Two Sum' }, { id: 20, name: 'Two Sum' });
    const { items, ...piece } = await sheets.problemsOfTopic.query({ topic: 'Arrays', page: 1 });
    const shown = { level: '', link: '', article: '/a', companies: 'Acme' };
    expect(items).toEqual([
      { id: 4, name: 'Rotate', problem: 'rotate', companyIds: [], ...shown },
      { id: 5, name: 'Two Sum', problem: 'two-sum', companyIds: [20, 30], ...shown },
    ]);
    expect(piece).toEqual({ total: 2, pageSize: 1000 });
  });

  test('are found for problems by slug, by name and by company-wise id, once per row', async () => {
    await create({ id: 30, name: 'Two Sum' }, { id: 20, name: 'Two Sum' }, { id: 21, name: 'Elsewhere' });
    const topics = ['Arrays', 'Strings'];
    const topicsOf = async (...subjects: string[]) => {
      const found = await sheets.topicsOf.mutate({ subjects });
      return Object.fromEntries(found.map((one) => [one.subject, one.topics]));
    };
    expect(await topicsOf('anagram', 'Two Sum', 'Nowhere', 'nowhere')).toEqual({
      anagram: ['Strings'],
      'Two Sum': topics,
    });
    // A problem that is only on a company-wise sheet has no topic on this one.
    expect(await topicsOf('two-sum', '#20', '#21', '#999')).toEqual({ 'two-sum': topics, '#20': topics });
    expect(await topicsOf()).toEqual({});
  });

  test('are found for at most a thousand problems in a call', async () => {
    const subjects = Array.from({ length: 1000 }, (_, index) => `Problem ${index}`);
    expect(await sheets.topicsOf.mutate({ subjects })).toEqual([]);
    await expect(sheets.topicsOf.mutate({ subjects: [...subjects, '#1'] })).rejects.toMatchObject({
      data: { code: 'BAD_REQUEST' },
    });
  });
});

describe('the problems that subjects name', () => {
  test('are found by slug, by a name that they have or had, and by company-wise id, with all their ids', async () => {
    await create({ id: 30, name: 'Two Sum' }, { id: 20, name: 'Two Sum' }, { id: 21, name: 'Elsewhere' });
    await app.database.prisma.catalogueProblem.update({
      where: { slug: 'elsewhere' },
      data: { formerNames: ['First', 'Second'] },
    });
    const problemsOf = async (...subjects: string[]) => {
      const found = await sheets.problemsOf.mutate({ subjects });
      return Object.fromEntries(found.map(({ subject, ...one }) => [subject, one]));
    };
    const twoSum = { problem: 'two-sum', name: 'Two Sum', companyIds: [20, 30] };
    const elsewhere = { problem: 'elsewhere', name: 'Elsewhere', companyIds: [21] };
    expect(await problemsOf('two-sum', 'Two Sum', '#20', '#30', 'Nowhere', 'nowhere', '#999')).toEqual({
      'two-sum': twoSum,
      'Two Sum': twoSum,
      '#20': twoSum,
      '#30': twoSum,
    });
    expect(await problemsOf('First', 'Second', '#21')).toEqual({
      First: elsewhere,
      Second: elsewhere,
      '#21': elsewhere,
    });
    expect(await problemsOf()).toEqual({});
  });

  test('are found for at most a thousand subjects in a call', async () => {
    const subjects = Array.from({ length: 1000 }, (_, index) => `No problem ${index}`);
    expect(await sheets.problemsOf.mutate({ subjects })).toEqual([]);
    await expect(sheets.problemsOf.mutate({ subjects: [...subjects, '#1'] })).rejects.toMatchObject({
      data: { code: 'BAD_REQUEST' },
    });
  });
});

test('each answer takes at most two statements, whatever its size', async () => {
  await create(
    ...Array.from({ length: 1500 }, (_, index) => ({ id: index + 1, companies: 'Acme, Other', tags: 'top100' })),
  );
  const calls = {
    topics: () => sheets.topics.query({ problems: 'count' }),
    topicsOf: () => sheets.topicsOf.mutate({ subjects: ['Problem 1', 'problem-2', '#3', '#4'] }),
    problemsOf: () => sheets.problemsOf.mutate({ subjects: ['Problem 1', 'problem-2', '#3', '#4'] }),
    problemsOfTopic: () => sheets.problemsOfTopic.query({ topic: 'Arrays', page: 1 }),
    problemsOfCompany: () => sheets.problemsOfCompany.query({ company: 'Acme', page: 1 }),
    companies: () => sheets.companies.query({ problems: 'count' }),
    companiesOf: () => sheets.companiesOf.query({ companyId: 1 }),
    top50: () => sheets.top50.query(),
  };
  const statements = vi.spyOn(pg.Client.prototype, 'query');
  const counts: Record<string, number> = {};
  for (const [name, call] of Object.entries(calls)) {
    statements.mockClear();
    await call();
    const texts = statements.mock.calls.map(([query]) => JSON.stringify(query));
    counts[name] = texts.filter((text) => /_problems|_entries|sheet_topics/.test(text)).length;
  }
  statements.mockRestore();
  expect(counts).toEqual({
    topics: 2,
    topicsOf: 2,
    problemsOf: 1,
    problemsOfTopic: 1,
    problemsOfCompany: 2,
    companies: 1,
    companiesOf: 1,
    top50: 1,
  });
});

test('a page of the previous version is refused an answer that it cannot read', async () => {
  const before = ['topics', `problemsOfTopic?input=${encodeURIComponent('{"topic":"Arrays"}')}`];
  for (const call of [...before, `problemsOfCompany?input=${encodeURIComponent('{"company":"Acme","first":8}')}`])
    expect((await app.rest(`/trpc/sheets.${call}`)).status, call).toBe(400);
});

describe('the Top 50', () => {
  test('are the first fifty problems by id tagged top100', async () => {
    const tagged = Array.from({ length: 60 }, (_, index) => ({ id: 100 - index, tags: 'new, top100' }));
    await create(...tagged, { id: 1, tags: 'top1000' }, { id: 2, tags: '' });
    const problems = await sheets.top50.query();
    expect(problems.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => 41 + index));
    expect(problems[0]).toEqual({
      id: 41,
      name: 'Problem 41',
      problem: 'problem-41',
      level: '',
      link: '',
      companies: '',
      companyIds: [41],
    });
  });
});
