import { describe, expect, test } from 'vitest';
import { resources } from '#shared/resources/index.ts';
import { restApi, settled, trpcApi } from '#server/testing/apis.ts';
import { startTestApp } from '#server/testing/test-app.ts';

const app = await startTestApp();
const administrator = await app.createAdministrator();
const author = await app.createUser();
const reader = await app.createUser();

const { blog } = resources;
const rest = restApi(app);
const trpc = trpcApi(app);

const waiting = (token?: string) => app.rest('/blog?waiting=true', { token });
const idsOf = (records: Record<string, unknown>[]) => records.map((record) => record.id);

describe.each([rest, trpc])('a blog that a user contributes at the $name API', (api) => {
  async function contribute(overrides = {}) {
    const outcome = await api.create(blog, api.body(blog, overrides), author.token);
    expect(outcome, outcome.message).toMatchObject({ status: 200 });
    return { key: api.keyOf(outcome.record), id: Number(outcome.record.id), record: outcome.record };
  }

  test('is answered like any creation, and awaits review', async () => {
    const { record } = await contribute();
    expect(record).toMatchObject({ published: false, header: expect.any(String) as string });
  });

  test('cannot be published by its author', async () => {
    const { record } = await contribute({ published: true });
    expect(record.published).toBe(false);
  });

  test('is invisible to visitors and users at both APIs', async () => {
    const { key, id } = await contribute();
    for (const token of [undefined, reader.token, author.token]) {
      for (const readApi of [rest, trpc]) {
        expect(await readApi.get(blog, key, token)).toMatchObject({ status: 404, code: 'not_found' });
        expect(idsOf((await readApi.list(blog, token)).records)).not.toContain(id);
      }
      expect(
        (await app.rest('/blog?waiting=false', { token })).json<{ id: number }[]>().map((one) => one.id),
      ).not.toContain(id);
      const page = await settled(async () => {
        await app.trpc(token).blogs.page.query({ id });
        return {};
      });
      expect(page).toMatchObject({ status: 404, code: 'not_found' });
      const cards = await app.trpc(token).blogs.cards.query({ category: 'category' });
      expect(cards.items.map((card) => card.id)).not.toContain(id);
    }
    expect((await app.rest(`/detail/${id}`, { headers: { Accept: 'text/html' } })).status).toBe(404);
    expect(idsOf((await rest.list(blog, administrator.token)).records)).not.toContain(id);
  });

  test('cannot be found by filters or searches of viewers who may not see it', async () => {
    const { record } = await contribute({ header: 'Unripe contribution' });
    const verbs = app.trpc(reader.token).content.blog;
    for (const query of [{ filter: { published: false } }, { search: String(record.header) }]) {
      expect((await verbs.list.query(query)).items.filter((one) => !one.published)).toEqual([]);
    }
  });

  test('is listed by ?waiting=true, for administrators only', async () => {
    const { id } = await contribute();
    expect((await waiting()).status).toBe(401);
    expect((await waiting(reader.token)).status).toBe(403);
    const answer = await waiting(administrator.token);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const records = answer.json<{ id: number; published: boolean }[]>();
    expect(idsOf(records)).toContain(id);
    expect(records.every((record) => !record.published)).toBe(true);
    expect(idsOf(records)).toEqual(idsOf(records).toSorted((a, b) => Number(a) - Number(b)));
  });

  test('is visible to administrators, and to everybody while it is published', async () => {
    const { key, id } = await contribute();
    expect(await api.get(blog, key, administrator.token)).toMatchObject({ status: 200, record: { id } });
    const published = await api.update(blog, { key, values: { published: true } }, administrator.token);
    expect(published).toMatchObject({ status: 200, record: { published: true } });
    for (const readApi of [rest, trpc]) {
      expect(await readApi.get(blog, key)).toMatchObject({ status: 200, record: { id, published: true } });
      expect(idsOf((await readApi.list(blog)).records)).toContain(id);
    }
    expect(idsOf((await waiting(administrator.token)).json())).not.toContain(id);
    await api.update(blog, { key, values: { published: false } }, administrator.token);
    expect(await api.get(blog, key)).toMatchObject({ status: 404 });
    expect(idsOf((await rest.list(blog)).records)).not.toContain(id);
  });

  test('cannot be changed, published or deleted by its author', async () => {
    const { key } = await contribute();
    const forbidden = { status: 403, code: 'forbidden' };
    expect(await api.update(blog, { key, values: { published: true } }, author.token)).toMatchObject(forbidden);
    expect(await api.remove(blog, key, author.token)).toMatchObject(forbidden);
  });

  test('needs a session', async () => {
    expect(await api.create(blog, api.body(blog))).toMatchObject({ status: 401, code: 'unauthenticated' });
  });

  test('occupies its id, and has its author on record', async () => {
    const { id, key } = await contribute();
    const taken = await api.create(blog, api.body(blog, { id }), administrator.token);
    expect(taken).toMatchObject({ status: 409 });
    const row = await app.database.prisma.blog.findUnique({ where: { key }, select: { authorKey: true } });
    expect(row).toEqual({ authorKey: author.key });
  });
});

test("an administrator's blog is published at once", async () => {
  for (const api of [rest, trpc]) {
    const { record } = await api.create(blog, api.body(blog), administrator.token);
    expect(record.published).toBe(true);
    expect(await api.get(blog, api.keyOf(record))).toMatchObject({ status: 200 });
  }
});
