import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { anEmail, PASSWORD, signUpBody } from '#server/testing/accounts.ts';
import { mistyped, restApi, settled, trpcApi, verbsOf } from '#server/testing/apis.ts';
import type { Call } from '#server/testing/http.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { newList, shared } from '#shared/rules/lists/list-changes.ts';
import { shareToken } from '#shared/rules/lists/share-token.ts';
import { resources } from '#shared/resources/index.ts';

/** The table of who may call what, by hand: the status for a visitor, a user and an administrator. */
const app = await startTestApp();
const { prisma } = app.database;
const user = await app.createUser();
const administrator = await app.createAdministrator();

const ROLES = [
  { role: 'a visitor', token: undefined },
  { role: 'a user', token: user.token },
  { role: 'an administrator', token: administrator.token },
] as const;

type Statuses = readonly [visitor: number, user: number, administrator: number];

const EVERYBODY: Statuses = [200, 200, 200];
const USERS_TOO: Statuses = [401, 200, 200];
const ADMINISTRATORS: Statuses = [401, 403, 200];

const CODES: Record<number, string> = { 401: 'unauthenticated', 403: 'forbidden' };

type Rest = { method?: string; path: string; body?: unknown };
type Trpc = (token?: string) => Promise<unknown>;
type Row = { name: string; expected: Statuses; rest: () => Promise<Rest> | Rest; trpc: () => Promise<Trpc> | Trpc };

function expecting(expected: Statuses, rows: Omit<Row, 'expected'>[]): Row[] {
  return rows.map((row) => ({ ...row, expected }));
}

const CONTACT = { firstname: 'Ada', lastname: 'L', email: 'a@example.org', phonenumber: '1', message: 'Hello' };
const MESSAGE = { firstName: 'Ada', lastName: 'L', email: 'a@example.org', phone: '1', message: 'Hello' };

const aUser = async () => (await app.createUser()).key;
const anAdministrator = async () => (await app.createAdministrator()).key;
const aSubscriber = async () => (await prisma.subscriber.create({ data: { email: anEmail() } })).email;
const aMessage = async () => (await prisma.message.create({ data: MESSAGE })).key;
const sharedList = shareToken(randomUUID(), user.key);
await prisma.ownRecord.create({
  data: {
    userKey: user.key,
    kind: 'own-list',
    id: randomUUID(),
    revision: 1,
    record: shared(newList('Mine', [], { now: 1, key: 'a' }), sharedList, { now: 2, key: 'b' }) ?? {},
  },
});
async function aPublicProfile(): Promise<string> {
  const userKey = await aUser();
  const { name } = await prisma.publicProfile.create({ data: { userKey, name: userKey.slice(-12), isOn: true } });
  return name;
}
const newAdministrator = () => ({ username: `root-${randomUUID()}`, password: PASSWORD });

const people = expecting(ADMINISTRATORS, [
  { name: 'users', rest: () => ({ path: '/user' }), trpc: () => (token) => app.trpc(token).users.list.query({}) },
  {
    name: 'administrators',
    rest: () => ({ path: '/admin' }),
    trpc: () => (token) => app.trpc(token).administrators.list.query({}),
  },
  {
    name: 'subscribers',
    rest: () => ({ path: '/newslatter' }),
    trpc: () => (token) => app.trpc(token).subscribers.list.query({}),
  },
  {
    name: 'messages',
    rest: () => ({ path: '/contact' }),
    trpc: () => (token) => app.trpc(token).messages.list.query({}),
  },
  {
    name: 'delete a user',
    rest: async () => ({ method: 'DELETE', path: `/user/${await aUser()}` }),
    async trpc() {
      const key = await aUser();
      return (token) => app.trpc(token).users.remove.mutate({ key });
    },
  },
  {
    name: 'delete an administrator',
    rest: async () => ({ method: 'DELETE', path: `/admin/${await anAdministrator()}` }),
    async trpc() {
      const key = await anAdministrator();
      return (token) => app.trpc(token).administrators.remove.mutate({ key });
    },
  },
  {
    name: 'delete a subscriber',
    rest: async () => ({ method: 'DELETE', path: '/newslatter/1', body: { email: await aSubscriber() } }),
    async trpc() {
      const email = await aSubscriber();
      return (token) => app.trpc(token).subscribers.remove.mutate({ email });
    },
  },
  {
    name: 'delete a message',
    rest: async () => ({ method: 'DELETE', path: `/contact/${await aMessage()}` }),
    async trpc() {
      const key = await aMessage();
      return (token) => app.trpc(token).messages.remove.mutate({ key });
    },
  },
  {
    name: 'add an administrator',
    rest: () => ({ method: 'POST', path: '/admin/addadmin', body: newAdministrator() }),
    trpc: () => (token) => app.trpc(token).administrators.add.mutate(newAdministrator()),
  },
]);

