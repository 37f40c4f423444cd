import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { ruleOf } from '#server/access/access.ts';
import { hashPassword } from '#server/access/passwords.ts';
import { proceduresOf } from '#server/http/trpc/router-procedures.ts';
import {
  ageReAuthentication,
  createLearner,
  logIn,
  mailsTo,
  PASSWORD,
  tokenOf,
  wrongCode,
} from '#server/testing/accounts.ts';
import { quietDomains } from '#server/testing/quiet-domains.ts';
import { settled } from '#server/testing/apis.ts';
import { startTestApp } from '#server/testing/test-app.ts';

const app = await startTestApp();
const { prisma } = app.database;
const passwordHash = await hashPassword(PASSWORD);

const outcomeOf = (run: () => Promise<unknown>) =>
  settled(async () => {
    await run();
    return {};
  });

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

async function createKeeper() {
  const username = `keeper-${randomUUID()}`;
  const { key } = await prisma.administrator.create({ data: { username, usernameKey: username, passwordHash } });
  const logIn = (code?: string) =>
    app.rest('/admin/login', { method: 'POST', body: { username, password: PASSWORD, code } });
  const token = (await logIn()).json<{ token: string }>().token;
  return { key, username, token, logIn, own: app.trpc(token).administrators };
}

async function createCareful() {
  const keeper = await createKeeper();
  const { setupKey: secret } = await keeper.own.beginTwoFactor.mutate();
  const { recoveryCodes } = await keeper.own.confirmTwoFactor.mutate({ code: codeOf(secret) });
  await prisma.secondFactor.update({ where: { administratorKey: keeper.key }, data: { lastStep: 0 } });
  return { ...keeper, secret, recoveryCodes };
}

async function createSignedIn(overrides = {}) {
  const learner = await createLearner(app, overrides);
  const token = await tokenOf(app, { email: learner.email });
  return { ...learner, token, own: app.trpc(token).accounts };
}

const exists = async (key: string) =>
  (await prisma.user.count({ where: { key } })) + (await prisma.administrator.count({ where: { key } })) === 1;
const anAdministrator = () => ({ username: `root-${randomUUID()}`, password: PASSWORD });
const NEW = 'another password';

type Keeper = Awaited<ReturnType<typeof createKeeper>>;

/**
 * The actions that need a fresh re-authentication of an administrator: each prepares its data, and checks whether it was done.
 */
const POWERS: Record<
  string,
  () => Promise<{ call(by: Keeper): Promise<unknown>; isDone(by: Keeper): Promise<boolean> }>
> = {
  async 'users.remove'() {
    const { key } = await createLearner(app);
    return {
      call: ({ token }) => app.trpc(token).users.remove.mutate({ key }),
      isDone: async () => !(await exists(key)),
    };
  },
  async 'administrators.add'() {
    const body = anAdministrator();
    const where = { username: body.username };
    return {
      call: ({ own }) => own.add.mutate(body),
      isDone: async () => (await prisma.administrator.count({ where })) === 1,
    };
  },
  async 'administrators.remove'() {
    const { key } = await createKeeper();
    return { call: ({ own }) => own.remove.mutate({ key }), isDone: async () => !(await exists(key)) };
  },
  async 'administrators.takeTwoFactor'() {
    const { key } = await createCareful();
    const where = { administratorKey: key };
    return {
      call: ({ own }) => own.takeTwoFactor.mutate({ key }),
      isDone: async () => (await prisma.secondFactor.count({ where })) === 0,
    };
  },
  async 'administrators.changePassword'() {
    const body = { oldPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW };
    return {
      call: ({ own }) => own.changePassword.mutate(body),
      isDone: async ({ logIn }) => (await logIn()).status === 401,
    };
  },
  async 'administrators.beginTwoFactor'() {
    return {
      call: ({ own }) => own.beginTwoFactor.mutate(),
      isDone: async ({ key }) => (await prisma.secondFactor.count({ where: { administratorKey: key } })) === 1,
    };
  },
};
/** Calls with a separate test. */
const OTHERS = ['accessTokens.create', 'accounts.remove', 'administrators.confirmTwoFactor'];
const DOCUMENTED = ['DELETE /admin/{_id}', 'DELETE /user/{_id}', 'POST /access-tokens', 'POST /admin/addadmin'];

