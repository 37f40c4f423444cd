import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '#server/access/passwords.ts';
import { ensureFirstAdministrator } from '#server/administrators/administrators.ts';
import { createLearner, PASSWORD } from '#server/testing/accounts.ts';
import { settled } from '#server/testing/apis.ts';
import { startTestApp } from '#server/testing/test-app.ts';

const app = await startTestApp({ trustProxy: 1 });
const { prisma } = app.database;

const FROM = '203.0.113.7';
const USERNAME = 'keeper';
const { key: keeperKey } = await prisma.administrator.create({
  data: { username: USERNAME, usernameKey: USERNAME, passwordHash: await hashPassword(PASSWORD) },
});

const logIn = (body: Record<string, unknown> = {}) =>
  app.rest('/admin/login', {
    method: 'POST',
    body: { username: USERNAME, password: PASSWORD, ...body },
    headers: { 'X-Forwarded-For': FROM },
  });
const { token } = (await logIn()).json<{ token: string }>();

/** A call by the administrator, from a known IP address. */
const call = (path: string, options: Record<string, unknown> = {}) =>
  app.rest(path, { token, ...options, headers: { 'X-Forwarded-For': FROM } });
const mutate = (path: string, body: unknown = '') => call(`/trpc/${path}`, { method: 'POST', body });

const entries = () =>
  prisma.auditEntry.findMany({
    select: { action: true, actor: true, about: true, address: true },
    orderBy: [{ createdAt: 'desc' }, { key: 'desc' }],
  });
const logged = () => app.log.lines.filter(({ msg }) => msg === 'audit').map(({ audit }) => audit);
const by = { actor: USERNAME, address: FROM };

beforeEach(async () => {
  await prisma.auditEntry.deleteMany();
  app.log.lines.length = 0;
});

/** Expects the entry once in the table and once in the log, and no other. */
async function expectOnly(entry: Record<string, unknown>) {
  expect(await entries()).toEqual([{ about: '', ...entry }]);
  expect(logged()).toEqual([expect.objectContaining(entry)]);
}

describe('actions on people and permissions are recorded and logged:', () => {
  test('a login of an administrator', async () => {
    expect((await logIn()).status).toBe(200);
    await expectOnly({ action: 'administrator.login', ...by });
  });

  test('a refused login, without an unknown name, which may be a mistyped password', async () => {
    expect((await logIn({ password: 'a guess' })).status).toBe(401);
    expect((await logIn({ username: 'my secret password' })).status).toBe(401);
    expect(await entries()).toEqual([
      { action: 'administrator.refused', actor: '', about: '', address: FROM },
      { action: 'administrator.refused', actor: USERNAME, about: '', address: FROM },
    ]);
    expect(JSON.stringify(logged())).not.toContain('secret');
  });

  test('a new and a deleted administrator', async () => {
    const username = `new-${randomUUID()}`;
    const added = await call('/admin/addadmin', { method: 'POST', body: { username, password: PASSWORD } });
    await expectOnly({ action: 'administrator.add', ...by, about: username });
    await prisma.auditEntry.deleteMany();
    app.log.lines.length = 0;
    const { admin } = added.json<{ admin: { _id: string } }>();
    expect((await call(`/admin/${admin._id}`, { method: 'DELETE' })).status).toBe(200);
    await expectOnly({ action: 'administrator.remove', ...by, about: username });
  });

  test('the first administrator, created at the start', async () => {
    const administrators = await prisma.administrator.findMany({ include: { sessions: true } });
    await prisma.administrator.deleteMany();
    await expect(ensureFirstAdministrator(app.database, 'root', 'Password1')).rejects.toThrow(
      'ADMIN_PASSWORD is one of the most common passwords; choose another one',
    );
    await ensureFirstAdministrator(app.database, 'root', PASSWORD);
    expect(await entries()).toEqual([{ action: 'administrator.add', actor: '', about: 'root', address: '' }]);
    for (const { sessions, ...data } of administrators)
      await prisma.administrator.create({ data: { ...data, sessions: { create: sessions.map(withoutOwner) } } });
    expect((await call('/admin')).status).toBe(200);
  });

  test('a changed password, and ended sessions', async () => {
    const passwords = { oldPassword: PASSWORD, newPassword: PASSWORD, confirmPassword: PASSWORD };
    expect((await mutate('administrators.changePassword', passwords)).status).toBe(200);
    await expectOnly({ action: 'administrator.password', ...by, about: USERNAME });
    await prisma.auditEntry.deleteMany();
    app.log.lines.length = 0;
    const expiresAt = new Date(Date.now() + 60_000);
    await prisma.administratorSession.create({ data: { administratorKey: keeperKey, expiresAt } });
    expect((await mutate('administrators.endOtherSessions')).status).toBe(200);
    expect((await mutate('administrators.endOtherSessions')).status).toBe(200);
    await expectOnly({ action: 'administrator.sessions', ...by, about: '1 session' });
  });

  test('a deleted user, with the e-mail address', async () => {
    const { key, email } = await createLearner(app);
    expect((await call(`/user/${key}`, { method: 'DELETE' })).status).toBe(200);
    await expectOnly({ action: 'user.remove', ...by, about: email });
  });

  test('an account deleted by its learner, without a name or an address', async () => {
    const learner = await app.createUser();
    await app.trpc(learner.token).accounts.remove.mutate();
    await expectOnly({ action: 'user.leave', actor: '', about: learner.key, address: '' });
  });

  test.each(['/exports/users.csv', '/exports/subscribers.json', '/exports/blog.json'])('%s', async (path) => {
    expect((await call(path)).status).toBe(200);
    await expectOnly({ action: 'export', ...by, about: path.slice('/exports/'.length) });
  });

  test('a newsletter being scheduled, cancelled and sent', async () => {
    await prisma.subscriber.create({ data: { email: `${randomUUID()}@example.org`, confirmedAt: new Date() } });
    const values = { subject: 'News', body: 'Text' };
    const { key } = await app.trpc(token).newsletters.save.mutate({ key: null, values });
    const at = new Date(Date.now() + 3_600_000).toISOString();
    for (const [path, input] of [
      ['newsletters.schedule', { key, at }],
      ['newsletters.unschedule', { key }],
      ['newsletters.send', { key }],
    ] as const)
      expect((await mutate(path, input)).status).toBe(200);
    expect((await entries()).toReversed()).toEqual([
      { action: 'newsletter.schedule', ...by, about: `News (${at})` },
      { action: 'newsletter.cancel', ...by, about: 'News' },
      { action: 'newsletter.send', ...by, about: 'News (1 recipient)' },
    ]);
  });
});