const open = expecting(EVERYBODY, [
  {
    name: 'the search',
    rest: () => ({ path: '/search?q=two' }),
    trpc: () => (token) => app.trpc(token).search.results.query({ q: 'two' }),
  },
  {
    name: 'the suggestions',
    rest: () => ({ path: '/search/suggestions?q=two' }),
    trpc: () => (token) => app.trpc(token).search.suggestions.query({ q: 'two' }),
  },
  {
    name: 'a search result',
    async rest() {
      const { record } = await trpc.create(
        resources.languageCard,
        trpc.body(resources.languageCard),
        administrator.token,
      );
      return { path: `/search/results/${trpc.keyOf(record)}` };
    },
    async trpc() {
      const { record } = await trpc.create(
        resources.languageCard,
        trpc.body(resources.languageCard),
        administrator.token,
      );
      return (token) => app.trpc(token).search.result.query({ key: trpc.keyOf(record) });
    },
  },
  {
    name: 'a shared list',
    rest: () => ({ path: `/lists/shared/${sharedList}` }),
    trpc: () => (token) => app.trpc(token).lists.shared.query({ token: sharedList }),
  },
  {
    name: 'a public profile',
    async rest() {
      return { path: `/public-profile/${await aPublicProfile()}` };
    },
    async trpc() {
      const name = await aPublicProfile();
      return (token) => app.trpc(token).publicProfiles.page.query({ name });
    },
  },
  {
    name: 'the assistant',
    rest: () => ({ method: 'POST', path: '/chat', body: { prompt: 'hello' } }),
    trpc: () => (token) => app.trpc(token).assistant.about.query(),
  },
  {
    name: 'the contact form',
    rest: () => ({ method: 'POST', path: '/contact/contactInfo', body: CONTACT }),
    trpc: () => (token) => app.trpc(token).messages.send.mutate(MESSAGE),
  },
  {
    name: 'the newsletter',
    rest: () => ({ method: 'POST', path: '/newslatter/subscribe', body: { email: anEmail() } }),
    trpc: () => (token) => app.trpc(token).subscribers.subscribe.mutate({ email: anEmail() }),
  },
  {
    name: 'the sign-up',
    rest: () => ({ method: 'POST', path: '/user/signup', body: signUpBody() }),
    trpc: () => (token) => app.trpc(token).accounts.signUp.mutate(signUpBody()),
  },
  {
    name: 'the reset',
    rest: () => ({ method: 'POST', path: '/user/send-otp-reset', body: { email: anEmail() } }),
    trpc: () => (token) => app.trpc(token).accounts.sendResetCode.mutate({ email: anEmail() }),
  },
]);

// Calls that need a password or code are open to everybody if they are refused for a wrong one, not for the viewer.
const refusedAlike = (
  [
    ['/user/verify-otp', { userId: randomUUID(), otp: '123456' }, 400],
    ['/user/reset-password', { email: anEmail(), otp: '123456', newPassword: PASSWORD }, 400],
  ] as const
).map(([path, body, status]): Row => {
  const call = path === '/user/verify-otp' ? 'verify' : 'resetPassword';
  return {
    name: path,
    expected: [status, status, status],
    rest: () => ({ method: 'POST', path, body }),
    trpc: () => (token) => app.trpc(token).accounts[call].mutate(mistyped(body)),
  };
});