test('exactly these calls of the two APIs need a fresh re-authentication', () => {
  const { router, routes } = quietDomains(app);
  const needing = proceduresOf(router).filter(({ meta }) => meta && ruleOf(meta.action).needsReAuthentication);
  expect(needing.map(({ path }) => path).toSorted()).toEqual([...OTHERS, ...Object.keys(POWERS)].toSorted());
  const documented = routes.filter(({ action }) => ruleOf(action).needsReAuthentication);
  expect(documented.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(DOCUMENTED);
});

describe.each(Object.entries(POWERS))('%s', (_name, prepare) => {
  test('is refused ten minutes after the last re-authentication, and changes nothing', async () => {
    const keeper = await createKeeper();
    const { call, isDone } = await prepare();
    await ageReAuthentication(app, keeper.key);
    expect(await outcomeOf(() => call(keeper))).toMatchObject({ status: 403, code: 'unproven' });
    expect(await isDone(keeper)).toBe(false);
  });

  test('is done within ten minutes, and after a new re-authentication', async () => {
    const keeper = await createKeeper();
    const { call, isDone } = await prepare();
    await ageReAuthentication(app, keeper.key);
    await outcomeOf(() => call(keeper));
    await keeper.own.reAuthenticate.mutate({ password: PASSWORD });
    await ageReAuthentication(app, keeper.key, 9.5);
    expect(await outcomeOf(() => call(keeper))).toMatchObject({ status: 200 });
    expect(await isDone(keeper)).toBe(true);
  });
});

test('two-factor authentication that was being set up is confirmed after a new re-authentication', async () => {
  const { key, own } = await createKeeper();
  const { setupKey } = await own.beginTwoFactor.mutate();
  await ageReAuthentication(app, key);
  expect(await outcomeOf(() => own.confirmTwoFactor.mutate({ code: codeOf(setupKey) }))).toMatchObject({
    code: 'unproven',
  });
  expect((await own.twoFactorState.query()).isOn).toBe(false);
  await own.reAuthenticate.mutate({ password: PASSWORD });
  expect(await outcomeOf(() => own.confirmTwoFactor.mutate({ code: codeOf(setupKey) }))).toMatchObject({
    status: 200,
  });
});

test('turning off one’s own two-factor authentication takes password and code with the call, and no other re-authentication', async () => {
  const { key, own, secret } = await createCareful();
  await ageReAuthentication(app, key);
  expect(await outcomeOf(() => own.endTwoFactor.mutate({ password: PASSWORD, code: codeOf(secret) }))).toMatchObject({
    status: 200,
  });
});

describe('the documented calls of administrators', () => {
  const calls = async () => [
    { method: 'DELETE', path: `/user/${(await createLearner(app)).key}` },
    { method: 'DELETE', path: `/admin/${(await createKeeper()).key}` },
    { method: 'POST', path: '/admin/addadmin', body: anAdministrator() },
  ];

  test('are answered as documented when the session is fresh, and name the way to re-authenticate when it is not', async () => {
    const { key, token } = await createKeeper();
    const wanted = await calls();
    await ageReAuthentication(app, key);
    for (const { path, ...call } of wanted) {
      const answer = await app.rest(path, { ...call, token });
      expect(answer.status).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'unproven', account: 'administrator' });
    }
    const proved = await app.rest('/admin/prove', { method: 'POST', body: { password: PASSWORD }, token });
    expect([proved.status, proved.json()]).toEqual([200, { message: 'Confirmed' }]);
    for (const { path, ...call } of wanted) {
      const answer = await app.rest(path, { ...call, token });
      expect(answer.status, answer.text).toBe(call.method === 'POST' ? 201 : 200);
    }
  });

  test('that need no re-authentication are answered whatever its age, even in sessions from before there was re-authentication', async () => {
    const { key, token } = await createKeeper();
    await prisma.administratorSession.updateMany({
      where: { administratorKey: key },
      data: { reAuthenticatedAt: null },
    });
    expect((await app.rest('/admin', { token })).status).toBe(200);
    expect((await app.rest('/admin/addadmin', { method: 'POST', body: anAdministrator(), token })).status).toBe(403);
  });
});

