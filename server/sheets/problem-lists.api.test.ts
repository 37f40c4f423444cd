import { listProblems } from '#server/testing/list-problems.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { readContent } from '#prisma/content.ts';
import { seed } from '#server/content-files/seed.ts';
import { startTestApp } from '#server/testing/test-app.ts';

const app = await startTestApp();
const { prisma } = app.database;
const { sheets, practice } = app.trpc();

const judged = { kind: 'function', statement: 'Solve it.' };
const link = (slug: string) => `https://leetcode.com/problems/${slug}/`;

/**
 * `Rotate` is only on the SDE sheet, `Two Sum` on both sheets and solvable here, `Elsewhere` on the company-wise sheet.
 */
beforeEach(async () => {
  for (const name of ['topicProblem', 'companyProblem', 'problem', 'problemList', 'seedRecord'] as const)
    await (prisma[name] as typeof prisma.problem).deleteMany(); // each model has it
  await listProblems(prisma, 'topicProblem', [
    { id: 1, name: 'Two Sum', topic: 'Arrays', link: link('two-sum') },
    { id: 2, name: 'Rotate', topic: 'Arrays', link: link('rotate'), companies: 'Acme' },
  ]);
  await listProblems(prisma, 'companyProblem', [
    { id: 9, name: 'Two Sum', topic: 'Arrays', companies: 'Acme, Other', tags: 'top100', link: link('two-sum') },
    { id: 8, name: 'Elsewhere', topic: 'Arrays', companies: 'Acme', paid: true, link: link('elsewhere') },
  ]);
  await listProblems(prisma, 'problem', [{ id: 1, name: 'Two Sum', slug: 'two-sum', ...judged }]);
});

const SOME = { id: 7, name: 'Some 4', slug: 'some', problems: 'elsewhere, rotate ,two-sum, unknown' };
const createLists = () =>
  prisma.problemList.createMany({
    data: [
      { ...SOME, source: 'https://example.org/some' },
      { id: 3, name: 'One', slug: 'one', problems: 'two-sum,two-sum' },
    ],
  });

describe('lists that people follow', () => {
  test('are returned by id, with their numbers of problems', async () => {
    expect(await sheets.lists.query()).toEqual([]);
    await createLists();
    expect(await sheets.lists.query()).toEqual([
      { id: 3, name: 'One', slug: 'one', count: 2 },
      { id: 7, name: 'Some 4', slug: 'some', count: 4 },
    ]);
  });

  test('mark the rows of every sheet with their ids, and leave other rows as they were', async () => {
    const marksOf = async () => {
      const [topic, company, top] = await Promise.all([
        sheets.problemsOfTopic.query({ topic: 'Arrays', page: 1 }),
        sheets.problemsOfCompany.query({ company: 'Acme', page: 1 }),
        sheets.top50.query(),
      ]);
      return [topic.items, company.items, top].map((rows) => rows.map(({ name, lists }) => [name, lists]));
    };
    expect((await marksOf()).flat(2).filter((mark) => typeof mark === 'object')).toEqual([]);
    await createLists();
    await app.feed.settle();
    expect(await marksOf()).toEqual([
      [
        ['Two Sum', [3, 7]],
        ['Rotate', [7]],
      ],
      [
        ['Elsewhere', [7]],
        ['Two Sum', [3, 7]],
      ],
      [['Two Sum', [3, 7]]],
    ]);
  });

  test('have their problems in order, from any sheet, without those that the site does not have', async () => {
    await createLists();
    const { items, source } = await sheets.problemsOfList.query({ list: 'some' });
    expect(source).toBe('https://example.org/some');
    const shown = { level: '', lists: [7] };
    expect(items).toEqual([
      {
        id: 1,
        name: 'Elsewhere',
        problem: 'elsewhere',
        link: link('elsewhere'),
        companies: 'Acme',
        companyIds: [8],
        paid: true,
        ...shown,
      },
      {
        id: 2,
        name: 'Rotate',
        problem: 'rotate',
        link: link('rotate'),
        companies: 'Acme',
        companyIds: [],
        ...shown,
      },
      {
        id: 3,
        name: 'Two Sum',
        problem: 'two-sum',
        link: link('two-sum'),
        companies: 'Acme, Other',
        companyIds: [9],
        level: '',
        lists: [3, 7],
        slug: 'two-sum',
      },
    ]);
    expect(await sheets.problemsOfList.query({ list: 'nobody' })).toEqual({ items: [], source: '' });
  });

  test('are named on the page of a problem, if there are any', async () => {
    expect(await practice.page.query({ slug: 'two-sum' })).not.toHaveProperty('lists');
    await createLists();
    await app.feed.settle();
    expect((await practice.page.query({ slug: 'two-sum' })).lists).toEqual([
      { name: 'One', slug: 'one' },
      { name: 'Some 4', slug: 'some' },
    ]);
  });

  test('follow a renamed problem', async () => {
    await createLists();
    await prisma.catalogueProblem.update({ where: { slug: 'two-sum' }, data: { name: 'Pair of a Sum' } });
    const { items } = await sheets.problemsOfList.query({ list: 'one' });
    expect(items.map(({ name, problem }) => [name, problem])).toContainEqual(['Pair of a Sum', 'two-sum']);
  });

  test('do not change what clients read at /sheetproblem and /sdeproblem', async () => {
    const read = async () =>
      Promise.all(['/sheetproblem', '/sdeproblem'].map(async (path) => (await app.rest(path)).text));
    const before = await read();
    expect(before.join()).toContain('Rotate');
    await createLists();
    await app.feed.settle();
    expect(await read()).toEqual(before);
  });
});

