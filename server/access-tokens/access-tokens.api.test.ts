import { createHash, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  ageReAuthentication,
  codeFor,
  createLearner,
  isAlive,
  mailsTo,
  PASSWORD,
  post,
  tokenOf,
  useUpAllButOne,
} from '#server/testing/accounts.ts';
import { codeIn } from '#server/testing/answers.ts';
import { settled } from '#server/testing/apis.ts';
import { startTestApp } from '#server/testing/test-app.ts';

const app = await startTestApp({ trustProxy: 1 });
const { prisma } = app.database;
const DAY = 86_400_000;

/** A learner who has just given the password in their session. */
async function learner() {
  const { key, email } = await createLearner(app);
  const session = await tokenOf(app, { email });
  return { key, email, session, tokens: app.trpc(session).accessTokens };
}
const read = (token: string) => app.rest('/progress', { token });
const statusOf = async (token: string) => (await read(token)).status;

test('a token is shown once, and only its hash is stored', async () => {
  const { key, tokens } = await learner();
  const before = Date.now();
  const { token, ...created } = await tokens.create.mutate({ name: ' My script ' });
  expect(token).toMatch(/^gup_[\w-]{43}$/);
  expect(created).toMatchObject({ name: 'My script', canWrite: false, lastUsedAt: null });
  const days = (Date.parse(created.expiresAt) - before) / DAY;
  expect(days).toBeGreaterThan(364);
  expect(days).toBeLessThan(366);
  expect(await tokens.list.query()).toEqual([created]);
  const stored = await prisma.accessToken.findMany({ where: { userKey: key } });
  expect(stored).toMatchObject([{ tokenHash: createHash('sha256').update(token).digest('hex') }]);
  expect(JSON.stringify(stored)).not.toContain(token);
  expect(await statusOf(token)).toBe(200);
});

test('the REST API creates, lists and revokes tokens too', async () => {
  const { session, tokens } = await learner();
  const body = { name: 'A script', canWrite: true, days: 7 };
  const response = await app.rest('/access-tokens', { method: 'POST', token: session, body });
  expect(response.status, response.text).toBe(201);
  const { token, data } = response.json<{
    token: string;
    data: { _id: string; canWrite: boolean; expiresAt: string };
  }>();
  expect(data).toMatchObject({ name: 'A script', canWrite: true });
  expect((Date.parse(data.expiresAt) - Date.now()) / DAY).toBeCloseTo(7, 1);
  expect((await app.rest('/access-tokens', { token: session })).json()).toEqual([data]);
  const path = `/access-tokens/${data._id}`;
  expect((await app.rest(path, { method: 'DELETE', token: session })).status).toBe(200);
  expect((await app.rest(path, { method: 'DELETE', token: session })).status).toBe(404);
  expect(await statusOf(token)).toBe(401);
  expect(await tokens.list.query()).toEqual([]);
});

test.each([
  [{}, 'Name is required'],
  [{ name: ' ' }, 'Name is required'],
  [{ name: 'a'.repeat(61) }, 'A name has at most 60 characters'],
  [{ name: 'a\nb' }, 'A name is one line of text'],
  [{ name: 'a', days: 366 }, 'A token must be valid for 1 to 365 days'],
  [{ name: 'a', days: 0 }, 'A token must be valid for 1 to 365 days'],
  [{ name: 'a', canWrite: 'yes' }, 'Whether it may write is true or false'],
])('%j is refused: %s', async (body, message) => {
  const { session, tokens } = await learner();
  const answer = await app.rest('/access-tokens', { method: 'POST', token: session, body });
  expect(answer.json()).toMatchObject({ message, code: 'invalid_input' });
  expect(await tokens.list.query()).toEqual([]);
});

test('a token is created only within ten minutes of giving the password', async () => {
  const { key, session, tokens } = await learner();
  await ageReAuthentication(app, key);
  expect(await settled(async () => ({ record: await tokens.create.mutate({ name: 'a' }) }))).toMatchObject({
    status: 403,
    code: 'unproven',
  });
  const { status } = await app.rest('/access-tokens', { method: 'POST', token: session, body: { name: 'a' } });
  expect(status).toBe(403);
  await app.trpc(session).accounts.reAuthenticate.mutate({ password: PASSWORD });
  const { key: createdKey } = await tokens.create.mutate({ name: 'a' });
  await ageReAuthentication(app, key);
  await tokens.revoke.mutate({ key: createdKey });
});

test('an account has at most twenty, even when thirty are created at once; expired ones make room', async () => {
  const { key, tokens } = await learner();
  const responses = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      settled(async () => ({ record: await tokens.create.mutate({ name: `${n}` }) })),
    ),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([...Array(20).fill(200), ...Array(10).fill(409)]);
  const [first] = await tokens.list.query();
  const expired = { where: { key: first?.key ?? '' }, data: { expiresAt: new Date(Date.now() - 1000) } };
  await prisma.accessToken.update(expired);
  await tokens.create.mutate({ name: 'new' });
  const names = (await tokens.list.query()).map(({ name }) => name);
  expect(names).toHaveLength(20);
  expect(names[0]).toBe('new');
  expect(names).not.toContain(first?.name);
  expect(await prisma.accessToken.count({ where: { userKey: key } })).toBe(20);
});

