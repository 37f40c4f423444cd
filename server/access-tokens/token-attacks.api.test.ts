import { listProblems } from '#server/testing/list-problems.ts';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ACCESS, type Action, requireAccess } from '#server/access/access.ts';
import { AppError } from '#server/errors.ts';
import { proceduresOf } from '#server/http/trpc/router-procedures.ts';
import { quietDomains } from '#server/testing/quiet-domains.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import type { StudyPlan } from '#shared/records/study-plan/study-plan.ts';
import { newList } from '#shared/rules/lists/list-changes.ts';

/** The only actions that access tokens allow, listed by hand. */
const READ: Action[] = ['progress.read', 'reviews.read', 'attempts.read', 'notes.read', 'plan.read', 'lists.read'];
const WRITE: Action[] = ['progress.mark', 'lists.write'];
const TAKEN = [
  ...['GET /attempts', 'GET /notes', 'GET /progress', 'GET /reviews/due', 'PUT /progress'],
  ...['GET /plan/today', 'GET /lists', 'GET /lists/{_id}', 'PUT /lists/{_id}'],
];

const app = await startTestApp();
const { routes, router } = quietDomains(app);
await listProblems(app.database.prisma, 'topicProblem', [{ id: 1, name: 'Two Sum', topic: 'array', level: 'Easy' }]);
const NONE = '01980000-0000-7000-8000-000000000000';
/** A body that every call with a body accepts. */
const MARK = { name: 'Two Sum', field: 'done', value: true, items: [] };
const PLAN: StudyPlan = {
  at: 1,
  by: 'a',
  isOn: true,
  interviewOn: '2100-01-01',
  company: '',
  minutesPerWeek: 60,
  daysOff: [],
  level: 'beginner',
  timeZone: 'UTC',
  calendar: null,
};

async function learner() {
  const { key, token: session } = await app.createUser();
  const { accessTokens } = app.trpc(session);
  const tokenOf = async (canWrite: boolean) => (await accessTokens.create.mutate({ name: 'a', canWrite })).token;
  return { key, session, reading: await tokenOf(false), writing: await tokenOf(true) };
}
const ada = await learner();
await app.trpc(ada.session).records.sync.mutate({
  userKey: ada.key,
  sentAt: new Date().toISOString(),
  since: 0,
  records: [
    { kind: 'study-plan', id: 'own', record: PLAN },
    { kind: 'own-list', id: NONE, record: newList('Mine', [], { now: 1, key: 'a' }) },
  ],
});

describe.each(Object.keys(ACCESS) as Action[])('%s', (action) => {
  test.each(['read', 'write'] as const)('is allowed as listed to a token that may %s', (token) => {
    // Even when the password has just been given.
    const viewer = { role: 'user', key: ada.key, sessionKey: randomUUID(), token, isReAuthenticated: true } as const;
    const isAllowed = READ.includes(action) || (token === 'write' && WRITE.includes(action));
    const outcome = () => requireAccess(viewer, action);
    if (isAllowed) expect(outcome).not.toThrow();
    else expect(outcome).toThrow(AppError);
  });
});

describe.each(routes)('$method $path', ({ method, path, publicList, isListedInFull }) => {
  test('accepts a token only if it is listed', async () => {
    const at = path.replace('{_id}', NONE);
    const body = method === 'GET' ? undefined : MARK;
    const answer = await app.rest(at, { method, token: ada.writing, body });
    if (TAKEN.includes(`${method} ${path}`)) return expect(answer.status, answer.text).toBe(200);
    // A list that is the same for everybody is answered before the viewer is looked up.
    if (publicList && !isListedInFull) return expect(answer.text).toBe((await app.rest(at)).text);
    expect(answer.status, answer.text).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'forbidden', message: expect.stringContaining('not accepted here') });
  });
});

const procedures = proceduresOf(router);
describe.each(procedures)('$path', ({ path, type }) => {
  test('accepts no token', async () => {
    const at = `/trpc/${path}`;
    const call = type === 'query' ? {} : { method: 'POST', body: {} };
    const answer = await app.rest(at, { ...call, token: ada.writing });
    // A query that is the same for everybody is answered before the viewer is looked up.
    if (answer.status === 200) return expect(answer.text).toBe((await app.rest(at, call)).text);
    expect(answer.status, answer.text).toBe(403);
    expect(answer.json()).toMatchObject({ error: { data: { reason: 'forbidden' } } });
  });
});

