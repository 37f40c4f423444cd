import { beforeEach, describe, expect, test } from 'vitest';
import { listProblems } from '#server/testing/list-problems.ts';
import { startTestApp } from '#server/testing/test-app.ts';

const app = await startTestApp();
const admin = await app.createAdministrator();
const { catalogue, history, sheets } = app.trpc(admin.token);
const { prisma } = app.database;

const twoSum = { name: 'Two Sum', level: 'Easy', link: 'https://example.org/problems/two-sum/' };

beforeEach(async () => {
  for (const resource of ['topicProblem', 'companyProblem', 'problem'] as const) await app.empty(resource);
  await prisma.catalogueProblem.deleteMany();
  await listProblems(prisma, 'topicProblem', [{ id: 1, topic: 'Arrays', ...twoSum }]);
  await listProblems(prisma, 'companyProblem', [
    { id: 2, topic: 'Arrays', ...twoSum, level: 'Hard', companies: 'Acme' },
  ]);
  await listProblems(prisma, 'problem', [{ id: 3, slug: 'two-sum', kind: 'sql', name: 'Two Sum', level: 'Easy' }]);
  await listProblems(prisma, 'topicProblem', [{ id: 4, topic: 'Graphs', name: 'Jump Game' }]);
});

const entry = () => catalogue.get.query({ slug: 'two-sum' });
const placeOf = async (resource: string) => {
  const place = (await entry()).places.find((one) => one.resource === resource);
  return place?.record.key ?? '';
};

test('lists each problem once, and finds it by a part of its name', async () => {
  const { items, total } = await catalogue.list.query({});
  expect(total).toBe(2);
  expect(items.map(({ name, places }) => [name, places])).toEqual([
    ['Jump Game', 1],
    ['Two Sum', 3],
  ]);
  expect((await catalogue.list.query({ search: 'two' })).items.map(({ key }) => key)).toEqual(['two-sum']);
});

test('gives a problem with its places, and what they say of their own', async () => {
  expect(await entry()).toMatchObject({
    values: { ...twoSum, article: '', paid: false },
    places: [
      { resource: 'topicProblem', record: { id: 1, topic: 'Arrays' }, own: [] },
      { resource: 'companyProblem', record: { id: 2, companies: 'Acme', level: 'Hard' }, own: ['level'] },
      { resource: 'problem', record: { id: 3, slug: 'two-sum' }, own: [] },
    ],
  });
});

test('changes a problem with its places, adds one and removes one, in one go', async () => {
  const [topic, company] = [await placeOf('topicProblem'), await placeOf('companyProblem')];
  const link = 'https://example.org/problems/pair/';
  const saved = await catalogue.save.mutate({
    slug: 'two-sum',
    values: { name: 'Pair With Sum', level: 'Medium', link },
    base: twoSum,
    update: [
      { resource: 'companyProblem', key: company, values: { companies: 'Acme, Zoom' }, base: { companies: 'Acme' } },
    ],
    create: [{ resource: 'topicProblem', values: { topic: 'Hashing' } }],
    remove: [{ resource: 'topicProblem', key: topic }],
  });
  expect(saved).toMatchObject({
    slug: 'two-sum',
    values: { name: 'Pair With Sum', level: 'Medium', link },
    places: [
      { resource: 'topicProblem', record: { id: 5, name: 'Pair With Sum', topic: 'Hashing', level: 'Medium', link } },
      { resource: 'companyProblem', record: { name: 'Pair With Sum', companies: 'Acme, Zoom', level: 'Hard', link } },
      { resource: 'problem', record: { name: 'Pair With Sum', level: 'Medium' } },
    ],
  });
  const { items } = await sheets.problemsOfTopic.query({ topic: 'Hashing', page: 1 });
  expect(items).toMatchObject([{ name: 'Pair With Sum', problem: 'two-sum' }]);
});

test('writes the change into the history, from where it is undone', async () => {
  await catalogue.save.mutate({ slug: 'two-sum', values: { level: 'Medium' }, base: { level: 'Easy' } });
  const [change] = (await history.list.query({ recordKey: await placeOf('topicProblem') })).items;
  expect(change).toMatchObject({ action: 'updated', before: { level: 'Easy' }, after: { level: 'Medium' } });
  await history.undo.mutate({ key: change?.key ?? '' });
  expect((await entry()).values).toMatchObject({ level: 'Easy' });
});

describe('writes nothing', () => {
  const unchanged = async (run: () => Promise<unknown>, error: object | RegExp) => {
    const before = await entry();
    const outcome = expect(run()).rejects;
    await (error instanceof RegExp ? outcome.toThrow(error) : outcome.toMatchObject({ data: error }));
    expect(await entry()).toEqual(before);
  };

  test('when one part is refused', async () => {
    const key = await placeOf('companyProblem');
    const update = [{ resource: 'companyProblem' as const, key, values: { companies: 5, level: 'odd' } }];
    await unchanged(() => catalogue.save.mutate({ slug: 'two-sum', values: { level: 'Medium' }, update }), {
      reason: 'invalid_input',
    });
    await unchanged(
      () =>
        catalogue.save.mutate({
          slug: 'two-sum',
          values: { level: 'Medium' },
          create: [{ resource: 'topicProblem', values: {} }],
        }),
      /topic is required/,
    );
  });

  test('when somebody else has changed a value since', async () => {
    await unchanged(
      () =>
        catalogue.save.mutate({ slug: 'two-sum', values: { name: 'Pair', level: 'Hard' }, base: { level: 'Medium' } }),
      { reason: 'edited_since' },
    );
  });

  test("when the name is another problem's", async () => {
    await unchanged(
      () => catalogue.save.mutate({ slug: 'two-sum', values: { name: 'Jump Game' } }),
      /another problem's/,
    );
  });

  test('for a problem that there is not, or for anybody but an administrator', async () => {
    await expect(catalogue.save.mutate({ slug: 'nothing' })).rejects.toMatchObject({ data: { reason: 'not_found' } });
    const learner = await app.createUser();
    for (const [token, status] of [
      [undefined, 401],
      [learner.token, 403],
    ] as const) {
      const other = app.trpc(token).catalogue;
      for (const call of [
        () => other.list.query({}),
        () => other.get.query({ slug: 'two-sum' }),
        () => other.save.mutate({ slug: 'two-sum' }),
      ])
        await expect(call()).rejects.toMatchObject({ data: { httpStatus: status } });
    }
  });
});
