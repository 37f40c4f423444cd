import { beforeEach, describe, expect, test } from 'vitest';
import { restBody } from '#server/testing/factories.ts';
import type { Answer } from '#server/testing/http.ts';
import { PAGE, startTestApp } from '#server/testing/test-app.ts';
import type { Ask } from '#shared/rendering.ts';
import { resources } from '#shared/resources/index.ts';
import type { Client } from './client.ts';

/** What each rendering showed, in order. */
const rendered: string[] = [];
/** Renderings wait for this promise. */
let gate: Promise<unknown> = Promise.resolve();

/** Makes the query that the URL names, so that each page depends on different data. */
const QUERIES: Record<string, [query: string, input?: unknown]> = {
  '/Technical-Blog': ['blogs.cards', { category: 'dsa', page: 1 }],
  '/': ['contests.cards'],
  '/Languages': ['content.languageCard.list', {}],
};

async function ask(url: string, query: Ask): Promise<string> {
  const [name, input] = QUERIES[url.split('?')[0] ?? ''] ?? [];
  return name === undefined ? '' : JSON.stringify(await query(name, input));
}

const client: Client = {
  scriptHashes: [],
  assets: (_request, _response, next) => {
    next();
  },
  template: () => Promise.resolve(`${PAGE}<!--page--><!--data-->`),
  async render({ address, ask: query }) {
    rendered.push(address);
    const html = `${address} ${await ask(address, query)}`;
    await gate;
    return { html, meta: null, file: '', data: '{}', tellsTime: address === '/', missing: [] };
  },
  // Knows only the category `preparation`, and two pages.
  addressOf(address) {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const knownParameters = [...searchParams].filter(
      ([name, value]) => value === (name === 'page' ? '2' : 'preparation'),
    );
    return Promise.resolve(
      knownParameters.length > 0 ? `${pathname}?${new URLSearchParams(knownParameters)}` : pathname,
    );
  },
  scriptsOf: () => [],
};

const app = await startTestApp({ client });
const { token } = await app.createAdministrator();
const html = { Accept: 'text/html' };

beforeEach(async () => {
  for (const resource of ['blog', 'contest', 'languageCard'] as const) await app.empty(resource);
  rendered.length = 0;
  gate = Promise.resolve();
  await isLive();
});

/** Waits until responses are cached again, which takes a moment after a change. */
const isLive = () => expect.poll(() => app.feed.isLive()).toBe(true);

/** The headers that do not depend on a single request. */
const lastingHeaders = ({ headers }: Answer) =>
  Object.entries(headers).filter(([name]) => name !== 'date' && name !== 'x-request-id');

const post = async (resource: 'blog' | 'contest') => {
  const body = { ...restBody(resources[resource]), category: 'dsa' };
  const answer = await app.rest(resources[resource].path, { method: 'POST', token, body });
  expect(answer.status).toBe(201);
  return answer.json<{ data: { header: string; id: number } }>().data;
};

describe('a page', () => {
  test.each([
    ['what nobody knows', '?utm_source=letter&fbclid=1'],
    ['a value that means nothing', '?category=nonsense'],
    ['a page that there is not', '?page=9999'],
    ['what only the browser knows', '?q=two'],
  ])('is the same, whatever is added to the address: %s', async (_, added) => {
    const plain = await app.rest('/Technical-Blog', { headers: html });
    const other = await app.rest(`/Technical-Blog${added}`, { headers: html });
    expect(other.text).toBe(plain.text);
    expect(lastingHeaders(other)).toEqual(lastingHeaders(plain));
    expect(rendered).toEqual(['/Technical-Blog']);
  });

  test('is a different one when its parameters have a meaning, in any order', async () => {
    for (const search of ['?page=2', '?category=preparation&page=2', '?page=2&x=1&category=preparation'])
      await app.rest(`/Technical-Blog${search}`, { headers: html });
    expect(rendered).toEqual(['/Technical-Blog?page=2', '/Technical-Blog?category=preparation&page=2']);
  });

  test('is the same in another spelling of its path', async () => {
    for (const path of ['/Languages', '/LANGUAGES', '/languages/']) await app.rest(path, { headers: html });
    expect(rendered).toEqual(['/Languages']);
  });

  test('is rendered once for all waiting requests', async () => {
    const { promise, resolve } = Promise.withResolvers();
    gate = promise;
    const all = Array.from({ length: 20 }, () => app.rest('/Technical-Blog', { headers: html }));
    // All requests have arrived by the time that a later one, which need not wait, is answered.
    await app.rest('/no/such/page', { headers: html });
    resolve(null);
    expect(new Set((await Promise.all(all)).map(({ text }) => text)).size).toBe(1);
    expect(rendered).toHaveLength(1);
  });

  test('is rendered again only after a write to its data', async () => {
    await app.rest('/Technical-Blog', { headers: html });
    await post('contest');
    await isLive();
    await app.rest('/Technical-Blog', { headers: html });
    expect(rendered).toEqual(['/Technical-Blog']);
    const { header } = await post('blog');
    expect((await app.rest('/Technical-Blog', { headers: html })).text).toContain(header);
  });

  test('is never older than the last acknowledged write, however many requests read at the same time', async () => {
    let isWriting = true;
    const reading = Promise.all(
      Array.from({ length: 8 }, async () => {
        while (isWriting) expect((await app.rest('/Technical-Blog', { headers: html })).status).toBe(200);
      }),
    );
    for (let round = 0; round < 10; round++) {
      const { header } = await post('blog');
      expect((await app.rest('/Technical-Blog', { headers: html })).text).toContain(header);
    }
    isWriting = false;
    await reading;
  });

  test('is not sent again to clients that have it, and HEAD has the same length as GET', async () => {
    const first = await app.rest('/Languages', { headers: { ...html, 'Accept-Encoding': 'br' } });
    const etag = first.headers.etag ?? '';
    const again = await app.rest('/Languages', {
      headers: { ...html, 'Accept-Encoding': 'br', 'If-None-Match': etag },
    });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
    const head = await app.rest('/Languages', { method: 'HEAD', headers: { ...html, 'Accept-Encoding': 'br' } });
    expect([head.status, head.text, head.headers['content-length']]).toEqual([
      200,
      '',
      first.headers['content-length'],
    ]);
  });

  test('with a user in its URL is empty, and not cached', async () => {
    await app.rest('/Languages', { headers: html });
    const handed = await app.rest('/Languages?user=%7B%22firstName%22%3A%22Ada%22%7D', { headers: html });
    expect(handed.text).toBe(PAGE);
    expect(rendered).toEqual(['/Languages']);
  });

  test('is not confused with a REST call that differs in letter case', async () => {
    await app.rest('/Sheet', { headers: html });
    expect((await app.rest('/sheet')).json<unknown[]>()).toBeInstanceOf(Array);
    expect((await app.rest('/sheet', { headers: html })).text).toContain('/Sheet');
    expect(rendered).toEqual(['/Sheet']);
  });
});

describe('a URL that leads nowhere', () => {
  test('is not rendered, and shows the page once it exists', async () => {
    for (const id of [1, 2, 3]) expect((await app.rest(`/detail/${id}`, { headers: html })).status).toBe(404);
    expect(rendered).toEqual([]);
    const { id } = await post('blog');
    await isLive();
    expect((await app.rest(`/detail/${id}`, { headers: html })).status).toBe(200);
    expect((await app.rest(`/detail/00${id}`, { headers: html })).status).toBe(200);
    expect(rendered).toEqual([`/detail/${id}`]);
  });
});
