import { beforeEach, describe, expect, test } from 'vitest';
import { settled } from '#server/testing/doors.ts';
import { createBody } from '#server/testing/factories.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { resources } from '#shared/resources/index.ts';

const app = await startTestApp();
const administrator = await app.createAdministrator();
const { content, contentLists, history } = app.trpc(administrator.token);
const { prisma } = app.database;

beforeEach(async () => {
  await app.empty('topicProblem');
  await app.empty('question');
});

const problem = (values: object) =>
  content.topicProblem.create.mutate(createBody(resources.topicProblem, { ...values }));
const question = (values: object) => content.question.create.mutate(createBody(resources.question, { ...values }));
const keysOf = (records: { key: string }[]) => ({ keys: records.map(({ key }) => key) });
const topics = async () =>
  Object.fromEntries((await prisma.topicProblem.findMany()).map(({ name, topic }) => [name, topic]));
const outcomeOf = (run: () => Promise<unknown>) =>
  settled(async () => {
    await run();
    return {};
  });

describe('many records of a list', () => {
  test('are deleted at once, each with a line in the history that brings it back', async () => {
    const [one, two] = [
      await problem({ name: 'One' }),
      await problem({ name: 'Two' }),
      await problem({ name: 'Three' }),
    ];
    const removed = await contentLists.remove.mutate({ resource: 'topicProblem', selection: keysOf([one, two]) });
    expect(removed).toEqual({ count: 2 });
    expect(Object.keys(await topics())).toEqual(['Three']);
    const { items } = await history.list.query({ resource: 'topicProblem' });
    const lines = items.filter(({ action }) => action === 'removed');
    expect(lines.map(({ title }) => title).toSorted()).toEqual(['One', 'Two']);
    for (const { key } of lines) await history.undo.mutate({ key });
    expect(Object.keys(await topics()).toSorted()).toEqual(['One', 'Three', 'Two']);
    expect((await content.topicProblem.get.query({ key: one.key })).id).toBe(one.id);
  });

  test('are those that a search and filters find, if they are as many as were seen', async () => {
    await problem({ name: 'A graph', topic: 'Graphs', level: 'Easy' });
    await problem({ name: 'B graph', topic: 'Graphs', level: 'Hard' });
    await problem({ name: 'C tree', topic: 'Trees', level: 'Easy' });
    const change = (total: number) =>
      contentLists.change.mutate({
        ...{ resource: 'topicProblem', field: 'topic', value: 'Paths' },
        selection: { search: 'graph', filter: { level: 'Easy' }, total },
      });
    expect(await outcomeOf(() => change(2))).toMatchObject({ status: 409, code: 'edited_since' });
    expect(await topics()).toEqual({ 'A graph': 'Graphs', 'B graph': 'Graphs', 'C tree': 'Trees' });
    expect(await change(1)).toEqual({ count: 1 });
    expect(await topics()).toEqual({ 'A graph': 'Paths', 'B graph': 'Graphs', 'C tree': 'Trees' });
  });

  test('get one value in one field, each as a change that is undone by itself', async () => {
    const records = [await problem({ topic: 'Old' }), await problem({ topic: 'Older' })];
    const selection = keysOf(records);
    await contentLists.change.mutate({ resource: 'topicProblem', selection, field: 'topic', value: 'New' });
    expect(Object.values(await topics())).toEqual(['New', 'New']);
    const [last] = (await history.list.query({ recordKey: records[1]?.key })).items;
    expect(last).toMatchObject({ action: 'updated', before: { topic: 'Older' }, after: { topic: 'New' } });
    await history.undo.mutate({ key: last?.key ?? '' });
    expect(Object.values(await topics()).toSorted()).toEqual(['New', 'Older']);
  });

  test('stay as they are where somebody else has changed the field of one, which is named', async () => {
    const records = [await problem({ name: 'One', topic: 'Old' }), await problem({ name: 'Two', topic: 'Old' })];
    const [first] = records;
    await content.topicProblem.update.mutate({ key: first?.key ?? '', values: { topic: 'Theirs' } });
    const seen = Object.fromEntries(records.map(({ key, topic }) => [key, topic]));
    const refused = await outcomeOf(() =>
      contentLists.change.mutate({
        ...{ resource: 'topicProblem', field: 'topic', value: 'Mine', selection: keysOf(records), seen },
      }),
    );
    expect(refused).toMatchObject({ status: 409, code: 'edited_since' });
    expect(refused.issues?.[0]?.message).toBe('topic of “One” was changed by somebody else');
    expect(await topics()).toEqual({ One: 'Theirs', Two: 'Old' });
  });

  test('are refused a value by the rule of the field, and fields that tell them from each other', async () => {
    const selection = keysOf([await problem({ level: 'Easy' })]);
    const change = (field: string, value: string) =>
      outcomeOf(() => contentLists.change.mutate({ resource: 'topicProblem', selection, field, value }));
    expect(await change('level', 'Simple')).toMatchObject({ status: 400, code: 'invalid_input' });
    for (const field of ['id', 'name', 'key', 'nonsense', 'toString'])
      expect(await change(field, '1'), field).toMatchObject({ status: 400, code: 'invalid_input' });
    const slug = await outcomeOf(() =>
      contentLists.change.mutate({ resource: 'problem', selection, field: 'slug', value: 'two-sum' }),
    );
    expect(slug.status).toBe(400);
  });

  test('are not moved to where their ids are taken, and those are named', async () => {
    const records = [
      await question({ id: 1, header: 'One', category: 'java' }),
      await question({ id: 2, header: 'Two', category: 'java' }),
    ];
    await question({ id: 2, header: 'There', category: 'cpp' });
    const move = { resource: 'question', selection: keysOf(records), field: 'category', value: 'cpp' } as const;
    const refused = await outcomeOf(() => contentLists.change.mutate(move));
    expect(refused).toMatchObject({ status: 409, code: 'conflict' });
    expect(refused.issues?.[0]?.message).toBe('The ids of “Two” are already taken there');
    expect(await prisma.question.count({ where: { category: 'java' } })).toBe(2);
  });

  test('may be as many as a sheet has, and not more', async () => {
    const data = Array.from({ length: 2001 }, (_, id) => ({ id, name: `Problem ${id}`, topic: 'T' }));
    await prisma.topicProblem.createMany({ data });
    const remove = (total: number, search = '') =>
      contentLists.remove.mutate({ resource: 'topicProblem', selection: { search, filter: {}, total } });
    expect(await outcomeOf(() => remove(2001))).toMatchObject({ status: 413, code: 'too_large' });
    await prisma.topicProblem.deleteMany({ where: { id: 0 } });
    const all = { search: '', filter: {}, total: 2000 };
    const change = { resource: 'topicProblem', selection: all, field: 'topic', value: 'U' } as const;
    expect(await contentLists.change.mutate(change)).toEqual({ count: 2000 });
    expect(await remove(2000)).toEqual({ count: 2000 });
  });

  test('are for administrators alone', async () => {
    const user = await app.createUser();
    const selection = keysOf([await problem({})]);
    for (const [token, status] of [[undefined, 401] as const, [user.token, 403] as const]) {
      const lists = app.trpc(token).contentLists;
      for (const call of [
        () => lists.remove.mutate({ resource: 'topicProblem', selection }),
        () => lists.change.mutate({ resource: 'topicProblem', selection, field: 'topic', value: 'X' }),
        () => lists.words.query({ resource: 'topicProblem', field: 'topic' }),
      ])
        expect((await outcomeOf(call)).status).toBe(status);
    }
    expect(await prisma.topicProblem.count()).toBe(1);
  });
});
