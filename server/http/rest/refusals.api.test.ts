import { describe, expect, test } from 'vitest';
import { resources } from '#shared/resources/index.ts';
import { DOCUMENTED } from '#server/testing/documented.ts';
import { restBody } from '#server/testing/factories.ts';
import type { Answer } from '#server/testing/http.ts';
import { startTestApp } from '#server/testing/test-app.ts';

const app = await startTestApp();
const { token } = await app.createAdministrator();
const user = await app.createUser();

const { languageCard } = resources;
const UNKNOWN = '/note/01980000-0000-7000-8000-000000000000';
const TOO_LARGE = JSON.stringify({ name: 'x'.repeat(1024 * 1024) });

/** Expects the one shape that all errors have. */
function expectRefusal(answer: Answer, status: number, code: string) {
  expect(answer.status, answer.text).toBe(status);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('private, no-store');
  const body = answer.json();
  expect(body.code).toBe(code);
  expect(body.message).toBe(body.error);
  expect(String(body.error).trim()).not.toBe('');
  return body;
}

const post = (body: unknown, options = {}) => app.rest('/note', { method: 'POST', token, body, ...options });

test('a malformed body is 400', async () => {
  for (const body of ['{"name": ', '{name: 1}', 'nonsense', '"text"', 'null', '1']) {
    expectRefusal(await post(body), 400, 'malformed_json');
  }
  const chunked = { headers: { 'Transfer-Encoding': 'chunked' } };
  expectRefusal(await post('{', chunked), 400, 'malformed_json');
  expect((await post(restBody(languageCard), chunked)).status).toBe(201);
});

test('a body that is not compressed as its header says is 400', async () => {
  for (const encoding of ['gzip', 'deflate', 'br']) {
    const answer = await post(restBody(languageCard), { headers: { 'Content-Encoding': encoding } });
    expectRefusal(answer, 400, 'invalid_input');
  }
});

test('a body that is a list is 400', async () => {
  expectRefusal(await post([restBody(languageCard)]), 400, 'invalid_input');
});