test('an exercise in a list names the known problem that it is based on', async () => {
  await listProblems(prisma, 'problem', [
    { id: 5, name: 'Warmer Days', slug: 'warmer-days', sameIdeaAs: 'Rising Temperature', ...judged },
  ]);
  await prisma.problemList.create({ data: { id: 4, name: 'Mixed', slug: 'mixed', problems: 'rotate, warmer-days' } });
  await app.feed.settle();
  const { items: rows } = await sheets.problemsOfList.query({ list: 'mixed' });
  expect(rows.map(({ known }) => known)).toEqual([undefined, 'Rising Temperature']);
});

describe('the lists of the content', () => {
  const lists = readContent().filter(({ resource }) => resource === 'problemList');
  const load = async () => {
    const { added, updated, unchanged, keptAsEdited } = await seed(app.database, lists, { siteTimeZone: 'UTC' });
    return { added, updated, unchanged, keptAsEdited };
  };
  const NOTHING = { added: 0, updated: 0, unchanged: 0, keptAsEdited: 0 };

  test('are loaded once, and stay as an administrator has edited them', async () => {
    expect(await load()).toEqual({ ...NOTHING, added: 6 });
    expect(await load()).toEqual({ ...NOTHING, unchanged: 6 });
    const administrator = await app.createAdministrator();
    const { key } = await prisma.problemList.findUniqueOrThrow({ where: { id: 1 } });
    const values = { problems: 'two-sum' };
    await app.trpc(administrator.token).content.problemList.update.mutate({ key, values });
    await prisma.seedRecord.updateMany({ data: { contentHash: 'of the version before' } });
    expect(await load()).toEqual({ ...NOTHING, updated: 5, keptAsEdited: 1 });
    expect((await prisma.problemList.findUniqueOrThrow({ where: { id: 1 } })).problems).toBe('two-sum');
  });

  test.each([
    ['blind 75', '/Sheet?list=blind-75'],
    ['grind 75', '/Sheet?list=grind-75'],
    ['neetcode 150', '/Sheet?list=neetcode-150'],
    ['striver', '/Sheet?list=striver-sde'],
    ['sql 50', '/Sheet?list=sql-50'],
    ['top interview 150', '/Sheet?list=top-interview-150'],
  ])('are found by %s and link %s', async (q, address) => {
    await load();
    const [first] = await app.trpc().search.results.query({ q });
    expect(first?.address).toBe(address);
  });
});
