import { describe, expect, test } from 'vitest';
import { restApi, settled, trpcApi, verbsOf } from '#server/testing/apis.ts';
import { createBody, fullBody, isFree } from '#server/testing/factories.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import type { Resource } from '#shared/resource.ts';
import { type ResourceName, resourceNames, resources } from '#shared/resources/index.ts';

const app = await startTestApp();
const { prisma } = app.database;
const administrator = await app.createAdministrator();
const other = await app.createAdministrator();
const user = await app.createUser();
const { history, content } = app.trpc(administrator.token);

type StoredRecord = Record<string, unknown> & { key: string; id: number };

const nameOf = async ({ key }: { key: string }) =>
  (await prisma.administrator.findUniqueOrThrow({ where: { key } })).username;
const changesOf = async (recordKey: string) => (await history.list.query({ recordKey })).items;
const undo = (key: string | undefined) => history.undo.mutate({ key: key ?? '' });
const undoLast = async (recordKey: string) => undo((await changesOf(recordKey))[0]?.key);
const outcomeOf = (run: () => Promise<unknown>) =>
  settled(async () => {
    await run();
    return {};
  });

describe.each(resourceNames.map((name) => resources[name] as Resource))('the history of $name', (resource) => {
  const verbs = verbsOf(app, resource, administrator.token);
  const { title } = resource;
  const create = async () => (await verbs.create.mutate(fullBody(resource))) as StoredRecord; // as services return it
  const update = (key: string, values: object) => verbs.update.mutate({ key, values });
  const get = (key: string) => verbs.get.query({ key });

  test('records who created, changed and deleted a record, and what it was before', async () => {
    const record = await create();
    await update(record.key, { [title]: 'Changed' });
    await verbs.remove.mutate({ key: record.key });
    const changes = await changesOf(record.key);
    const named = { resource: resource.name, recordId: record.id, author: await nameOf(administrator) };
    expect(changes).toMatchObject([
      { ...named, action: 'removed', title: 'Changed', before: { ...record, [title]: 'Changed' }, after: null },
      {
        ...named,
        action: 'updated',
        title: 'Changed',
        before: { [title]: record[title] },
        after: { [title]: 'Changed' },
      },
      { ...named, action: 'created', title: record[title], before: null, after: null },
    ]);
    const [removed, updated] = changes;
    expect(Object.keys(updated?.after ?? {})).toEqual([title]);
    expect(Date.parse(removed?.at ?? '')).toBeGreaterThanOrEqual(Date.parse(updated?.at ?? ''));
  });

  test('undoes one change only, whatever else was changed since', async () => {
    const record = await create();
    await update(record.key, { [title]: 'Changed' });
    await update(record.key, { id: record.id + 100_000 });
    const [, change] = await changesOf(record.key);
    await undo(change?.key);
    expect(await get(record.key)).toEqual({ ...record, id: record.id + 100_000 });
    await undoLast(record.key);
    expect((await get(record.key))[title]).toBe('Changed');
  });

  test('undoes a creation, and restores a deleted record whole, with its key', async () => {
    const record = await create();
    await undoLast(record.key);
    expect(await outcomeOf(() => get(record.key))).toMatchObject({ status: 404 });
    await undoLast(record.key);
    expect(await get(record.key)).toEqual(record);
    await verbs.remove.mutate({ key: record.key });
    await undoLast(record.key);
    expect(await get(record.key)).toEqual(record);
    expect((await changesOf(record.key)).map(({ action }) => action)).toEqual([
      ...['created', 'removed', 'created', 'removed', 'created'],
    ]);
  });

  test('refuses to undo a change to a field that was changed again since, naming the field and its value', async () => {
    const record = await create();
    await update(record.key, { [title]: 'First' });
    await update(record.key, { [title]: 'Second' });
    const [, first] = await changesOf(record.key);
    expect(await outcomeOf(() => undo(first?.key))).toMatchObject({
      status: 409,
      code: 'edited_since',
      issues: [{ path: title }],
    });
    expect((await get(record.key))[title]).toBe('Second');
  });

  test('does not restore a record whose id has been taken', async () => {
    const record = await create();
    await verbs.remove.mutate({ key: record.key });
    await verbs.create.mutate({ ...fullBody(resource), ...withinOf(resource, record), id: record.id });
    expect(await outcomeOf(() => undoLast(record.key))).toMatchObject({ status: 409, code: 'conflict' });
  });

  test('refuses to undo a change to a deleted record, and to restore a record twice', async () => {
    const record = await create();
    await update(record.key, { [title]: 'Changed' });
    await verbs.remove.mutate({ key: record.key });
    const [removed, updated, created] = await changesOf(record.key);
    expect(await outcomeOf(() => undo(updated?.key))).toMatchObject({ status: 404 });
    expect(await outcomeOf(() => undo(created?.key))).toMatchObject({ status: 404 });
    await undo(removed?.key);
    expect(await outcomeOf(() => undo(removed?.key))).toMatchObject({ status: 409 });
  });

  test('has no entry for an update that changed nothing or failed', async () => {
    const record = await create();
    await update(record.key, { [title]: record[title] });
    await update(record.key, {});
    await outcomeOf(() => update(record.key, { [title]: '' }));
    await outcomeOf(() => verbs.create.mutate({ ...fullBody(resource), ...withinOf(resource, record), id: record.id }));
    expect(await changesOf(record.key)).toHaveLength(1);
    expect(await prisma.contentChange.count({ where: { resource: resource.name, recordId: record.id } })).toBe(1);
  });

  test.each([restApi(app), trpcApi(app)])('records writes at the $name API', async (api) => {
    const created = await api.create(resource, api.body(resource), administrator.token);
    const key = api.keyOf(created.record);
    await api.update(resource, { key, values: { [api.nameOf(resource, title)]: 'Changed' } }, other.token);
    await api.remove(resource, key, administrator.token);
    expect((await changesOf(key)).map(({ action, author }) => [action, author])).toEqual([
      ['removed', await nameOf(administrator)],
      ['updated', await nameOf(other)],
      ['created', await nameOf(administrator)],
    ]);
  });

  test('refuses an edit to fields that somebody else has changed, and writes nothing', async () => {
    const record = await create();
    const [name = ''] = Object.keys(resource.fields).filter((field) => field !== title && isText(resource, field));
    await update(record.key, { [title]: 'Theirs' });
    const save = (values: object, base: object) => () => verbs.update.mutate({ key: record.key, values, base });
    const baseValues = { [title]: record[title], [name]: record[name] };
    const refused = await app.rest(`/trpc/content.${resource.name}.update`, {
      method: 'POST',
      token: other.token,
      body: { key: record.key, values: { [title]: 'Mine', [name]: 'Mine too' }, base: baseValues },
    });
    expect(refused.status).toBe(409);
    expect(refused.json<{ error: { data: object } }>().error.data).toMatchObject({
      reason: 'edited_since',
      current: { [title]: 'Theirs' },
      issues: [{ path: title }],
    });
    expect(await get(record.key)).toEqual({ ...record, [title]: 'Theirs' });
    // Changes to other fields do not conflict.
    expect((await outcomeOf(save({ [name]: 'Mine too' }, { [name]: record[name] }))).status).toBe(200);
    expect(await get(record.key)).toEqual({ ...record, [title]: 'Theirs', [name]: 'Mine too' });
  });
});