describe('actions that did not happen are not recorded:', () => {
  test.each([
    ['a user who is not there', () => call(`/user/${randomUUID()}`, { method: 'DELETE' })],
    ['the last administrator', () => call(`/admin/${keeperKey}`, { method: 'DELETE' })],
    [
      'a name that is taken',
      () => call('/admin/addadmin', { method: 'POST', body: { username: USERNAME, password: PASSWORD } }),
    ],
    ['an export for nobody', () => app.rest('/exports/users.csv')],
  ])('%s', async (_name, refuse) => {
    await prisma.administrator.deleteMany({ where: { key: { not: keeperKey } } });
    expect((await refuse()).status).toBeGreaterThanOrEqual(400);
    expect(await entries()).toEqual([]);
    expect(logged()).toEqual([]);
  });

  test('logins beyond the limit of attempts are refused without an entry', async () => {
    for (let wrong = 1; wrong <= 12; wrong++) await logIn({ username: 'nobody', password: 'a guess' });
    expect(await entries()).toHaveLength(10);
  });
});

describe('the list', () => {
  test('is newest first, can be filtered by action and search, and outlives the people it names', async () => {
    const { key, email } = await createLearner(app);
    await call(`/user/${key}`, { method: 'DELETE' });
    await logIn();
    const { audit } = app.trpc(token);
    const all = await audit.list.query({});
    expect(all.items.map(({ action }) => action)).toEqual(['administrator.login', 'user.remove']);
    expect(all.items[1]).toMatchObject({ ...by, about: email });
    expect((await audit.list.query({ filter: { show: 'user.remove' } })).items).toMatchObject([{ about: email }]);
    expect((await audit.list.query({ search: email.slice(0, 12) })).total).toBe(1);
    expect((await audit.list.query({ filter: { show: 'nonsense' } })).total).toBe(2);
  });

  test('is for administrators only', async () => {
    const { token: learner } = await app.createUser();
    for (const [caller, status] of [
      [learner, 403],
      [undefined, 401],
    ] as const) {
      const refused = await settled(async () => {
        await app.trpc(caller).audit.list.query({});
        return {};
      });
      expect(refused).toMatchObject({ status });
    }
  });

  test('drops entries after a year', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    for (const days of [366, 364])
      await prisma.auditEntry.create({ data: { action: 'export', about: `${days}`, createdAt: daysAgo(days) } });
    await logIn();
    expect((await entries()).map(({ about }) => about)).toEqual(['', '364']);
  });
});

function withoutOwner<T extends { administratorKey: string }>({ administratorKey: _owner, ...session }: T) {
  return session;
}