describe('the re-authentication of an administrator', () => {
  test('counts for the session that gives it, and for no other', async () => {
    const { key, own, logIn } = await createKeeper();
    const other = (await logIn()).json<{ token: string }>().token;
    await ageReAuthentication(app, key);
    await own.reAuthenticate.mutate({ password: PASSWORD });
    expect((await app.rest('/admin/addadmin', { method: 'POST', body: anAdministrator(), token: other })).status).toBe(
      403,
    );
    expect(await outcomeOf(() => own.add.mutate(anAdministrator()))).toMatchObject({ status: 200 });
  });

  test('takes the code too when there is two-factor authentication', async () => {
    const { key, own, secret, recoveryCodes } = await createCareful();
    await ageReAuthentication(app, key);
    const add = () => outcomeOf(() => own.add.mutate(anAdministrator()));
    const password = PASSWORD;
    expect(await outcomeOf(() => own.reAuthenticate.mutate({ password }))).toMatchObject({
      status: 400,
      message: 'Enter the code of your authenticator',
    });
    expect(await outcomeOf(() => own.reAuthenticate.mutate({ password, code: codeOf(secret, -4) }))).toMatchObject({
      status: 400,
      issues: [{ path: 'code' }],
    });
    expect(await add()).toMatchObject({ code: 'unproven' });
    await own.reAuthenticate.mutate({ password, code: codeOf(secret) });
    expect(await add()).toMatchObject({ status: 200 });
    expect(await outcomeOf(() => own.reAuthenticate.mutate({ password, code: codeOf(secret) }))).toMatchObject({
      status: 400,
    });
    expect(await outcomeOf(() => own.reAuthenticate.mutate({ password, code: recoveryCodes[0] }))).toMatchObject({
      status: 200,
    });
  });

  test('is counted like a login when wrong, is in the audit log, and does not block logins', async () => {
    const { key, username, own, token, logIn } = await createKeeper();
    await ageReAuthentication(app, key);
    const wrong = { password: 'a guess' };
    for (let tries = 0; tries < 10; tries++)
      expect(await outcomeOf(() => own.reAuthenticate.mutate(wrong))).toMatchObject({
        status: 400,
        message: 'Wrong password',
        issues: [{ path: 'password' }],
      });
    expect(await outcomeOf(() => own.reAuthenticate.mutate({ password: PASSWORD }))).toMatchObject({ status: 429 });
    expect((await app.rest('/admin/prove', { method: 'POST', body: wrong, token })).status).toBe(429);
    expect((await logIn()).status).toBe(200);
    const where = { actor: username, action: 'administrator.unproven' };
    expect(await prisma.auditEntry.count({ where })).toBe(10);
  });

  test('is refused to learners and visitors', async () => {
    const { token } = await createSignedIn();
    const body = { password: PASSWORD };
    expect((await app.rest('/admin/prove', { method: 'POST', body, token })).status).toBe(403);
    expect((await app.rest('/admin/prove', { method: 'POST', body })).status).toBe(401);
  });
});

