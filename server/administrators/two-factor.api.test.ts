import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { createEncryption } from '#server/access/encryption.ts';
import { hashPassword } from '#server/access/passwords.ts';
import { PASSWORD } from '#server/testing/accounts.ts';
import { settled } from '#server/testing/apis.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { takeTwoFactor } from './two-factor.ts';

const app = await startTestApp();
const { prisma } = app.database;
const passwordHash = await hashPassword(PASSWORD);

const outcomeOf = (run: () => Promise<unknown>) =>
  settled(async () => {
    await run();
    return {};
  });

/** The code that an authenticator shows a number of steps from now. The current one is valid for at least two steps. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

async function createKeeper() {
  const username = `keeper-${randomUUID()}`;
  const { key } = await prisma.administrator.create({ data: { username, usernameKey: username, passwordHash } });
  const logIn = (code?: string, password = PASSWORD) =>
    app.rest('/admin/login', { method: 'POST', body: { username, password, code } });
  const logInOnPages = (code?: string) =>
    outcomeOf(() => app.trpc().administrators.login.mutate({ username, password: PASSWORD, code }));
  const token = (await logIn()).json<{ token: string }>().token;
  return { key, username, logIn, logInOnPages, own: app.trpc(token).administrators };
}

/** Resets the used codes, so that the current one can be used again. */
const forgetCodes = (administratorKey: string) =>
  prisma.secondFactor.update({ where: { administratorKey }, data: { lastStep: 0 } });

async function createCareful() {
  const keeper = await createKeeper();
  const { setupKey: secret } = await keeper.own.beginTwoFactor.mutate();
  const { recoveryCodes } = await keeper.own.confirmTwoFactor.mutate({ code: codeOf(secret) });
  await forgetCodes(keeper.key);
  return { ...keeper, secret, recoveryCodes };
}

const actionsOf = async (actor: string) =>
  (await prisma.auditEntry.findMany({ where: { actor }, orderBy: { key: 'asc' } })).map(({ action }) => action);

test('codes follow RFC 6238', () => {
  const secret = Secret.fromUTF8('12345678901234567890');
  expect(new TOTP({ secret, digits: 8 }).generate({ timestamp: 59_000 })).toBe('94287082');
  expect(new TOTP({ secret, digits: 8 }).generate({ timestamp: 1_111_111_109_000 })).toBe('07081804');
});

describe('turning it on', () => {
  test('changes nothing before the first code is entered, and then requires a code at both APIs', async () => {
    const { own, key, logIn, logInOnPages } = await createKeeper();
    const { setupKey: secret, address } = await own.beginTwoFactor.mutate();
    expect(address).toMatch(/^otpauth:\/\/totp\/GearUp:keeper-.*secret=/);
    expect((await logIn()).status).toBe(200);
    expect(await own.twoFactorState.query()).toEqual({ isOn: false, recoveryCodes: 0 });
    expect(await outcomeOf(() => own.confirmTwoFactor.mutate({ code: '000000' }))).toMatchObject({
      status: 400,
      issues: [{ path: 'code' }],
    });
    const { recoveryCodes } = await own.confirmTwoFactor.mutate({ code: codeOf(secret) });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await own.twoFactorState.query()).toEqual({ isOn: true, recoveryCodes: 10 });

    const withoutCode = await logIn();
    expect(withoutCode.status).toBe(401);
    expect(withoutCode.json()).toMatchObject({ needsCode: true, message: 'Enter the code of your authenticator' });
    expect(await logInOnPages()).toMatchObject({ status: 401 });
    await forgetCodes(key);
    const spaced = codeOf(secret).replace(/^.../, '$& ');
    expect((await logIn(spaced)).status).toBe(200);
    await forgetCodes(key);
    expect(await logInOnPages(codeOf(secret))).toMatchObject({ status: 200 });
  });

  test('cannot be done twice, and its secret is not readable in the database', async () => {
    const { own, key, secret } = await createCareful();
    expect(await outcomeOf(() => own.beginTwoFactor.mutate())).toMatchObject({ status: 409 });
    const stored = await prisma.secondFactor.findUniqueOrThrow({ where: { administratorKey: key } });
    expect(JSON.stringify(stored)).not.toContain(secret);
    const { encrypt, decrypt } = createEncryption('one secret', 'a purpose');
    expect(decrypt(encrypt(secret))).toBe(secret);
    expect(createEncryption('another secret', 'a purpose').decrypt(encrypt(secret))).toBeNull();
    expect(createEncryption('one secret', 'another purpose').decrypt(encrypt(secret))).toBeNull();
  });
});