test('a body over 1 MiB is 413, one of exactly 1 MiB is accepted', async () => {
  expectRefusal(await post(TOO_LARGE), 413, 'too_large');
  const id = 1_000_000;
  const body = { ...restBody(languageCard, { id }), filler: '' };
  const filler = 'x'.repeat(1024 * 1024 - JSON.stringify(body).length);
  expect((await post({ ...body, filler })).status).toBe(201);
  // The minus sign is the one byte too many.
  expectRefusal(await post({ ...body, id: -id, filler }), 413, 'too_large');
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
  'a body of type %s is refused with 415',
  async (type) => {
    for (const framing of [{}, { 'Transfer-Encoding': 'chunked' }]) {
      const answer = await post('id=1', { headers: { 'Content-Type': type, ...framing } });
      expectRefusal(answer, 415, 'unsupported_media_type');
    }
  },
);

test('a body in another charset, or in an unknown compression, is 415', async () => {
  const latin = { 'Content-Type': 'application/json; charset=latin1' };
  expectRefusal(await post('{}', { headers: latin }), 415, 'unsupported_media_type');
  expectRefusal(await post('{}', { headers: { 'Content-Encoding': 'zstd-ish' } }), 415, 'unsupported_media_type');
});

test('JSON with the charset UTF-8 is accepted', async () => {
  const headers = { 'Content-Type': 'Application/JSON; Charset=UTF-8' };
  expect((await post(restBody(languageCard), { headers })).status).toBe(201);
});

test('issues name the legacy fields', async () => {
  const body = { ...restBody(resources.sheetTopic), Problems: 'many' };
  const answer = await app.rest('/sheet', { method: 'POST', token, body });
  const { issues, message } = expectRefusal(answer, 400, 'invalid_input');
  expect(issues).toEqual([{ path: 'Problems', message }]);
  expect(message).toBe('Problems must be a number');
});

describe('refusals take precedence in order', () => {
  const json = { 'Content-Type': 'application/json' };
  const asVisitor = (path: string, options: object) => app.rest(path, options);

  test('the path before the type', async () => {
    const answer = await app.rest('/nonsense', {
      method: 'POST',
      body: 'x',
      headers: { 'Content-Type': 'text/plain' },
    });
    expectRefusal(answer, 404, 'not_found');
  });

  test('the type before the size', async () => {
    expectRefusal(await post(TOO_LARGE, { headers: { 'Content-Type': 'text/plain' } }), 415, 'unsupported_media_type');
  });

  test('the size before malformed JSON', async () => {
    expectRefusal(await post(TOO_LARGE.slice(0, -1)), 413, 'too_large');
  });

  test('malformed JSON before the session', async () => {
    expectRefusal(await asVisitor('/note', { method: 'POST', body: '{', headers: json }), 400, 'malformed_json');
  });

  test('the session before the fields', async () => {
    expectRefusal(await asVisitor('/note', { method: 'POST', body: {} }), 401, 'unauthenticated');
    expectRefusal(await app.rest('/note', { method: 'POST', body: {}, token: user.token }), 403, 'forbidden');
    expectRefusal(await asVisitor('/blog', { method: 'POST', body: {} }), 401, 'unauthenticated');
  });

  test('the session before the record', async () => {
    expectRefusal(await asVisitor(UNKNOWN, { method: 'PUT', body: {} }), 401, 'unauthenticated');
    expectRefusal(await app.rest(UNKNOWN, { method: 'DELETE', token: user.token }), 403, 'forbidden');
  });

  test('the fields before the record', async () => {
    expectRefusal(await app.rest(UNKNOWN, { method: 'PUT', token, body: { name: '' } }), 400, 'invalid_input');
    expectRefusal(await app.rest(UNKNOWN, { method: 'PUT', token, body: {} }), 404, 'not_found');
  });

  test('the record before the conflict', async () => {
    const body = restBody(languageCard);
    expect((await post(body)).status).toBe(201);
    expectRefusal(await app.rest(UNKNOWN, { method: 'PUT', token, body: { id: body.id } }), 404, 'not_found');
    expectRefusal(await post(body), 409, 'conflict');
  });
});

test.each(Object.values(DOCUMENTED))('$path names its methods to one that it lacks', async ({ path }) => {
  const list = await app.rest(path, { method: 'PATCH', token, body: {} });
  expectRefusal(list, 405, 'method_not_allowed');
  expect(String(list.headers.allow).split(', ').toSorted()).toEqual(['GET', 'HEAD', 'OPTIONS', 'POST']);
  for (const method of ['PUT', 'DELETE']) {
    expectRefusal(await app.rest(path, { method, token, body: {} }), 405, 'method_not_allowed');
  }
  const record = await app.rest(`${path}/1`, { method: 'POST', token, body: {} });
  expectRefusal(record, 405, 'method_not_allowed');
  expect(String(record.headers.allow).split(', ').toSorted()).toEqual(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PUT']);
});

test('a method that a path lacks is refused before its body is read', async () => {
  const answer = await app.rest('/admin/login');
  expectRefusal(answer, 405, 'method_not_allowed');
  expect(String(answer.headers.allow)).toContain('POST');
});

test('a write to an unknown path is a JSON 404', async () => {
  for (const [method, path] of [
    ['POST', '/nonsense'],
    ['PUT', '/Sheet/1'],
    ['DELETE', '/SHEET'],
    ['PATCH', '/note/1/2'],
    ['POST', '/Blog'],
  ] as const) {
    expectRefusal(await app.rest(path, { method, token, body: {} }), 404, 'not_found');
    expectRefusal(await app.rest(path, { method, headers: { Accept: 'text/html' } }), 404, 'not_found');
  }
});

test('an unknown _id is a JSON 404, whatever its form', async () => {
  for (const key of ['%E0%A4%A', '%', '%00', '..%2f..%2fetc', 'x'.repeat(5000), '%F0%9F%98%80']) {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const body = method === 'PUT' ? {} : undefined;
      expectRefusal(await app.rest(`/note/${key}`, { method, token, body }), 404, 'not_found');
    }
  }
});

test('a refusal reveals nothing about the internals', async () => {
  for (const answer of [await post('{'), await app.rest('/note/x'), await post({ id: {} })]) {
    expect(answer.text).not.toMatch(/prisma|postgres|node_modules|stack|at \w+ \(/i);
    expect(answer.headers['x-powered-by']).toBeUndefined();
  }
});
