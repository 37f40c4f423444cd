import { describe, expect, test } from 'vitest';
import type { Answer, Call } from '#server/testing/http.ts';
import { startTestApp } from '#server/testing/test-app.ts';

const app = await startTestApp();
const learner = await app.createUser();
const administrator = await app.createAdministrator();

const NOTHING = { userKey: learner.key, sentAt: '2026-03-10T10:00:00.000Z', since: 0, records: [] };
const SYNC = 'records.sync';
const LANGUAGE = 'content.languageCard.create';
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Headers that differ between any two answers. */
const CHANGING = ['date', 'x-request-id'];
/** Headers of the transfer: tRPC's adapter does not know the length of its answer. */
const FRAMING = ['content-length', 'transfer-encoding'];

const headersOf = ({ headers }: Answer) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => ![...CHANGING, ...FRAMING].includes(name)));

type Sent = Omit<Call, 'method'> & { path?: string; status: number };

const CALLS: [string, Sent][] = [
  ['that succeeds', { token: learner.token, body: NOTHING, status: 200 }],
  ['that returns nothing', { path: 'accounts.logout', body: '', headers: JSON_TYPE, status: 200 }],
  ['with a cookie', { headers: { Cookie: learner.cookie }, body: NOTHING, status: 200 }],
  [
    'of somebody who is both',
    { headers: { Cookie: `${administrator.cookie}; ${learner.cookie}` }, body: NOTHING, status: 200 },
  ],
  ['of a visitor', { body: NOTHING, status: 401 }],
  ['of a visitor, that is no JSON', { body: '{', status: 401 }],
  ['of somebody who may not', { token: administrator.token, body: NOTHING, status: 403 }],
  [
    'from the page of another site',
    { headers: { Cookie: learner.cookie, Origin: 'https://evil.example' }, body: NOTHING, status: 403 },
  ],
  ['that is no JSON', { token: learner.token, body: '{"userKey"', status: 400 }],
  ['without a body', { token: learner.token, body: '', headers: JSON_TYPE, status: 400 }],
  ['with null', { token: learner.token, body: 'null', status: 400 }],
  ['with errors', { token: learner.token, body: { ...NOTHING, since: -1, records: [{}] }, status: 400 }],
  ['with errors of a form', { token: administrator.token, path: LANGUAGE, body: { id: 'x' }, status: 400 }],
  ["of somebody else's", { token: learner.token, body: { ...NOTHING, userKey: administrator.key }, status: 409 }],
  [
    'for a record that is not there',
    { token: administrator.token, path: 'content.blog.remove', body: { key: learner.key }, status: 404 },
  ],
  ['of a key that is none', { token: administrator.token, path: 'content.blog.remove', body: { key: 5 }, status: 400 }],
  ['of a name that there is not', { token: learner.token, path: 'progress.none', body: NOTHING, status: 404 }],
  ['of a name of every object', { token: learner.token, path: 'constructor', body: NOTHING, status: 404 }],
  ['of a query', { token: learner.token, path: 'progress.export', body: NOTHING, status: 405 }],
  ['of another type', { token: learner.token, body: 'a=b', headers: { 'Content-Type': 'text/plain' }, status: 415 }],
  [
    'that asks for a stream',
    { token: learner.token, body: NOTHING, headers: { 'trpc-accept': 'application/jsonl' }, status: 400 },
  ],
  ['that is too large', { token: learner.token, body: { ...NOTHING, more: 'x'.repeat(1024 * 1024) }, status: 413 }],
];

describe('one call', () => {
  test.each(CALLS)('%s is answered as tRPC itself would', async (_, { path = SYNC, status, ...sent }) => {
    const single = await app.rest(`/trpc/${path}`, { method: 'POST', ...sent });
    // A call with a query string is always left to tRPC's adapter.
    const adapters = await app.rest(`/trpc/${path}?x`, { method: 'POST', ...sent });
    expect(single.status, single.text).toBe(status);
    expect([single.status, single.json(), headersOf(single)]).toEqual([
      adapters.status,
      adapters.json(),
      headersOf(adapters),
    ]);
  });
});

test('a call without a Content-Length is answered too', async () => {
  const headers = { ...JSON_TYPE, 'Transfer-Encoding': 'chunked' };
  const answer = await app.rest(`/trpc/${SYNC}`, { method: 'POST', token: learner.token, headers, body: NOTHING });
  expect(answer.json()).toMatchObject({ result: { data: { records: [], revision: 0 } } });
});

test('a plain call is answered in one chunk', async () => {
  const answer = await app.rest(`/trpc/${SYNC}`, { method: 'POST', token: learner.token, body: NOTHING });
  expect(answer.headers['content-length']).toBe(String(answer.bytes.length));
  expect(answer.headers['content-type']).toBe('application/json');
});