/** The group within which ids are unique. */
const withinOf = ({ idWithin }: Resource, record: Record<string, unknown>) =>
  idWithin ? { [idWithin]: record[idWithin] } : {};
const isText = (resource: Resource, field: string) =>
  ['line', 'list', 'text', 'code'].includes(resource.fields[field]?.kind ?? '') &&
  field !== resource.idWithin &&
  isFree(resource, field);

describe('the list of changes', () => {
  test('has the newest first, in pages, for all resources or for one', async () => {
    for (let count = 0; count < 22; count++)
      await content.languageCard.create.mutate(createBody(resources.languageCard));
    const [first, second] = await Promise.all(
      [1, 2].map((page) => history.list.query({ resource: 'languageCard', page })),
    );
    expect(first).toMatchObject({ page: 1, pageSize: 20 });
    expect(first?.items).toHaveLength(20);
    const items = [...(first?.items ?? []), ...(second?.items ?? [])];
    expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
    expect(items.every(({ resource }) => resource === 'languageCard')).toBe(true);
    const times = items.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect((await history.list.query({})).total).toBeGreaterThan(first?.total ?? Infinity);
  });

  test('shows contributors by their first names, and restores the author of a blog', async () => {
    const { key } = await app.trpc(user.token).content.blog.create.mutate(createBody(resources.blog));
    expect((await changesOf(key))[0]?.author).toBe('Ada');
    await content.blog.remove.mutate({ key });
    await undoLast(key);
    expect(await prisma.blog.findUniqueOrThrow({ where: { key } })).toMatchObject({
      authorKey: user.key,
      published: false,
    });
  });

  test('survives the administrator who made the changes', async () => {
    const leaver = await app.createAdministrator();
    const username = await nameOf(leaver);
    const { key } = await app.trpc(leaver.token).content.languageCard.create.mutate(createBody(resources.languageCard));
    await prisma.administrator.delete({ where: { key: leaver.key } });
    expect((await changesOf(key))[0]?.author).toBe(username);
  });

  test('shows an undo in the public list at once', async () => {
    const { key, name } = await content.sheetTopic.create.mutate(createBody(resources.sheetTopic));
    await content.sheetTopic.remove.mutate({ key });
    await undoLast(key);
    expect((await app.rest('/sheet')).json<{ name: string }[]>().map((card) => card.name)).toContain(name);
  });

  test('is for administrators, and refuses keys of changes that do not exist', async () => {
    const { key: recordKey } = await content.languageCard.create.mutate(createBody(resources.languageCard));
    const key = (await changesOf(recordKey))[0]?.key ?? '';
    for (const [token, status] of [[undefined, 401] as const, [user.token, 403] as const]) {
      const api = app.trpc(token).history;
      expect(await outcomeOf(() => api.list.query({}))).toMatchObject({ status });
      expect(await outcomeOf(() => api.undo.mutate({ key }))).toMatchObject({ status });
    }
    for (const unknown of ['nonsense', recordKey])
      expect(await outcomeOf(() => undo(unknown))).toMatchObject({ status: 404, message: 'There is no such change' });
    expect(await outcomeOf(() => history.list.query({ resource: 'nonsense' as ResourceName }))).toMatchObject({
      status: 400,
    });
  });
});
