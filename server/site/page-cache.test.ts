import { beforeEach, describe, expect, test } from 'vitest';
import { restBody } from '#server/testing/factories.ts';
import type { Answer } from '#server/testing/http.ts';
import { PAGE, startTestApp } from '#server/testing/test-app.ts';
import type { Ask } from '#shared/rendering.ts';
import { resources } from '#shared/resources/index.ts';
import type { Client } from './client.ts';

/** What each rendering showed, in their order. */
const rendered: string[] = [];
/** Renderings wait for it. */
let gate: Promise<unknown> = Promise.resolve();

/** Asks what the address says, so that each page is made of something else. */
const QUERIES: Record<string, [query: string, input?: unknown]> = {
  '/Technical-Blog': ['blogs.cards', { category: 'dsa', page: 1 }],
  '/': ['contests.cards'],
  '/Languages': ['content.languageCard.list', {}],
};

async function ask(address: string, query: Ask): Promise<string> {
  const [name, input] = QUERIES[address.split('?')[0] ?? ''] ?? [];
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
  // Knows the category preparation and no other, and two pages.
  addressOf(address) {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const known = [...searchParams].filter(([name, value]) => value === (name === 'page' ? '2' : 'preparation'));
    return Promise.resolve(known.length > 0 ? `${pathname}?${new URLSearchParams(known)}` : pathname);
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

/** For a moment after a change nothing is kept. */
const isLive = () => expect.poll(() => app.feed.isLive()).toBe(true);

/** Those that are not of one request. */
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
  ])('is one, whatever an address adds: %s', async (_, added) => {
    const plain = await app.rest('/Technical-Blog', { headers: html });
    const other = await app.rest(`/Technical-Blog${added}`, { headers: html });
    expect(other.text).toBe(plain.text);
    expect(lastingHeaders(other)).toEqual(lastingHeaders(plain));
    expect(rendered).toEqual(['/Technical-Blog']);
  });

  test('is another one where its parameters say something, in whatever order', async () => {
    for (const search of ['?page=2', '?category=preparation&page=2', '?page=2&x=1&category=preparation'])
      await app.rest(`/Technical-Blog${search}`, { headers: html });
    expect(rendered).toEqual(['/Technical-Blog?page=2', '/Technical-Blog?category=preparation&page=2']);
  });

  test('in another spelling of its path is the same', async () => {
    for (const path of ['/Languages', '/LANGUAGES', '/languages/']) await app.rest(path, { headers: html });
    expect(rendered).toEqual(['/Languages']);
  });

  test('is rendered once for all who wait', async () => {
    const { promise, resolve } = Promise.withResolvers();
    gate = promise;
    const all = Array.from({ length: 20 }, () => app.rest('/Technical-Blog', { headers: html }));
    // All have come by the time that one more, which waits for nothing, is answered.
    await app.rest('/no/such/page', { headers: html });
    resolve(null);
    expect(new Set((await Promise.all(all)).map(({ text }) => text)).size).toBe(1);
    expect(rendered).toHaveLength(1);
  });

  test('is rendered again after a write of what it was made of, and only then', async () => {
    await app.rest('/Technical-Blog', { headers: html });
    await post('contest');
    await isLive();
    await app.rest('/Technical-Blog', { headers: html });
    expect(rendered).toEqual(['/Technical-Blog']);
    const { header } = await post('blog');
    expect((await app.rest('/Technical-Blog', { headers: html })).text).toContain(header);
  });

  test('is never older than the last acknowledged write, however many read meanwhile', async () => {
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

  test('is not sent again to who has it, and its head is as long as its body', async () => {
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

  test('that hands somebody over is empty, and kept for nobody', async () => {
    await app.rest('/Languages', { headers: html });
    const handed = await app.rest('/Languages?user=%7B%22firstName%22%3A%22Ada%22%7D', { headers: html });
    expect(handed.text).toBe(PAGE);
    expect(rendered).toEqual(['/Languages']);
  });

  test('is no call of the other door that differs in a letter', async () => {
    await app.rest('/Sheet', { headers: html });
    expect((await app.rest('/sheet')).json<unknown[]>()).toBeInstanceOf(Array);
    expect((await app.rest('/sheet', { headers: html })).text).toContain('/Sheet');
    expect(rendered).toEqual(['/Sheet']);
  });
});

describe('an address that leads nowhere', () => {
  test('costs no rendering, and shows what is there once it is', async () => {
    for (const id of [1, 2, 3]) expect((await app.rest(`/detail/${id}`, { headers: html })).status).toBe(404);
    expect(rendered).toEqual([]);
    const { id } = await post('blog');
    await isLive();
    expect((await app.rest(`/detail/${id}`, { headers: html })).status).toBe(200);
    expect((await app.rest(`/detail/00${id}`, { headers: html })).status).toBe(200);
    expect(rendered).toEqual([`/detail/${id}`]);
  });
});