test('a token takes precedence over a session’s cookie', async () => {
  const { cookie } = await app.createUser();
  const headers = { Cookie: cookie };
  expect((await app.rest('/access-tokens', { token: ada.writing, headers })).status).toBe(403);
  expect((await app.rest('/trpc/accounts.me', { token: ada.writing, headers })).status).toBe(403);
});

test.each([
  ['GET', '/exports/users.csv'],
  ['POST', '/pictures'],
])('%s %s takes none', async (method, path) => {
  const answer = await app.rest(path, {
    method,
    token: ada.writing,
    ...(method === 'POST' && { body: Buffer.from('a') }),
  });
  expect(answer.json()).toMatchObject({ code: 'forbidden', message: expect.stringContaining('not accepted here') });
});

test('a token that may only read changes nothing', async () => {
  const grace = await learner();
  const put = (token: string) => app.rest('/progress', { method: 'PUT', token, body: MARK });
  const refused = await put(grace.reading);
  expect(refused.status).toBe(403);
  expect(refused.json().message).toBe('This access token may read, but not change anything');
  const done = async (token: string) => (await app.rest('/progress', { token })).json<{ done: unknown[] }>().done;
  expect(await done(grace.reading)).toEqual([]);
  expect((await put(grace.writing)).status).toBe(200);
  expect(await done(grace.reading)).toHaveLength(1);
  const id = randomUUID();
  const list = (token: string) => app.rest(`/lists/${id}`, { method: 'PUT', token, body: MARK });
  expect((await list(grace.reading)).json()).toMatchObject({ code: 'forbidden', message: refused.json().message });
  expect((await app.rest('/lists', { token: grace.reading })).json()).toEqual([]);
  expect((await list(grace.writing)).status).toBe(200);
});

test('a revoked token is refused by all calls', async () => {
  const { accessTokens } = app.trpc(ada.session);
  const { key, token } = await accessTokens.create.mutate({ name: 'a', canWrite: true });
  await accessTokens.revoke.mutate({ key });
  for (const tokenCall of TAKEN) {
    const [method = '', path = ''] = tokenCall.split(' ');
    const body = method === 'GET' ? undefined : MARK;
    const answer = await app.rest(path.replace('{_id}', NONE), { method, token, body });
    expect([tokenCall, answer.status]).toEqual([tokenCall, 401]);
  }
});

test('a token reads and writes only its learner’s data, whatever is requested', async () => {
  const [grace, mary] = [await learner(), await learner()];
  const body = { ...MARK, userKey: mary.key };
  expect((await app.rest(`/progress?userKey=${mary.key}`, { method: 'PUT', token: grace.writing, body })).status).toBe(
    200,
  );
  const done = async (token: string) =>
    (await app.rest(`/progress?userKey=${mary.key}`, { token })).json<{ done: unknown[] }>().done;
  expect(await done(grace.reading)).toHaveLength(1);
  expect(await done(mary.reading)).toEqual([]);
});

test.each(['token', 'access_token', 'authorization', 'Authorization'])(
  'no token is accepted from an address: %s',
  async (name) => {
    expect((await app.rest(`/progress?${name}=${encodeURIComponent(ada.reading)}`)).status).toBe(401);
    expect((await app.rest(`/progress?${name}=${encodeURIComponent(`Bearer ${ada.reading}`)}`)).status).toBe(401);
  },
);

test.each<[string, Record<string, string>]>([
  ['a cookie', { Cookie: `gearup_user=${ada.reading}` }],
  ['basic authentication', { Authorization: `Basic ${Buffer.from(`ada:${ada.reading}`).toString('base64')}` }],
  ['no scheme', { Authorization: ada.reading }],
])('none is taken from %s', async (_, headers) => {
  expect((await app.rest('/progress', { headers })).status).toBe(401);
});

test('the log contains no token, from answered or refused calls', async () => {
  const grace = await learner();
  for (const token of [grace.reading, grace.writing]) {
    await app.rest('/progress', { method: 'PUT', token, body: MARK });
    await app.rest('/user', { token });
    await app.rest(`/progress?token=${token}`);
    await app.rest('/trpc/accounts.me', { token });
  }
  const log = JSON.stringify(app.log.lines);
  expect(log).toContain('/progress');
  expect(log).toContain('access-token.make');
  for (const token of [grace.reading, grace.writing]) expect(log).not.toContain(token.slice(4));
});
