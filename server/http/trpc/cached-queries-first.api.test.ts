import { beforeEach, describe, expect, test } from 'vitest';
import { statementsOf } from '#server/testing/statements.ts';
import { restBody } from '#server/testing/factories.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { resources } from '#shared/resources/index.ts';

const app = await startTestApp();
const { token, cookie } = await app.createAdministrator();

beforeEach(() => app.empty('blog'));

/** Waits until responses are cached again, which takes a moment after a change. */
const isLive = () => expect.poll(() => app.feed.isLive()).toBe(true);

const searchOf = (input: unknown) => `input=${encodeURIComponent(JSON.stringify(input))}`;
const CARDS = `/trpc/blogs.cards?${searchOf({ category: 'dsa', page: 1 })}`;
const post = async (fields: object = {}) => {
  const body = { ...restBody(resources.blog), category: 'dsa', ...fields };
  return (await app.rest('/blog', { method: 'POST', token, body })).json<{ data: { header: string } }>().data;
};

describe('a public query', () => {
  test('queries the database once, however its input is written', async () => {
    await post();
    await isLive();
    const first = await app.rest(CARDS);
    const statements = await statementsOf(app.databaseUrl, async () => {
      const others = [
        CARDS,
        `/trpc/blogs.cards?${searchOf({ page: 1, category: 'dsa' })}`,
        `/trpc/blogs.cards?${searchOf({ category: 'dsa' })}`,
        `/trpc/blogs.cards?${searchOf({ category: 'dsa', page: 1, more: 'x' })}&utm_source=x`,
      ];
      for (const queryUrl of others) expect((await app.rest(queryUrl)).text, queryUrl).toBe(first.text);
    });
    expect(statements).toEqual([]);
    expect(first.json()).toMatchObject({ result: { data: { total: 1 } } });
  });

  test('is never older than the last acknowledged write', async () => {
    for (let round = 0; round < 5; round++) {
      const { header } = await post();
      expect((await app.rest(CARDS)).text).toContain(header);
    }
  });

  test.each(['themselves', 'an administrator'])(
    'reports at once that the author of a blog was deleted by %s',
    async (who) => {
      const author = await app.createUser();
      const { id, _id } = (
        await app.rest('/blog', { method: 'POST', token: author.token, body: restBody(resources.blog) })
      ).json<{ data: { id: number; _id: string } }>().data;
      await app.rest(`/blog/${_id}`, { method: 'PUT', token, body: { published: true } });
      await isLive();
      const page = async () => (await app.rest(`/trpc/blogs.page?${searchOf({ id })}`)).json();
      expect(await page()).toMatchObject({ result: { data: { isContributed: true } } });
      if (who === 'themselves') await app.trpc(author.token).accounts.remove.mutate();
      else await app.rest(`/user/${author.key}`, { method: 'DELETE', token });
      expect(await page()).toMatchObject({ result: { data: { isContributed: false } } });
    },
  );

  test('has an ETag, is compressed, and is not sent again to clients that have it', async () => {
    await post();
    await isLive();
    const first = await app.rest(CARDS, { headers: { 'Accept-Encoding': 'br' } });
    expect(first.headers).toMatchObject({
      'content-type': 'application/json',
      'content-encoding': 'br',
      'cache-control': 'public, no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(first.headers.vary).toContain('Accept-Encoding');
    const etag = first.headers.etag ?? '';
    const again = await app.rest(CARDS, { headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('several in one request are joined without the database', async () => {
    await post();
    const batch = `/trpc/blogs.cards,contests.cards?batch=1&${searchOf({ 0: { category: 'dsa' } })}`;
    const first = await app.rest(batch);
    const parts = [await app.rest(CARDS), await app.rest('/trpc/contests.cards')].map(({ text }) => text);
    expect(first.text).toBe(`[${parts.join(',')}]`);
    const statements = await statementsOf(app.databaseUrl, async () => {
      expect((await app.rest(batch)).text).toBe(first.text);
    });
    expect(statements).toEqual([]);
  });

  test('shows administrators what only they may see', async () => {
    await post();
    const { data } = (
      await app.rest('/blog', {
        method: 'POST',
        token: (await app.createUser()).token,
        body: { ...restBody(resources.blog), category: 'dsa' },
      })
    ).json<{ data: { _id: string } }>();
    const waiting = `/trpc/content.blog.get?${searchOf({ key: data._id })}`;
    const statuses = async () => [
      (await app.rest(waiting)).status,
      (await app.rest(waiting, { token })).status,
      (await app.rest(waiting, { headers: { Cookie: cookie } })).status,
      (await app.rest(waiting)).status,
    ];
    expect(await statuses()).toEqual([404, 200, 200, 404]);
    const ofAdministrator = await app.rest(waiting, { token });
    expect(ofAdministrator.headers['cache-control']).toBe('private, no-store');
  });

  test.each([
    ['an input that is no JSON', '/trpc/blogs.cards?input=%7B', 400],
    ['an input that it does not take', `/trpc/blogs.cards?${searchOf({ category: 5 })}`, 400],
    ['none of that name', '/trpc/blogs.none', 404],
    ['a name of every object', '/trpc/constructor', 404],
    ['a record that is not there', `/trpc/blogs.page?${searchOf({ id: 77 })}`, 404],
  ])('%s is refused', async (_, address, status) => {
    const answer = await app.rest(address);
    expect(answer.status).toBe(status);
    expect(answer.json()).toHaveProperty('error.message');
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });
});
