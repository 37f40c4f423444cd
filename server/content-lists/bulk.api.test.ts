import { listProblems } from '#server/testing/list-problems.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { settled } from '#server/testing/apis.ts';
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

const written = (count: number) => ({ count, batchKey: expect.any(String) as string });
const undoBatch = ({ batchKey }: { batchKey: string }) => history.undoBatch.mutate({ key: batchKey });

describe('many records of a list', () => {
  test('are deleted at once, each with an entry in the history that restores it', async () => {
    const [one, two] = [
      await problem({ name: 'One' }),
      await problem({ name: 'Two' }),
      await problem({ name: 'Three' }),
    ];
    const removed = await contentLists.remove.mutate({ resource: 'topicProblem', selection: keysOf([one, two]) });
    expect(removed).toEqual(written(2));
    expect(Object.keys(await topics())).toEqual(['Three']);
    const { items } = await history.list.query({ resource: 'topicProblem' });
    const lines = items.filter(({ action }) => action === 'removed');
    expect(lines.map(({ title }) => title).toSorted()).toEqual(['One', 'Two']);
    for (const { key } of lines) await history.undo.mutate({ key });
    expect(Object.keys(await topics()).toSorted()).toEqual(['One', 'Three', 'Two']);
    expect((await content.topicProblem.get.query({ key: one.key })).id).toBe(one.id);
  });

  test('can be selected by search and filters, if their number is as it was shown', async () => {
    await problem({ name: 'A graph', topic: 'Graphs', level: 'Easy' });
    await problem({ name: 'B graph', topic: 'Graphs', level: 'Hard' });
    await problem({ name: 'C tree', topic: 'Trees', level: 'Easy' });
    const change = (total: number) =>
      contentLists.change.mutate({
        resource: 'topicProblem',
        field: 'topic',
        value: 'Paths',
        selection: { search: 'graph', filter: { level: 'Easy' }, total },
      });
    expect(await outcomeOf(() => change(2))).toMatchObject({ status: 409, code: 'edited_since' });
    expect(await topics()).toEqual({ 'A graph': 'Graphs', 'B graph': 'Graphs', 'C tree': 'Trees' });
    expect(await change(1)).toEqual(written(1));
    expect(await topics()).toEqual({ 'A graph': 'Paths', 'B graph': 'Graphs', 'C tree': 'Trees' });
  });

  test('get one value in one field, each as a change that can be undone separately', async () => {
    const records = [await problem({ topic: 'Old' }), await problem({ topic: 'Older' })];
    const selection = keysOf(records);
    await contentLists.change.mutate({ resource: 'topicProblem', selection, field: 'topic', value: 'New' });
    expect(Object.values(await topics())).toEqual(['New', 'New']);
    const [last] = (await history.list.query({ recordKey: records[1]?.key })).items;
    expect(last).toMatchObject({ action: 'updated', before: { topic: 'Older' }, after: { topic: 'New' } });
    await history.undo.mutate({ key: last?.key ?? '' });
    expect(Object.values(await topics()).toSorted()).toEqual(['New', 'Older']);
  });

  test('stay as they are when somebody else has changed the field of one, which is named', async () => {
    const records = [await problem({ name: 'One', topic: 'Old' }), await problem({ name: 'Two', topic: 'Old' })];
    const [first] = records;
    await content.topicProblem.update.mutate({ key: first?.key ?? '', values: { topic: 'Theirs' } });
    const seen = Object.fromEntries(records.map(({ key, topic }) => [key, topic]));
    const refused = await outcomeOf(() =>
      contentLists.change.mutate({
        resource: 'topicProblem',
        field: 'topic',
        value: 'Mine',
        selection: keysOf(records),
        seen,
      }),
    );
    expect(refused).toMatchObject({ status: 409, code: 'edited_since' });
    expect(refused.issues?.[0]?.message).toBe('topic of “One” was changed by somebody else');
    expect(await topics()).toEqual({ One: 'Theirs', Two: 'Old' });
  });

  test('are refused invalid values, and fields that identify a record', async () => {
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

  test('are not moved to a group where their ids are taken, and those are named', async () => {
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

  test('may be as many as a sheet has, but not more', async () => {
    const data = Array.from({ length: 2001 }, (_, id) => ({ id, name: `Problem ${id}`, topic: 'T' }));
    await listProblems(prisma, 'topicProblem', data);
    const remove = (total: number, search = '') =>
      contentLists.remove.mutate({ resource: 'topicProblem', selection: { search, filter: {}, total } });
    expect(await outcomeOf(() => remove(2001))).toMatchObject({ status: 413, code: 'too_large' });
    await prisma.topicProblem.deleteMany({ where: { id: 0 } });
    const all = { search: '', filter: {}, total: 2000 };
    const change = { resource: 'topicProblem', selection: all, field: 'topic', value: 'U' } as const;
    expect(await contentLists.change.mutate(change)).toEqual(written(2000));
    const removed = await remove(2000);
    expect(removed).toEqual(written(2000));
    expect(await undoBatch(removed)).toEqual(written(2000));
    expect(await prisma.topicProblem.count({ where: { topic: 'U' } })).toBe(2000);
  });

  test('are for administrators only', async () => {
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

describe('the undo of an action on many records', () => {
  const remove = (records: { key: string }[]) =>
    contentLists.remove.mutate({ resource: 'topicProblem', selection: keysOf(records) });
  const change = (records: { key: string }[], value: string) =>
    contentLists.change.mutate({
      resource: 'topicProblem',
      selection: keysOf(records),
      field: 'topic',
      value,
    });
  const two = async () => [
    await problem({ id: 1, name: 'One', topic: 'Old' }),
    await problem({ id: 2, name: 'Two', topic: 'Older' }),
  ];

  test('is one action, is in the history with their number, and can itself be undone as a whole', async () => {
    const records = await two();
    const stored = () => prisma.topicProblem.findMany({ orderBy: { id: 'asc' }, omit: { updatedAt: true } });
    const before = await stored();
    const changed = await change(records, 'New');
    const removed = await remove(records);
    const { items } = await history.list.query({ resource: 'topicProblem' });
    const [ofRemoval, ofChange] = [removed, changed].map(({ batchKey }) => ({ key: batchKey, size: 2 }));
    expect(items.slice(0, 4).map(({ batch }) => batch)).toEqual([ofRemoval, ofRemoval, ofChange, ofChange]);
    expect(items[4]?.batch).toBeNull();
    const undone = await undoBatch(removed);
    expect(await topics()).toEqual({ One: 'New', Two: 'New' });
    await undoBatch(changed);
    expect((await stored()).map(({ createdAt: _, ...record }) => record)).toEqual(
      before.map(({ createdAt: _, ...record }) => record),
    );
    await undoBatch(undone);
    expect(await topics()).toEqual({});
    expect((await history.list.query({ resource: 'topicProblem' })).items[0]).toMatchObject({
      action: 'removed',
      isUndo: true,
      batch: { size: 2 },
    });
  });

  test('undoes nothing when some were changed since, which are named', async () => {
    const records = [...(await two()), await problem({ id: 3, name: 'Three', topic: 'Old' })];
    const changed = await change(records, 'New');
    const [first, , third] = records;
    await content.topicProblem.update.mutate({ key: first?.key ?? '', values: { topic: 'Theirs' } });
    await content.topicProblem.remove.mutate({ key: third?.key ?? '' });
    expect(await outcomeOf(() => undoBatch(changed))).toMatchObject({
      status: 409,
      code: 'edited_since',
      message: 'Nothing was undone: “One”, “Three” were changed since',
    });
    expect(await topics()).toEqual({ One: 'Theirs', Two: 'New' });
  });

  test('restores nothing when an id has been taken, and names the record', async () => {
    const removed = await remove(await two());
    await problem({ id: 2, name: 'Another' });
    expect(await outcomeOf(() => undoBatch(removed))).toMatchObject({
      status: 409,
      code: 'conflict',
      message: 'Nothing was undone: “Two” was replaced: the id is taken by now',
    });
    expect(Object.keys(await topics())).toEqual(['Another']);
    const moved = [await question({ id: 1, header: 'Moved', category: 'java' })];
    const move = { resource: 'question', selection: keysOf(moved), field: 'category', value: 'cpp' } as const;
    const change = await contentLists.change.mutate(move);
    await question({ id: 1, header: 'There', category: 'java' });
    expect((await outcomeOf(() => undoBatch(change))).message).toContain('“Moved” was replaced');
    expect(await prisma.question.count({ where: { category: 'cpp' } })).toBe(1);
  });

  test('leaves out what was undone separately, and happens once', async () => {
    const records = await two();
    const changed = await change(records, 'New');
    const [line] = (await history.list.query({ recordKey: records[0]?.key })).items;
    await history.undo.mutate({ key: line?.key ?? '' });
    const outcomes = await Promise.all([1, 2].map(() => outcomeOf(() => undoBatch(changed))));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await topics()).toEqual({ One: 'Old', Two: 'Older' });
    expect(await outcomeOf(() => undoBatch(changed))).toMatchObject({ message: 'This has already been undone' });
  });

  test('is for administrators, and for existing actions', async () => {
    const changed = await change(await two(), 'New');
    const user = await app.createUser();
    for (const [token, status] of [[undefined, 401] as const, [user.token, 403] as const]) {
      const refused = () => app.trpc(token).history.undoBatch.mutate({ key: changed.batchKey });
      expect((await outcomeOf(refused)).status).toBe(status);
    }
    for (const batchKey of ['nonsense', changed.batchKey.replace(/^./, (first) => (first === 'f' ? 'e' : 'f'))])
      expect((await outcomeOf(() => undoBatch({ batchKey }))).status).toBe(404);
    expect(await topics()).toEqual({ One: 'New', Two: 'New' });
  });
});