const rest = restApi(app);
const trpc = trpcApi(app);

const content: Row[] = Object.values(resources).flatMap((resource): Row[] => {
  const { path, name } = resource;
  const restBody = () => rest.body(resource);
  const aRecord = async () => {
    const { record } = await trpc.create(resource, trpc.body(resource), administrator.token);
    return trpc.keyOf(record);
  };
  const verbs = (token?: string) => verbsOf(app, resource, token);
  return [
    {
      name: `list ${name}`,
      expected: EVERYBODY,
      rest: () => ({ path }),
      trpc: () => (token) => verbs(token).list.query({}),
    },
    {
      name: `get ${name}`,
      expected: EVERYBODY,
      rest: async () => ({ path: `${path}/${await aRecord()}` }),
      async trpc() {
        const key = await aRecord();
        return (token) => verbs(token).get.query({ key });
      },
    },
    {
      name: `create ${name}`,
      expected: name === 'blog' ? USERS_TOO : ADMINISTRATORS,
      rest: () => ({ method: 'POST', path, body: restBody() }),
      trpc: () => (token) => verbs(token).create.mutate(trpc.body(resource)),
    },
    {
      name: `update ${name}`,
      expected: ADMINISTRATORS,
      rest: async () => ({ method: 'PUT', path: `${path}/${await aRecord()}`, body: {} }),
      async trpc() {
        const key = await aRecord();
        return (token) => verbs(token).update.mutate({ key, values: {} });
      },
    },
    {
      name: `delete ${name}`,
      expected: ADMINISTRATORS,
      rest: async () => ({ method: 'DELETE', path: `${path}/${await aRecord()}` }),
      async trpc() {
        const key = await aRecord();
        return (token) => verbs(token).remove.mutate({ key });
      },
    },
  ];
});

// Rate limits are tested elsewhere.
beforeEach(() => prisma.rateLimit.deleteMany());

describe.each([...people, ...open, ...refusedAlike, ...content])('$name', (row) => {
  const cases = ROLES.map(({ role, token }, index) => ({ role, token, status: row.expected[index] ?? 0 }));

  test.each(cases)('at the REST API answers $role with $status', async ({ token, status }) => {
    const { path, ...call } = await row.rest();
    const answer = await app.rest(path, { ...call, token } satisfies Call);
    expect(answer.status === 201 ? 200 : answer.status, answer.text).toBe(status);
    if (CODES[status]) expect(answer.json().code).toBe(CODES[status]);
  });

  test.each(cases)('at the tRPC API answers $role with $status', async ({ token, status }) => {
    const call = await row.trpc();
    const outcome = await settled(async () => {
      await call(token);
      return {};
    });
    expect(outcome.status, outcome.message).toBe(status);
    if (CODES[status]) expect(outcome.code).toBe(CODES[status]);
  });
});

test('a refused call changes nothing', async () => {
  const key = await aUser();
  const email = await aSubscriber();
  const message = await aMessage();
  for (const { token } of ROLES.slice(0, 2)) {
    await app.rest(`/user/${key}`, { method: 'DELETE', token });
    await app.rest(`/admin/${administrator.key}`, { method: 'DELETE', token });
    await app.rest('/newslatter/1', { method: 'DELETE', body: { email }, token });
    await app.rest(`/contact/${message}`, { method: 'DELETE', token });
  }
  expect(await prisma.user.count({ where: { key } })).toBe(1);
  expect(await prisma.administrator.count({ where: { key: administrator.key } })).toBe(1);
  expect(await prisma.subscriber.count({ where: { email } })).toBe(1);
  expect(await prisma.message.count({ where: { key: message } })).toBe(1);
});
