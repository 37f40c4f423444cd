import { listProblems } from '#server/testing/list-problems.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { mistyped, settled } from '#server/testing/apis.ts';
import { createBody } from '#server/testing/factories.ts';
import { aDraft, aSubmission } from '#server/testing/personal-calls.ts';
import { aMark } from '#server/testing/progress-calls.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { resources } from '#shared/resources/index.ts';
import type { DrawInput } from '#shared/schemas/interview.ts';

const app = await startTestApp();
const { prisma } = app.database;

const problem = (name: string, fields: object = {}) =>
  listProblems(prisma, 'problem', [
    {
      ...createBody(resources.problem, { name, slug: name, kind: 'function', level: 'Easy', topics: 'Graphs' }),
      ...fields,
    },
  ]);
const onSheet = (name: string, companies: string) =>
  listProblems(prisma, 'companyProblem', [{ ...createBody(resources.companyProblem, { name, companies }) }]);

beforeEach(async () => {
  await app.empty('problem');
  await app.empty('companyProblem');
});

const draw = (input: Partial<DrawInput> = {}, token?: string) =>
  app
    .trpc(token)
    .practice.draw.mutate({ company: '', topic: '', level: '', seen: { slugs: [], ticked: [] }, ...input });
const names = async (...parameters: Parameters<typeof draw>) => (await draw(...parameters)).map(({ name }) => name);
const refusal = (run: () => Promise<unknown>) => settled(async () => ({ record: { answer: await run() } }));

describe('a mock interview', () => {
  test('has two random problems of kind function, the easier one first', async () => {
    await problem('hard', { level: 'Hard' });
    await problem('easy');
    await problem('query', { kind: 'sql' });
    await problem('task', { kind: 'stdin', contest: 1 });
    await problem('of-a-contest', { contest: 1 });
    for (let round = 0; round < 3; round++) expect(await names()).toEqual(['easy', 'hard']);
    await problem('third');
    const drawn = new Set<string>();
    await expect
      .poll(async () => {
        for (const name of await names({ level: 'Easy' })) drawn.add(name);
        for (const name of await names()) drawn.add(name);
        return drawn.size;
      })
      .toBe(3);
  });

  test('can be limited to a company, a topic or a level', async () => {
    await problem('a', { topics: 'Trees, Dynamic Programming' });
    await problem('b', { level: 'Medium' });
    await problem('c', { topics: 'Tree' });
    await onSheet('a', 'Google, Acme Inc');
    await onSheet('b', 'Googleplex');
    expect(await names({ company: 'Google' })).toEqual(['a']);
    expect(await names({ topic: 'Dynamic Programming' })).toEqual(['a']);
    expect(await names({ topic: 'Trees' })).toEqual(['a']);
    expect(await names({ level: 'Medium' })).toEqual(['b']);
    expect(await names({ company: 'Google', level: 'Hard' })).toEqual([]);
  });

  test('prefers problems seen neither in the browser nor in the account, and marks the others as seen', async () => {
    for (const name of ['slug', 'ticked', 'draft', 'submitted', 'done', 'new']) await problem(name);
    await problem('named', { name: 'By its name' });
    const { key, token } = await app.createUser();
    const { practice, records } = app.trpc(token);
    const sent = { userKey: key, sentAt: new Date().toISOString() };
    await practice.saveDraft.mutate({ ...sent, ...aDraft('draft', 'code') });
    await practice.keepSubmissions.mutate({ ...sent, submissions: [aSubmission('submitted')] });
    await records.sync.mutate({ ...sent, since: 0, records: [aMark({ name: 'done' })] });
    const seen = { slugs: ['SLUG'], ticked: ['ticked', 'By its name'] };
    const drawn = await draw({ seen }, token);
    expect(drawn.filter(({ isSeen }) => !isSeen).map(({ name }) => name)).toEqual(['new']);
    expect(drawn).toHaveLength(2);
    await prisma.problem.deleteMany({ where: { slug: { in: ['slug', 'ticked', 'named'] } } });
    await problem('newer');
    expect((await names({}, token)).toSorted()).toEqual(['new', 'newer']);
  });

  test('is refused with a clear message when its input is invalid', async () => {
    const errors: [Partial<DrawInput>, string][] = [
      [mistyped({ level: 'Expert' }), 'A level is one of Easy, Medium, Hard'],
      [{ company: 'x'.repeat(501) }, 'A company has at most 500 characters'],
      [{ topic: 'a\0b' }, 'A topic contains a character that cannot be stored'],
      [
        { seen: { slugs: Array.from({ length: 2001 }, () => 'a'), ticked: [] } },
        'A call can list at most 2000 seen problems',
      ],
    ];
    for (const [error, message] of errors)
      expect(await refusal(() => draw(error))).toMatchObject({ status: 400, message });
  });

  test('is offered for companies and topics with at least two problems', async () => {
    await problem('a', { topics: 'Trees, Graphs' });
    await problem('b', { topics: 'Graphs' });
    await problem('c', { topics: 'Trees', kind: 'stdin', contest: 1 });
    await onSheet('a', 'Google, Adobe');
    await onSheet('b', 'Google');
    await onSheet('a', 'Adobe');
    expect(await app.trpc().practice.interviewChoices.query()).toEqual({ companies: ['Google'], topics: ['Graphs'] });
  });
});