describe('a learner', () => {
  const leaving = (own: Awaited<ReturnType<typeof createSignedIn>>['own']) => outcomeOf(() => own.remove.mutate());
  const codeFor = (email: string) => /\b\d{6}\b/.exec(mailsTo(app, email).at(-1)?.text ?? '')?.[0] ?? '';

  test('deletes the account within ten minutes of the login, later only after giving the password again', async () => {
    const { key, own } = await createSignedIn();
    await ageReAuthentication(app, key);
    expect(await leaving(own)).toMatchObject({ status: 403, code: 'unproven' });
    expect(await exists(key)).toBe(true);
    expect(await outcomeOf(() => own.reAuthenticate.mutate({ password: 'a guess' }))).toMatchObject({
      issues: [{ path: 'password' }],
    });
    expect(await outcomeOf(() => own.reAuthenticate.mutate({}))).toMatchObject({
      status: 400,
      message: 'Password is required',
    });
    expect(await leaving(own)).toMatchObject({ code: 'unproven' });
    await own.reAuthenticate.mutate({ password: PASSWORD });
    expect(await leaving(own)).toMatchObject({ status: 200 });
    expect(await exists(key)).toBe(false);
  });

  test('without a password proves with a mailed code, which works once, and is in no subject', async () => {
    const { key, email, own } = await createSignedIn();
    await prisma.user.update({ where: { key }, data: { passwordHash: null, googleId: randomUUID() } });
    await ageReAuthentication(app, key);
    expect(await outcomeOf(() => own.reAuthenticate.mutate({ password: PASSWORD }))).toMatchObject({ status: 400 });
    await own.sendReAuthenticationCode.mutate();
    const code = codeFor(email);
    expect(mailsTo(app, email).at(-1)?.subject).not.toMatch(/\d/);
    expect(await outcomeOf(() => own.reAuthenticate.mutate({ otp: wrongCode(code) }))).toMatchObject({
      issues: [{ path: 'otp' }],
    });
    expect(await leaving(own)).toMatchObject({ code: 'unproven' });
    await own.reAuthenticate.mutate({ otp: code });
    await ageReAuthentication(app, key);
    expect(await outcomeOf(() => own.reAuthenticate.mutate({ otp: code }))).toMatchObject({ status: 400 });
    expect(await leaving(own)).toMatchObject({ code: 'unproven' });
  });

  test('is mailed one code a minute, has five tries, and cannot use it for another purpose', async () => {
    const { email, own } = await createSignedIn();
    await app.rest('/user/send-otp-reset', { method: 'POST', body: { email } });
    await expect.poll(() => mailsTo(app, email).length).toBe(1);
    const { subject, text } = mailsTo(app, email)[0] ?? { subject: '', text: '' };
    const ofReset = /\b\d{6}\b/.exec(subject + text)?.[0] ?? '';
    expect(await outcomeOf(() => own.reAuthenticate.mutate({ otp: ofReset }))).toMatchObject({ status: 400 });
    await own.sendReAuthenticationCode.mutate();
    await own.sendReAuthenticationCode.mutate();
    expect(mailsTo(app, email)).toHaveLength(2);
    const code = codeFor(email);
    const body = { email, otp: code, newPassword: NEW };
    if (code !== ofReset) expect((await app.rest('/user/reset-password', { method: 'POST', body })).status).toBe(400);
    for (let tries = 0; tries < 5; tries++) await outcomeOf(() => own.reAuthenticate.mutate({ otp: wrongCode(code) }));
    expect(await outcomeOf(() => own.reAuthenticate.mutate({ otp: code }))).toMatchObject({ status: 400 });
  });

  test('is counted like at logins, without blocking them', async () => {
    const { email, own } = await createSignedIn();
    for (let tries = 0; tries < 10; tries++) await outcomeOf(() => own.reAuthenticate.mutate({ password: 'a guess' }));
    expect(await outcomeOf(() => own.reAuthenticate.mutate({ password: PASSWORD }))).toMatchObject({ status: 429 });
    expect((await logIn(app, { email })).status).toBe(200);
  });

  test('is the only one who can give this re-authentication', async () => {
    for (const [token, status] of [
      [undefined, 401],
      [(await createKeeper()).token, 403],
    ] as const) {
      expect(
        await outcomeOf(() => app.trpc(token).accounts.reAuthenticate.mutate({ password: PASSWORD })),
      ).toMatchObject({
        status,
      });
      expect(await outcomeOf(() => app.trpc(token).accounts.sendReAuthenticationCode.mutate())).toMatchObject({
        status,
      });
    }
  });
});
