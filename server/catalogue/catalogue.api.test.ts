import { beforeEach, describe, expect, test } from 'vitest';
import { aMark, aNote, progressOf } from '#server/testing/progress-calls.ts';
import { startTestApp } from '#server/testing/test-app.ts';

const app = await startTestApp();
const admin = await app.createAdministrator();
const { content, search, history } = app.trpc(admin.token);
const { sheets, practice } = app.trpc();

type Answered = Record<string, unknown> & { _id: string };

async function send(method: string, path: string, body: object): Promise<Answered> {
  const answer = await app.rest(path, { method, body, token: admin.token });
  return answer.json<{ data: Answered }>().data;
}

const LINK = 'https://example.org/problems/two-sum/';
const inTopic = (values: object = {}) =>
  send('POST', '/sheetproblem', { id: 1, name: 'Two Sum', topic: 'Arrays', Level: 'Easy', link: LINK, ...values });
const ofCompany = (values: object = {}) =>
  send('POST', '/sdeproblem', {
    id: 2,
    name: 'Two Sum',
    topic: 'Arrays',
    Level: 'Easy',
    link: LINK,
    companies: 'Amazon',
    ...values,
  });
const withPage = () =>
  content.problem.create.mutate({
    id: 1,
    name: 'Two Sum',
    slug: 'two-sum',
    kind: 'function',
    level: 'Easy',
    statement: 'Which two?',
    signature: 'twoSum(nums: int[]): int[]',
    checker: 'exact',
    cases: '[{"args":[[1]],"expected":[1],"example":""}]',
  });
const rename = ({ _id }: Answered, name: string) => content.topicProblem.update.mutate({ key: _id, values: { name } });

beforeEach(async () => {
  for (const resource of ['topicProblem', 'companyProblem', 'problem'] as const) await app.empty(resource);
  await app.database.pool.query('DELETE FROM catalogue');
});

describe('a problem renamed in one list', () => {
  test('is renamed in all lists, and found by its new name', async () => {
    const row = await inTopic();
    await ofCompany();
    await withPage();
    await rename(row, 'Pair With Sum');
    expect(JSON.stringify(await (await app.rest('/sdeproblem')).json())).toContain('"name":"Pair With Sum"');
    expect(await practice.page.query({ slug: 'two-sum' })).toMatchObject({ name: 'Pair With Sum' });
    const found = await search.results.query({ q: 'Pair With Sum' });
    expect(found.map(({ header }) => header)).toContain('Pair With Sum');
    expect(await app.database.prisma.searchDocument.count({ where: { header: 'Two Sum' } })).toBe(0);
    expect(await sheets.renamed.query()).toEqual([
      { problem: 'two-sum', formerNames: ['Two Sum'], name: 'Pair With Sum', slug: 'two-sum' },
    ]);
    const [change] = (await history.list.query({ recordKey: row._id })).items;
    await history.undo.mutate({ key: change?.key ?? '' });
    expect(await practice.page.query({ slug: 'two-sum' })).toMatchObject({ name: 'Two Sum' });
    // What was made in between has the other name.
    expect(await sheets.renamed.query()).toMatchObject([
      { problem: 'two-sum', formerNames: expect.arrayContaining(['Pair With Sum']), name: 'Two Sum' },
    ]);
  });

  test('keeps its progress, stored under its slug, which no other problem with its first name gets', async () => {
    const learner = await app.createUser();
    const { sync, marked, overview } = progressOf(app, () => learner);
    const row = await inTopic({ id: 1 });
    await ofCompany({ id: 2 });
    await sync([aMark({ name: 'Two Sum' })]);
    await rename(row, 'Pair With Sum');
    // As sent by a device that was offline, and by one that knows only the row of a company's list.
    const at = '2026-03-11T10:00:00.000Z';
    const late = [aMark({ name: 'Two Sum', at }), aMark({ companyId: 2, at }), aNote('Two Sum', 'A map')];
    expect((await sync(late)).records.map(({ id, record }) => [id, record])).toEqual([
      ['done:two-sum', expect.objectContaining({ name: 'Pair With Sum', companyIds: [2], isSet: true })],
      ['problem:two-sum', expect.objectContaining({ text: 'A map' })],
    ]);
    await inTopic({ id: 3, link: '' });
    const { items } = await sheets.problemsOfTopic.query({ topic: 'Arrays', page: 1 });
    expect(items).toMatchObject([
      { id: 1, name: 'Pair With Sum', problem: 'two-sum', companyIds: [2] },
      { id: 3, name: 'Two Sum', problem: 'two-sum-again-1', companyIds: [] },
    ]);
    expect(await sheets.problemsOf.mutate({ subjects: ['Pair With Sum', '#2'] })).toEqual(
      ['Pair With Sum', '#2'].map((subject) => ({
        subject,
        problem: 'two-sum',
        name: 'Pair With Sum',
        companyIds: [2],
      })),
    );
    expect(await marked()).toEqual(['done two-sum']);
    expect((await overview()).total).toEqual({ name: 'All problems', done: 1, of: 2 });
  });
});