test('a token that has expired, does not exist or is incomplete is refused', async () => {
  const { tokens } = await learner();
  const { key, token } = await tokens.create.mutate({ name: 'a' });
  const refusal = { code: 'unauthenticated', message: 'This access token is unknown, revoked or expired' };
  const others = [
    `gup_${'a'.repeat(43)}`,
    'gup_',
    token.slice(0, -1),
    `${token}a`,
    token.toUpperCase().replace('GUP', 'gup'),
  ];
  for (const wrongToken of others) expect((await read(wrongToken)).json(), wrongToken).toMatchObject(refusal);
  expect(await statusOf(token)).toBe(200);
  await prisma.accessToken.update({ where: { key }, data: { expiresAt: new Date(Date.now() - 1) } });
  expect((await read(token)).json()).toMatchObject(refusal);
});

test("nobody sees or revokes another learner's", async () => {
  const [ada, grace] = [await learner(), await learner()];
  const { key, token } = await ada.tokens.create.mutate({ name: 'a' });
  expect(await grace.tokens.list.query()).toEqual([]);
  const revoked = settled(async () => {
    await grace.tokens.revoke.mutate({ key });
    return {};
  });
  expect((await revoked).status).toBe(404);
  const { status } = await app.rest(`/access-tokens/${key}`, { method: 'DELETE', token: grace.session });
  expect(status).toBe(404);
  for (const who of [undefined, (await app.createAdministrator()).token]) {
    expect((await app.rest('/access-tokens', { token: who })).status).toBe(who ? 403 : 401);
    expect((await app.rest(`/access-tokens/${key}`, { method: 'DELETE', token: who })).status).toBe(who ? 403 : 401);
  }
  expect(await statusOf(token)).toBe(200);
});

test('the learner is notified by mail, without the token and its name, at most fifty times a day', async () => {
  const { email, tokens } = await learner();
  const { token } = await tokens.create.mutate({ name: 'see http://evil.example', canWrite: true });
  await expect.poll(() => mailsTo(app, email).length).toBe(1);
  const [mail] = mailsTo(app, email);
  expect(mail?.subject).toBe('A new access token of your GearUp account');
  expect(mail?.text).toContain('can read and change your progress');
  expect(mail?.text).toContain(`${app.url}/Profile`);
  for (const hidden of [token, 'evil']) expect(JSON.stringify(mail)).not.toContain(hidden);
  await useUpAllButOne(app, 'tokenMade', 50);
  await tokens.create.mutate({ name: 'a' });
  await expect(tokens.create.mutate({ name: 'a' })).rejects.toMatchObject({ data: { code: 'TOO_MANY_REQUESTS' } });
  expect(await tokens.list.query()).toHaveLength(2);
});

test('a token survives a logout and a new password, and ends with the account', async () => {
  const { key, email, session, tokens } = await learner();
  const { token } = await tokens.create.mutate({ name: 'a' });
  await app.trpc(session).accounts.logout.mutate();
  expect(await statusOf(token)).toBe(200);
  await post(app, '/user/send-otp-reset', { email });
  await expect.poll(() => mailsTo(app, email).some(codeIn)).toBe(true);
  const body = { email, otp: codeFor(app, email), newPassword: 'another long password' };
  expect((await post(app, '/user/reset-password', body)).status).toBe(200);
  expect(await isAlive(app, session)).toBe(false);
  expect(await statusOf(token)).toBe(200);
  await prisma.user.delete({ where: { key } });
  expect(await statusOf(token)).toBe(401);
  expect(await prisma.accessToken.count({ where: { userKey: key } })).toBe(0);
});

test('a token may make 300 calls in five minutes, whatever others do', async () => {
  const { tokens } = await learner();
  const [one, other] = [await tokens.create.mutate({ name: 'a' }), await tokens.create.mutate({ name: 'b' })];
  expect(await statusOf(one.token)).toBe(200);
  await prisma.accessToken.update({ where: { key: one.key }, data: { calls: 299 } });
  expect(await statusOf(one.token)).toBe(200);
  const refused = await read(one.token);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await statusOf(other.token)).toBe(200);
  await prisma.accessToken.update({ where: { key: one.key }, data: { countedSince: new Date(Date.now() - 301_000) } });
  expect(await statusOf(one.token)).toBe(200);
});

test('the last use of a token is recorded at most once a minute', async () => {
  const { tokens } = await learner();
  const { key, token } = await tokens.create.mutate({ name: 'a' });
  const lastUsed = async () => Date.parse((await tokens.list.query())[0]?.lastUsedAt ?? '');
  await read(token);
  const first = await lastUsed();
  expect(Math.abs(Date.now() - first)).toBeLessThan(60_000);
  await read(token);
  expect(await lastUsed()).toBe(first);
  await prisma.accessToken.update({ where: { key }, data: { lastUsedAt: new Date(Date.now() - 61_000) } });
  await read(token);
  expect(await lastUsed()).toBeGreaterThanOrEqual(first);
});

test('the audit list has creations and revocations, but no uses, and names learners by key only', async () => {
  const { key, tokens } = await learner();
  await prisma.auditEntry.deleteMany();
  app.log.lines.length = 0;
  const { key: createdKey, token } = await tokens.create.mutate({ name: 'a' });
  await read(token);
  await tokens.revoke.mutate({ key: createdKey });
  await expect(tokens.revoke.mutate({ key: createdKey })).rejects.toThrow();
  await expect(tokens.revoke.mutate({ key: randomUUID() })).rejects.toThrow();
  const entries = ['access-token.make', 'access-token.revoke'].map((action) => ({
    action,
    about: key,
    actor: '',
    address: '127.0.0.1',
  }));
  expect(await prisma.auditEntry.findMany({ orderBy: { createdAt: 'asc' } })).toMatchObject(entries);
  expect(app.log.lines.flatMap(({ msg, audit }) => (msg === 'audit' ? [audit] : []))).toMatchObject(entries);
});
