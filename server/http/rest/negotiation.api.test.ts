import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { resources } from '#shared/resources/index.ts';
import { DOCUMENTED } from '#server/testing/documented.ts';
import { fullBody, inRestNames, restBody } from '#server/testing/factories.ts';
import { PAGE, startTestApp } from '#server/testing/test-app.ts';

const app = await startTestApp();
const administrator = await app.createAdministrator();
const user = await app.createUser();

const NAVIGATION = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const JSON_TYPE = 'application/json; charset=utf-8';
const HTML_TYPE = 'text/html; charset=utf-8';

const all = Object.values(resources).map((resource) => ({ resource, ...DOCUMENTED[resource.name] }));

for (const { resource, path } of all) {
  for (let count = 0; count < 3; count++) {
    const body = inRestNames(resource, fullBody(resource));
    expect((await app.rest(path, { method: 'POST', token: administrator.token, body })).status).toBe(201);
  }
}

const oneOf = async (path: string) => `${path}/${(await app.rest(path)).json<{ _id: string }[]>()[0]?._id}`;

describe.each(all)('GET $path', ({ resource, path }) => {
  test('is a bare array of exactly what is described', async () => {
    const answer = await app.rest(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe(JSON_TYPE);
    const records = answer.json<unknown[]>();
    expect(records).toHaveLength(3);
    const single = await app.rest(await oneOf(path));
    expect(single.headers['content-type']).toBe(JSON_TYPE);
    expect(single.json()).toEqual(records[0]);
  });

  test.each([
    [undefined, 'json'],
    ['*/*', 'json'],
    ['application/json', 'json'],
    ['application/json, text/plain, */*', 'json'],
    ['text/html,application/json', 'json'],
    ['text/html;q=0.8,application/json;q=0.9', 'json'],
    ['text/*,application/json', 'json'],
    ['image/png', 'json'],
    ['', 'json'],
    [NAVIGATION, 'html'],
    ['text/html', 'html'],
    ['TEXT/HTML', 'html'],
    ['text/html;q=0.9,application/json;q=0.8', 'html'],
    ['text/html,application/json;q=0', 'html'],
  ])('Accept: %s is answered with %s', async (accept, expected) => {
    for (const target of [path, `${path}/`, `${path}?a=b`, await oneOf(path)]) {
      const answer = await app.rest(target, accept === undefined ? {} : { headers: { Accept: accept } });
      expect(answer.headers['content-type'], target).toBe(expected === 'json' ? JSON_TYPE : HTML_TYPE);
      expect(answer.headers.vary, target).toContain('Accept');
      if (expected === 'html') expect(answer.text).toBe(PAGE);
    }
  });

  test('is the same with a trailing slash, and is found only in the documented letter case', async () => {
    const list = (await app.rest(path)).text;
    expect((await app.rest(`${path}/`)).text).toBe(list);
    expect((await app.rest(`${path}?x=1`)).text).toBe(list);
    const single = await oneOf(path);
    expect((await app.rest(`${single}/`)).text).toBe((await app.rest(single)).text);
    const shouted = await app.rest(path.toUpperCase(), { headers: { Accept: 'application/json' } });
    expect(shouted.text).not.toBe(list);
  });

  test('HEAD is GET without the body', async () => {
    for (const target of [path, await oneOf(path)]) {
      const get = await app.rest(target);
      const head = await app.rest(target, { method: 'HEAD' });
      expect(head.status).toBe(200);
      expect(head.bytes).toHaveLength(0);
      for (const name of ['content-type', 'content-length', 'etag', 'vary', 'cache-control']) {
        expect(head.headers[name], name).toBe(get.headers[name]);
      }
    }
    const missing = await app.rest(`${path}/nonsense`, { method: 'HEAD' });
    expect(missing.status).toBe(404);
    expect(missing.bytes).toHaveLength(0);
  });

  test.each(['list', 'record'])('a %s is compressed on request, and answered with 304 to its ETag', async (what) => {
    const target = what === 'list' ? path : await oneOf(path);
    const plain = await app.rest(target);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const tags = new Set<unknown>();
    for (const [accepted, encoding, decode] of [
      ['br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip;q=1, br;q=0', 'gzip', gunzipSync],
      ['br;q=0.5, gzip', 'gzip', gunzipSync],
      ['BR', 'br', brotliDecompressSync],
      ['*', 'br', brotliDecompressSync],
      ['*;q=1, br;q=0', 'gzip', gunzipSync],
      ['identity', undefined, (bytes: Buffer) => bytes],
      ['br;q=0, gzip;q=0.0', undefined, (bytes: Buffer) => bytes],
      ['deflate', undefined, (bytes: Buffer) => bytes],
      ['', undefined, (bytes: Buffer) => bytes],
    ] as const) {
      const headers = { 'Accept-Encoding': accepted };
      const answer = await app.rest(target, { headers });
      expect(answer.headers['content-encoding'], accepted).toBe(encoding);
      expect(answer.headers.vary, accepted).toContain('Accept-Encoding');
      expect(Number(answer.headers['content-length']), accepted).toBe(answer.bytes.length);
      expect(decode(answer.bytes).equals(plain.bytes), accepted).toBe(true);
      tags.add(answer.headers.etag);

      const etag = String(answer.headers.etag);
      for (const knownTags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const unchanged = await app.rest(target, { headers: { ...headers, 'If-None-Match': knownTags } });
        expect(unchanged.status, knownTags).toBe(304);
        expect(unchanged.bytes).toHaveLength(0);
        expect(unchanged.headers.etag).toBe(etag);
        expect(unchanged.headers.vary).toContain('Accept-Encoding');
      }
      const changed = await app.rest(target, { headers: { ...headers, 'If-None-Match': '"other"' } });
      expect(changed.status).toBe(200);
    }
    expect(tags.size).toBe(3);
  });

  test('changes its ETag with its content', async () => {
    const list = await app.rest(path);
    const single = await oneOf(path);
    const record = await app.rest(single);
    const title = inRestNames(resource, { [resource.title]: `Changed ${path}` });
    expect((await app.rest(single, { method: 'PUT', token: administrator.token, body: title })).status).toBe(200);
    for (const [target, before] of [
      [path, list],
      [single, record],
    ] as const) {
      const after = await app.rest(target, { headers: { 'If-None-Match': String(before.headers.etag) } });
      expect(after.status).toBe(200);
      expect(after.headers.etag).not.toBe(before.headers.etag);
      expect(after.text).toContain(`Changed ${path}`);
    }
  });
});

test('/cheatnote is /Cheatnote', async () => {
  const record = (await oneOf('/Cheatnote')).split('/').at(-1);
  expect((await app.rest('/cheatnote')).text).toBe((await app.rest('/Cheatnote')).text);
  expect((await app.rest('/cheatnote/')).text).toBe((await app.rest('/Cheatnote')).text);
  expect((await app.rest(`/cheatnote/${record}`)).text).toBe((await app.rest(`/Cheatnote/${record}`)).text);
  const { token } = administrator;
  const body = restBody(resources.cheatSheetItem);
  const created = await app.rest('/cheatnote', { method: 'POST', token, body });
  expect(created.status).toBe(201);
  const key = created.json<{ data: { _id: string } }>().data._id;
  expect((await app.rest(`/cheatnote/${key}`, { method: 'PUT', token, body: {} })).status).toBe(200);
  expect((await app.rest(`/cheatnote/${key}`, { method: 'DELETE', token })).status).toBe(200);
});

test('distinguishes pages from paths that differ by letter case only', async () => {
  const json = { headers: { Accept: 'application/json' } };
  expect((await app.rest('/Sheet', json)).headers['content-type']).toBe(HTML_TYPE);
  expect((await app.rest('/Sheet', json)).status).toBe(200);
  expect((await app.rest('/sheet', json)).headers['content-type']).toBe(JSON_TYPE);
  const page = await app.rest('/sheet', { headers: { Accept: NAVIGATION } });
  expect(page).toMatchObject({ status: 200, text: PAGE });
});

test('answers an unknown path with the page and status 404, or with JSON if only that is accepted', async () => {
  for (const accept of [undefined, '*/*', NAVIGATION, 'text/html,application/json']) {
    const answer = await app.rest('/no/such/path', accept === undefined ? {} : { headers: { Accept: accept } });
    expect(answer, accept).toMatchObject({ status: 404, text: PAGE });
    expect(answer.headers['content-type']).toBe(HTML_TYPE);
  }
  const json = await app.rest('/no/such/path', { headers: { Accept: 'application/json, text/plain, */*' } });
  expect(json.status).toBe(404);
});

test('finds pages case-insensitively', async () => {
  const headers = { Accept: NAVIGATION };
  for (const path of ['/', '/Sheet', '/SHEET', '/technical-blog', '/contest-SOLUTION/', '/languages']) {
    expect((await app.rest(path, { headers })).status, path).toBe(200);
  }
  for (const path of [
    '/detail/999999',
    '/detail/x',
    '/contestdetail/999999',
    '/nonsense',
    '/%E0%A4%A',
    '/detail/%E0%A4%A',
  ]) {
    expect((await app.rest(path, { headers })).status, path).toBe(404);
  }
});

test('forbids caches to store personal answers and answers to administrators', async () => {
  const record = await oneOf('/note');
  expect((await app.rest(record)).headers['cache-control']).toBe('public, no-cache');
  const answers = [
    await app.rest('/blog?waiting=true', { token: administrator.token }),
    await app.rest('/note', { method: 'POST', token: administrator.token, body: restBody(resources.languageCard) }),
    await app.rest('/blog', { method: 'POST', token: user.token, body: restBody(resources.blog) }),
    await app.rest('/admin/login', { method: 'POST', body: { username: 'x', password: 'y' } }),
    await app.rest('/admin/logout', { method: 'POST', token: (await app.createAdministrator()).token }),
    await app.rest('/newslatter/subscribe', { method: 'POST', body: { email: 'reader@example.org' } }),
  ];
  expect(answers.map((answer) => answer.status)).toEqual([200, 201, 201, 401, 200, 201]);
  for (const answer of answers) {
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers.etag).toBeUndefined();
  }
});

test('forbids browsers to guess the type of any answer', async () => {
  for (const path of ['/note', await oneOf('/note'), '/note/nonsense', '/', '/openapi.json']) {
    expect((await app.rest(path)).headers['x-content-type-options'], path).toBe('nosniff');
  }
});
