import jwt from 'jsonwebtoken';
import { describe, expect, test } from 'vitest';
import { anEmail, aPhone, createLearner, isAlive, logIn, PASSWORD, post, tokenOf } from '#server/testing/accounts.ts';
import { settled } from '#server/testing/apis.ts';
import { restBody } from '#server/testing/factories.ts';
import { JWT_SECRET, startTestApp } from '#server/testing/test-app.ts';
import { resources } from '#shared/resources/index.ts';

const app = await startTestApp();
const { prisma } = app.database;

const HOUR = 3600;
const WRONG = { ...both('Invalid username or password'), code: 'unauthenticated' };

function both(message: string) {
  return { error: message, message };
}

const cookieOf = (headers: { 'set-cookie'?: string[] }) => headers['set-cookie']?.[0] ?? '';

describe('a learner who logs in', () => {
  test('by e-mail in any case or by phone gets the user, a token and a cookie', async () => {
    const { key, email, phone } = await createLearner(app, { photo: 'https://example.org/ada.png' });
    const typed = { phone: `+91 ${phone.slice(0, 5)}-${phone.slice(5)}` };
    for (const by of [{ email }, { email: ` ${email.toUpperCase()} ` }, { phone }, typed, { email: '', phone }]) {
      const answer = await logIn(app, by);
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toBe('private, no-store');
      const { token, ...rest } = answer.json<{ token: string }>();
      const names = { firstName: 'Ada', lastName: 'Lovelace' };
      const user = { _id: key, ...names, email, phone, photo: 'https://example.org/ada.png', googleId: null };
      expect(rest).toEqual({ message: 'Login Successful', user });
      expect(cookieOf(answer.headers)).toContain(`gearup_user=${token};`);
      expect(await isAlive(app, token)).toBe(true);
      expect((await app.rest('/trpc/accounts.me', { headers: { Cookie: `gearup_user=${token}` } })).status).toBe(200);
    }
  });

  test.each([
    [{}, 12 * HOUR],
    [{ rememberMe: false }, 12 * HOUR],
    [{ rememberMe: true }, 30 * 24 * HOUR],
  ])('with %j gives cookie, token and session the same lifetime', async (remember, seconds) => {
    const { key, email } = await createLearner(app);
    const answer = await logIn(app, { email, ...remember });
    const attributes = cookieOf(answer.headers).split('; ').slice(1);
    expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/', `Max-Age=${seconds}`]));
    const { iat, exp } = jwt.decode(answer.json<{ token: string }>().token) as { iat: number; exp: number }; // our own
    expect(exp - iat).toBe(seconds);
    const session = await prisma.userSession.findFirstOrThrow({ where: { userKey: key } });
    expect((session.expiresAt.getTime() - session.createdAt.getTime()) / 1000 / seconds).toBeCloseTo(1, 3);
  });

  test('at the tRPC API gets the cookie, and no token in the answer', async () => {
    const { key, email } = await createLearner(app);
    const body = { email, password: PASSWORD, rememberMe: true };
    const answer = await post(app, '/trpc/accounts.login', body);
    expect(answer.json()).toMatchObject({ result: { data: { key, email } } });
    expect(cookieOf(answer.headers)).toMatch(/^gearup_user=ey[^;]+; Max-Age=2592000; Path=\/;.*HttpOnly; SameSite=Lax/);
    expect(answer.text).not.toContain('token');
  });

  test('gets the same message for a wrong password, an unknown account, and one without a password', async () => {
    const { email, phone } = await createLearner(app);
    const google = await createLearner(app, { passwordHash: null, googleId: 'a google id' });
    const tries = [
      { email, password: `${PASSWORD}!` },
      { phone, password: PASSWORD.toUpperCase() },
      { email: anEmail() },
      { phone: aPhone() },
      { email: google.email },
      { email: anEmail(), phone },
      { email: "' OR 1=1 --" },
    ];
    for (const body of tries) {
      const answer = await logIn(app, body);
      expect([answer.status, answer.json()], JSON.stringify(body)).toEqual([401, WRONG]);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    const api = await settled(async () => {
      await app.trpc().accounts.login.mutate({ email, password: 'wrong' });
      return {};
    });
    expect(api).toMatchObject({ status: 401, code: 'unauthenticated', message: WRONG.message });
  });

  test('must give an e-mail or a phone, and a password', async () => {
    for (const [body, message] of [
      [{ password: PASSWORD }, 'Email or phone is required'],
      [{ email: '', phone: ' ', password: PASSWORD }, 'Email or phone is required'],
      [{ email: anEmail() }, 'Password is required'],
      [{ email: anEmail(), password: '' }, 'Password is required'],
    ] as const) {
      const answer = await post(app, '/user/login', body);
      expect([answer.status, answer.json().message]).toEqual([400, message]);
    }
  });

  test.each([
    ['an e-mail with NUL', { email: 'nul \0@example.org' }],
    ['a phone with NUL', { phone: 'nul \0' }],
    ['half a character', { email: 'lone \ud800@example.org' }],
    ['an e-mail that is no text', { email: {} }],
    ['a phone that is no text', { phone: 9876543210 }],
    ['a very long e-mail', { email: 'x'.repeat(10_000) }],
    ['a very long password', { email: 'a@example.org', password: 'x'.repeat(10_000) }],
    ['a password with NUL', { email: 'a@example.org', password: 'nul \0' }],
    ['a text for Remember me', { email: 'a@example.org', rememberMe: 'yes' }],
  ])('is refused without a server error with %s', async (_name, body) => {
    const answer = await logIn(app, body);
    expect([400, 401]).toContain(answer.status);
    expect(answer.json().message).not.toMatch(/expected|received/);
  });

  test('gets a token that allows nothing that needs an administrator', async () => {
    const { email } = await createLearner(app);
    const token = await tokenOf(app, { email });
    const note = { method: 'POST', body: restBody(resources.languageCard) };
    expect((await app.rest('/note', { ...note, token })).status).toBe(403);
    expect((await app.rest('/note', { ...note, headers: { Cookie: `gearup_admin=${token}` } })).status).toBe(403);
    expect((await app.rest('/user', { token })).status).toBe(403);
  });
});

describe("a learner's session", () => {
  test('ends with its logout, at both APIs, while others continue', async () => {
    const { email } = await createLearner(app);
    const [first, second, third] = [
      await tokenOf(app, { email }),
      await tokenOf(app, { email }),
      await tokenOf(app, { email }),
    ];
    const answer = await app.rest('/user/logout', { method: 'POST', headers: { Cookie: `gearup_user=${first}` } });
    expect([answer.status, answer.json()]).toEqual([200, { message: 'Logout Successfully' }]);
    expect(cookieOf(answer.headers)).toMatch(/^gearup_user=;.*Expires=Thu, 01 Jan 1970/);
    await app.trpc(second).accounts.logout.mutate();
    expect(await isAlive(app, first)).toBe(false);
    expect(await isAlive(app, second)).toBe(false);
    expect(await isAlive(app, third)).toBe(true);
  });

  test('is not ended by the logout of the administrator in the same browser', async () => {
    const learner = await app.createUser();
    const administrator = await app.createAdministrator();
    const headers = { Cookie: `${learner.cookie}; ${administrator.cookie}` };
    await app.rest('/admin/logout', { method: 'POST', headers });
    expect(await isAlive(app, learner.token)).toBe(true);
    expect((await app.rest('/user', { token: administrator.token })).status).toBe(401);
  });

  test('is ended by the learner although an administrator is logged in in the same browser', async () => {
    const learner = await app.createUser();
    const administrator = await app.createAdministrator();
    const headers = { Cookie: `${learner.cookie}; ${administrator.cookie}` };
    const me = await app.rest('/trpc/accounts.me', { headers });
    expect(me.json()).toMatchObject({ result: { data: { key: learner.key } } });
    const answer = await app.rest('/user/logout', { method: 'POST', headers });
    expect(cookieOf(answer.headers)).toMatch(/^gearup_user=;/);
    expect(await isAlive(app, learner.token)).toBe(false);
    expect((await app.rest('/user', { token: administrator.token })).status).toBe(200);
  });

  test('ends with the account, whoever deletes it', async () => {
    const { token: administrator } = await app.createAdministrator();
    const { key, email } = await createLearner(app);
    const token = await tokenOf(app, { email });
    expect((await app.rest(`/user/${key}`, { method: 'DELETE', token: administrator })).status).toBe(200);
    expect(await isAlive(app, token)).toBe(false);
    expect((await app.rest('/blog', { method: 'POST', body: restBody(resources.blog), token })).status).toBe(401);
    expect((await logIn(app, { email })).status).toBe(401);
  });

  test('ends when it expires, whatever the token says', async () => {
    const { key, token } = await app.createUser();
    const { sid } = jwt.decode(token) as { sid: string }; // our own token
    const claims = { sid, account: 'user', sub: key };
    const unsignedHeader = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const forged = [
      jwt.sign(claims, `${JWT_SECRET}!`),
      `${unsignedHeader}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`,
      jwt.sign({ ...claims, account: 'administrator' }, JWT_SECRET),
      jwt.sign(claims, JWT_SECRET, { expiresIn: -1 }),
    ];
    for (const bad of forged) expect(await isAlive(app, bad)).toBe(false);
    expect(await isAlive(app, jwt.sign(claims, JWT_SECRET))).toBe(true);
    await prisma.userSession.update({ where: { key: sid }, data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await isAlive(app, token)).toBe(false);
  });

  test('cannot be opened with the token of a newsletter link', async () => {
    const { key } = await app.createUser();
    const link = jwt.sign({}, JWT_SECRET, { subject: key, audience: 'newsletter' });
    expect(await isAlive(app, link)).toBe(false);
  });
});