describe('a change of one row', () => {
  test('changes its problem: the other rows follow', async () => {
    const row = await inTopic();
    const other = await ofCompany({ link: LINK });
    await send('PUT', `/sheetproblem/${row._id}`, { Level: 'Medium', link: `${LINK}?from=1` });
    expect(await send('PUT', `/sdeproblem/${other._id}`, {})).toMatchObject({
      Level: 'Medium',
      link: `${LINK}?from=1`,
    });
  });

  test('to another name and link makes it another problem: the other rows stay', async () => {
    const row = await inTopic();
    const other = await ofCompany();
    const changed = { name: 'Jump Game', link: 'https://example.org/problems/jump-game/' };
    expect(await send('PUT', `/sheetproblem/${row._id}`, changed)).toMatchObject(changed);
    expect(await send('PUT', `/sdeproblem/${other._id}`, {})).toMatchObject({ name: 'Two Sum', link: LINK });
  });

  test('to the name of another problem makes it that one, with its own facts', async () => {
    await ofCompany({ name: 'Jump Game', link: 'https://example.org/problems/jump-game/', Level: 'Medium' });
    const row = await inTopic();
    expect(await send('PUT', `/sheetproblem/${row._id}`, { name: 'Jump Game' })).toMatchObject({
      name: 'Jump Game',
      Level: 'Easy',
      link: LINK,
    });
    const { items } = await sheets.problemsOfTopic.query({ topic: 'Arrays', page: 1 });
    expect(items.map(({ companyIds }) => companyIds.length)).toEqual([1]);
  });
});

test('a second row with a name returns what was written into it, and keeps its differences', async () => {
  const first = await inTopic({ id: 1 });
  const second = await inTopic({ id: 2, Level: 'Hard', link: '', topic: 'Sums' });
  expect(second).toMatchObject({ id: 2, name: 'Two Sum', Level: 'Hard', link: '', topic: 'Sums' });
  expect(await send('PUT', `/sheetproblem/${second._id}`, { Level: 'Medium' })).toMatchObject({
    Level: 'Medium',
    link: '',
  });
  expect(await send('PUT', `/sheetproblem/${first._id}`, {})).toMatchObject({ Level: 'Easy', link: LINK });
});

test("the slug of a problem stays, as learners' programs are stored under it", async () => {
  const { key } = await withPage();
  const change = (slug: string) => content.problem.update.mutate({ key, values: { slug, level: 'Hard' } });
  await expect(change('pair-with-sum')).rejects.toThrow(
    "slug stays two-sum and cannot be changed, as learners' programs are stored under it",
  );
  expect(await practice.page.query({ slug: 'two-sum' })).toMatchObject({ level: 'Easy' });
  await change('Two-Sum');
  expect(await practice.page.query({ slug: 'two-sum' })).toMatchObject({ level: 'Hard' });
});

test('simultaneous edits of rows of one problem lose nothing', async () => {
  const row = await inTopic();
  const other = await ofCompany();
  await Promise.all([
    rename(row, 'Pair With Sum'),
    content.companyProblem.update.mutate({ key: other._id, values: { companies: 'Zoom', topic: 'Sums' } }),
  ]);
  expect(await send('PUT', `/sdeproblem/${other._id}`, {})).toMatchObject({
    name: 'Pair With Sum',
    companies: 'Zoom',
    topic: 'Sums',
  });
});