describe('a login that asks for a code', () => {
  test('accepts no code twice, no old code, and does not mention codes before the password is right', async () => {
    const { logIn, secret, username } = await createCareful();
    const code = codeOf(secret);
    expect((await logIn(codeOf(secret, -4))).status).toBe(401);
    expect((await logIn(code)).status).toBe(200);
    const again = await logIn(code);
    expect(again.status).toBe(401);
    expect(again.json()).toMatchObject({ needsCode: true });
    const wrong = await logIn(codeOf(secret, 1), 'not the password');
    expect(wrong.json()).toMatchObject({ message: 'Invalid username or password' });
    expect(wrong.json()).not.toHaveProperty('needsCode');
    expect((await actionsOf(username)).slice(-3)).toEqual([
      'administrator.login',
      'administrator.refused',
      'administrator.refused',
    ]);
  });

  test('accepts a code once when several logins send it at the same time', async () => {
    const { logIn, secret } = await createCareful();
    const code = codeOf(secret);
    const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401]);
  });

  test('allows ten tries with a wrong code, and no more', async () => {
    const { logIn, secret } = await createCareful();
    for (let wrong = 1; wrong <= 10; wrong++) expect((await logIn('12345')).status).toBe(401);
    const refused = await logIn(codeOf(secret));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('still allows tries from a known browser when somebody with the password has used up the others', async () => {
    const { logIn, secret, username, key } = await createCareful();
    const body = { username, password: PASSWORD, code: codeOf(secret) };
    const [cookie = ''] = (await logIn(codeOf(secret))).headers['set-cookie']?.at(-1)?.split(';') ?? [];
    expect(cookie).toMatch(/^gearup_device=/);
    await forgetCodes(key);
    for (let wrong = 1; wrong <= 10; wrong++) await logIn('12345');
    expect((await logIn(codeOf(secret))).status).toBe(429);
    const known = await app.rest('/admin/login', { method: 'POST', body, headers: { Cookie: cookie } });
    expect(known.status).toBe(200);
  });

  test('accepts each recovery code once', async () => {
    const { logIn, own, recoveryCodes, username } = await createCareful();
    const [first = '', second = ''] = recoveryCodes;
    expect((await logIn(first.toLowerCase())).status).toBe(200);
    expect((await logIn(first)).status).toBe(401);
    expect((await logIn(second.replaceAll('-', ''))).status).toBe(200);
    expect(await own.twoFactorState.query()).toEqual({ isOn: true, recoveryCodes: 8 });
    expect(await actionsOf(username)).toContain('administrator.recovery');
  });
});

describe('turning it off', () => {
  test('needs the password and a code, and is recorded', async () => {
    const { own, logIn, secret, username } = await createCareful();
    const wrongPassword = { password: 'a guess', code: codeOf(secret) };
    expect(await outcomeOf(() => own.endTwoFactor.mutate(wrongPassword))).toMatchObject({
      issues: [{ path: 'password' }],
    });
    const wrongCode = { password: PASSWORD, code: 'ABCD-EFGH-IJKL-MNOP' };
    expect(await outcomeOf(() => own.endTwoFactor.mutate(wrongCode))).toMatchObject({ issues: [{ path: 'code' }] });
    expect((await logIn()).status).toBe(401);
    await own.endTwoFactor.mutate({ password: PASSWORD, code: codeOf(secret) });
    expect((await logIn()).status).toBe(200);
    const actions = await actionsOf(username);
    expect(actions.filter((action) => action.startsWith('administrator.code'))).toEqual([
      'administrator.code-on',
      'administrator.code-off',
    ]);
  });

  test('can be done by another administrator for somebody who has lost it, and by nobody else', async () => {
    const careful = await createCareful();
    const other = await createKeeper();
    expect(await other.own.withTwoFactor.query()).toContain(careful.key);
    expect(await outcomeOf(() => careful.own.takeTwoFactor.mutate({ key: careful.key }))).toMatchObject({
      status: 409,
    });
    expect(await outcomeOf(() => app.trpc().administrators.takeTwoFactor.mutate({ key: careful.key }))).toMatchObject({
      status: 401,
    });
    await other.own.takeTwoFactor.mutate({ key: careful.key });
    expect((await careful.logIn()).status).toBe(200);
    expect(await outcomeOf(() => other.own.takeTwoFactor.mutate({ key: careful.key }))).toMatchObject({ status: 404 });
    const entry = await prisma.auditEntry.findFirst({ where: { actor: other.username, about: careful.username } });
    expect(entry?.action).toBe('administrator.code-off');
  });

  test('can be done by a command when there is nobody else', async () => {
    const { logIn, username } = await createCareful();
    expect(await takeTwoFactor(app.database, username.toUpperCase())).toBe(true);
    expect((await logIn()).status).toBe(200);
    expect(await takeTwoFactor(app.database, username)).toBe(false);
  });
});
