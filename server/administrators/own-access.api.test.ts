import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '#server/access/passwords.ts';
import { PASSWORD } from '#server/testing/accounts.ts';
import { settled } from '#server/testing/apis.ts';
import { startTestApp } from '#server/testing/test-app.ts';

const app = await startTestApp();
const { prisma } = app.database;

const NEW_PASSWORD = 'another password';
const COMMON = 'This is one of the most common passwords; please choose another one';
const passwordHash = await hashPassword(PASSWORD);

async function createKeeper() {
  const username = `keeper-${randomUUID()}`;
  const { key } = await prisma.administrator.create({ data: { username, usernameKey: username, passwordHash } });
  const logIn = (password = PASSWORD, userAgent = 'curl/8.14.1') =>
    app.rest('/admin/login', {
      method: 'POST',
      body: { username, password },
      headers: { 'User-Agent': userAgent },
    });
  const tokenBy = async (userAgent?: string) => (await logIn(PASSWORD, userAgent)).json<{ token: string }>().token;
  return { key, username, logIn, tokenBy };
}

const isAlive = async (token: string) => (await app.rest('/admin', { token })).status === 200;
const change = (token: string, values: Record<string, unknown> = {}) => {
  const body = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD, ...values };
  return settled(async () => {
    await app.trpc(token).administrators.changePassword.mutate(body);
    return {};
  });
};

describe('a change of the password', () => {
  test('needs the old one, ends every other session, and allows logins with the new one only', async () => {
    const { logIn, tokenBy } = await createKeeper();
    const other = await createKeeper();
    const [own, second, theirs] = [await tokenBy(), await tokenBy(), await other.tokenBy()];
    expect(await change(own)).toMatchObject({ status: 200 });
    expect(await Promise.all([own, second, theirs].map(isAlive))).toEqual([true, false, true]);
    expect((await logIn()).status).toBe(401);
    expect((await logIn(NEW_PASSWORD)).status).toBe(200);
  });

  test.each([
    [{ oldPassword: 'not mine at all' }, 'oldPassword', 'Wrong password'],
    [{ oldPassword: '' }, 'oldPassword', 'Password is required'],
    [{ newPassword: 'short', confirmPassword: 'short' }, 'newPassword', 'A password has 8 to 128 characters'],
    [{ newPassword: 'Password1', confirmPassword: 'Password1' }, 'newPassword', COMMON],
    [{ confirmPassword: 'different one' }, 'confirmPassword', 'Passwords do not match'],
  ])('with %j is refused at its field, and changes nothing', async (values, path, message) => {
    const { logIn, tokenBy } = await createKeeper();
    const [own, second] = [await tokenBy(), await tokenBy()];
    expect(await change(own, values)).toMatchObject({ status: 400, message, issues: [{ path, message }] });
    expect(await isAlive(second)).toBe(true);
    expect((await logIn()).status).toBe(200);
  });

  test('allows ten tries with a wrong old one, without blocking logins', async () => {
    const { logIn, tokenBy } = await createKeeper();
    const own = await tokenBy();
    for (let wrong = 1; wrong <= 10; wrong++)
      expect(await change(own, { oldPassword: 'a guess' })).toMatchObject({ status: 400 });
    expect(await change(own)).toMatchObject({ status: 429 });
    expect((await logIn()).status).toBe(200);
  });
});

describe('sessions of an administrator', () => {
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:149.0) Gecko/20100101 Firefox/149.0';

  test('are listed with device, start and last use, and with the current one marked', async () => {
    const { key, tokenBy } = await createKeeper();
    const [own] = [await tokenBy(FIREFOX), await tokenBy()];
    const long = new Date(Date.now() - 3 * 60 * 60 * 1000);
    await prisma.administratorSession.updateMany({
      where: { administratorKey: key },
      data: { createdAt: long, lastUsedAt: long },
    });
    const sessions = await app.trpc(own).administrators.sessions.query();
    const earlier = long.toISOString();
    expect(sessions).toMatchObject([
      { userAgent: FIREFOX, isCurrent: true, createdAt: earlier },
      { userAgent: 'curl/8.14.1', isCurrent: false, createdAt: earlier, lastUsedAt: earlier },
    ]);
    expect(Date.now() - Date.parse(sessions[0]?.lastUsedAt ?? '')).toBeLessThan(60_000);
  });

  test('do not include those of others, or expired ones', async () => {
    const { key, tokenBy } = await createKeeper();
    await (await createKeeper()).tokenBy();
    const own = await tokenBy();
    await prisma.administratorSession.create({ data: { administratorKey: key, expiresAt: new Date(0) } });
    expect(await app.trpc(own).administrators.sessions.query()).toMatchObject([{ isCurrent: true }]);
  });

  test('can be ended one by one, or all but the current one; nobody can end those of others', async () => {
    const { tokenBy } = await createKeeper();
    const other = await createKeeper();
    const theirs = await other.tokenBy();
    const [own, second, third, fourth] = [await tokenBy(), await tokenBy(FIREFOX), await tokenBy(), await tokenBy()];
    const { administrators } = app.trpc(own);
    const keyOf = async (userAgent: string, of = administrators) =>
      (await of.sessions.query()).find((session) => session.userAgent === userAgent)?.key ?? '';
    await administrators.endSession.mutate({ key: await keyOf(FIREFOX) });
    expect(await Promise.all([own, second, third].map(isAlive))).toEqual([true, false, true]);

    const foreign = await keyOf('curl/8.14.1', app.trpc(theirs).administrators);
    for (const key of [foreign, 'nonsense']) {
      const refused = await settled(async () => {
        await administrators.endSession.mutate({ key });
        return {};
      });
      expect(refused).toMatchObject({ status: 404 });
    }
    await administrators.endOtherSessions.mutate();
    expect(await Promise.all([own, third, fourth, theirs].map(isAlive))).toEqual([true, false, false, true]);
  });

  test('store a User-Agent as far as it fits', async () => {
    const { tokenBy } = await createKeeper();
    const own = await tokenBy('x'.repeat(5000));
    expect(await app.trpc(own).administrators.sessions.query()).toMatchObject([{ userAgent: 'x'.repeat(300) }]);
  });

  test('are refused to a learner and a visitor', async () => {
    const { token } = await app.createUser();
    for (const [caller, status] of [
      [token, 403],
      [undefined, 401],
    ] as const) {
      const { administrators } = app.trpc(caller);
      for (const call of [
        () => administrators.sessions.query(),
        () => administrators.endOtherSessions.mutate(),
        () => administrators.endSession.mutate({ key: randomUUID() }),
        () =>
          administrators.changePassword.mutate({
            oldPassword: PASSWORD,
            newPassword: NEW_PASSWORD,
            confirmPassword: NEW_PASSWORD,
          }),
      ]) {
        const refused = await settled(async () => {
          await call();
          return {};
        });
        expect(refused).toMatchObject({ status });
      }
    }
  });
});
