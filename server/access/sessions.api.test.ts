import { randomUUID } from 'node:crypto';
import argon2 from 'argon2';
import jwt from 'jsonwebtoken';
import { describe, expect, test } from 'vitest';
import { createSessions } from './sessions.ts';
import { settled } from '#server/testing/apis.ts';
import { restBody } from '#server/testing/factories.ts';
import { JWT_SECRET, startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { resources } from '#shared/resources/index.ts';

const app = await startTestApp();

const PASSWORD = 'correct horse battery';
const WRONG = 'Invalid username or password';
const HOURS_8 = 8 * 60 * 60;

async function createLogin(site: TestApp = app, username = `Root-${randomUUID()}`) {
  const { key } = await site.database.prisma.administrator.create({
    data: { username, usernameKey: username.toLowerCase(), passwordHash: await argon2.hash(PASSWORD) },
  });
  return { key, username };
}

const logIn = (body: unknown, site = app) => site.rest('/admin/login', { method: 'POST', body });

/** A call that only an administrator may make. */
const write = (headers: Record<string, string>, site = app) =>
  site.rest('/note', { method: 'POST', body: restBody(resources.languageCard), headers });
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

describe('an administrator who logs in', () => {
  test('gets a token and a cookie, either of which is enough', async () => {
    const { key, username } = await createLogin();
    const answer = await logIn({ username, password: PASSWORD });
    expect(answer.status).toBe(200);
    const { token, ...rest } = answer.json<{ token: string }>();
    expect(rest).toEqual({ message: 'Login Successful', admin: { _id: key, username } });
    const [cookie = ''] = answer.headers['set-cookie'] ?? [];
    expect(cookie.split(';')[0]).toBe(`gearup_admin=${token}`);
    expect((await write(bearer(token))).status).toBe(201);
    expect((await write({ Cookie: cookie.split(';')[0] ?? '' })).status).toBe(201);
    expect((await write({ Authorization: `bearer  ${token}` })).status).toBe(201);
  });

  test('gets a cookie that scripts cannot read and other sites do not send, for eight hours', async () => {
    const { username } = await createLogin();
    const [cookie = ''] = (await logIn({ username, password: PASSWORD })).headers['set-cookie'] ?? [];
    const attributes = cookie.split('; ').slice(1);
    expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/', `Max-Age=${HOURS_8}`]));
    expect(attributes).not.toContain('Secure');
  });

  test('stays signed in for a week when asking to be remembered', async () => {
    const { username } = await createLogin();
    const answer = await logIn({ username, password: PASSWORD, rememberMe: true });
    expect(answer.headers['set-cookie']?.[0]).toContain(`Max-Age=${7 * 24 * 60 * 60}`);
  });

  test('gets a token with only the necessary claims, which expires after eight hours', async () => {
    const { key, username } = await createLogin();
    const { token } = (await logIn({ username, password: PASSWORD })).json<{ token: string }>();
    const decoded = jwt.verify(token, JWT_SECRET, { complete: true });
    expect(decoded.header.alg).toBe('HS256');
    const claims = decoded.payload as jwt.JwtPayload; // it was signed from an object
    expect(Object.keys(claims).toSorted()).toEqual(['account', 'exp', 'iat', 'sid', 'sub']);
    expect(claims.sub).toBe(key);
    expect(Number(claims.exp) - Number(claims.iat)).toBe(HOURS_8);
  });

  test('may write the name in any case, and can log in at the tRPC API too', async () => {
    const { key, username } = await createLogin();
    expect((await logIn({ username: ` ${username.toUpperCase()} `, password: PASSWORD })).status).toBe(200);
    const loggedIn = await app.trpc().administrators.login.mutate({ username, password: PASSWORD });
    expect(loggedIn).toEqual({ key, username });
  });

  test('gets the same message for a wrong password and an unknown name', async () => {
    const { username } = await createLogin();
    const wrong = await logIn({ username, password: `${PASSWORD}!` });
    const unknown = await logIn({ username: 'nobody', password: PASSWORD });
    for (const answer of [wrong, unknown]) {
      expect(answer.status).toBe(401);
      expect(answer.json()).toEqual({ error: WRONG, message: WRONG, code: 'unauthenticated' });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    for (const input of [
      { username, password: 'x' },
      { username: 'nobody', password: 'x' },
    ]) {
      const refused = await settled(async () => {
        await app.trpc().administrators.login.mutate(input);
        return {};
      });
      expect(refused).toMatchObject({ status: 401, message: WRONG });
    }
  });

  test('must give a name and a password', async () => {
    expect((await logIn({ password: PASSWORD })).json()).toMatchObject({ message: 'Username is required' });
    expect((await logIn({ username: 'root' })).json()).toMatchObject({ message: 'Password is required' });
    for (const body of [
      {},
      { username: '  ', password: 'x' },
      { username: 'root', password: '' },
      { username: {}, password: [] },
      [],
    ]) {
      expect((await logIn(body)).status).toBe(400);
    }
    expect((await logIn({ username: 'nul \0', password: 'x' })).status).toBeLessThan(500);
    expect((await logIn({ username: 'lone \ud800', password: 'nul \0' })).status).toBeLessThan(500);
  });
});

test('over https the cookie is sent over https only', async () => {
  const secure = await startTestApp({ siteUrl: 'https://gearup.example', databaseUrl: app.databaseUrl });
  const { username } = await createLogin(secure);
  const [cookie = ''] = (await logIn({ username, password: PASSWORD }, secure)).headers['set-cookie'] ?? [];
  expect(cookie).toContain('Secure');
});

describe('a session', () => {
  test('ends with its logout, at both APIs, while others continue', async () => {
    const { username } = await createLogin();
    const tokenOf = async () => (await logIn({ username, password: PASSWORD })).json<{ token: string }>().token;
    const [first, second, third] = [await tokenOf(), await tokenOf(), await tokenOf()];
    const answer = await app.rest('/admin/logout', { method: 'POST', token: first });
    expect(answer.json()).toEqual({ message: 'Logout Successfully' });
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^gearup_admin=;.*Expires=Thu, 01 Jan 1970/);
    await app.trpc(second).administrators.logout.mutate();
    expect((await write(bearer(first))).status).toBe(401);
    expect((await write(bearer(second))).status).toBe(401);
    expect((await write({ Cookie: `gearup_admin=${first}` })).status).toBe(401);
    expect((await write(bearer(third))).status).toBe(201);
    expect(await app.trpc(third).administrators.me.query()).toMatchObject({ username });
    await expect(app.trpc(second).administrators.me.query()).rejects.toThrow('Please log in');
  });

  test('is not needed for a logout, which then ends nothing', async () => {
    const user = await app.createUser();
    expect((await app.rest('/admin/logout', { method: 'POST' })).status).toBe(200);
    expect((await app.rest('/admin/logout', { method: 'POST', token: user.token })).status).toBe(200);
    expect(await app.database.prisma.userSession.count({ where: { userKey: user.key } })).toBe(1);
  });

  test('ends with its account', async () => {
    const administrator = await app.createAdministrator();
    expect((await write(bearer(administrator.token))).status).toBe(201);
    await app.database.prisma.administrator.delete({ where: { key: administrator.key } });
    expect((await write(bearer(administrator.token))).status).toBe(401);
  });

  test('ends when it expires, whatever the token says', async () => {
    const { key } = await app.createAdministrator();
    const sessions = createSessions(app.database, JWT_SECRET);
    const { token } = await sessions.start('administrator', key, 3600);
    const { sid } = jwt.decode(token) as { sid: string }; // our own token
    await app.database.prisma.administratorSession.update({
      where: { key: sid },
      data: { expiresAt: new Date(Date.now() - 1000) },
    });
    expect((await write(bearer(token))).status).toBe(401);
  });
});

describe('a token is refused', () => {
  /** The claims of a live session, to be signed again. */
  async function claims() {
    const { token } = await app.createAdministrator();
    const { sub, sid, account, exp } = jwt.decode(token) as Record<string, string>; // our own token
    return { sub, sid, account, exp: Number(exp) };
  }
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  test('but accepted when signed by us', async () => {
    expect((await write(bearer(jwt.sign(await claims(), JWT_SECRET)))).status).toBe(201);
  });

  test('signed with another secret', async () => {
    expect((await write(bearer(jwt.sign(await claims(), `${JWT_SECRET}!`)))).status).toBe(401);
  });

  test.each(['none', 'None', 'NONE'])('with alg %s', async (alg) => {
    const payload = encode(await claims());
    for (const signature of ['', 'AAAA']) {
      const token = `${encode({ alg, typ: 'JWT' })}.${payload}.${signature}`;
      expect((await write(bearer(token))).status).toBe(401);
      expect((await write({ Cookie: `gearup_admin=${token}` })).status).toBe(401);
    }
  });

  test('signed with another algorithm', async () => {
    expect((await write(bearer(jwt.sign(await claims(), JWT_SECRET, { algorithm: 'HS512' })))).status).toBe(401);
  });

  test('that has expired, although its session has not', async () => {
    const expired = { ...(await claims()), exp: Math.floor(Date.now() / 1000) - 1 };
    expect((await write(bearer(jwt.sign(expired, JWT_SECRET)))).status).toBe(401);
  });

  test('whose claims were changed', async () => {
    const good = await claims();
    const user = await app.createUser();
    const { sid } = jwt.decode(user.token) as { sid: string }; // our own token
    const [header, , signature] = jwt.sign(good, JWT_SECRET).split('.');
    expect((await write(bearer(`${header}.${encode({ ...good, exp: good.exp + 1 })}.${signature}`))).status).toBe(401);
    for (const changed of [
      { ...good, sid },
      { ...good, sub: user.key },
      { ...good, sid: undefined },
      { ...good, sub: undefined },
      { ...good, account: 'root' },
      { ...good, sid: randomUUID() },
      { sub: user.key, sid, account: 'administrator', exp: good.exp },
    ]) {
      expect((await write(bearer(jwt.sign(changed, JWT_SECRET)))).status, JSON.stringify(changed)).toBe(401);
    }
  });

  test.each(['', 'x', 'a.b.c', 'undefined', '"', 'é'.normalize('NFD').slice(0, 1)])('that is %j', async (token) => {
    expect((await write({ Authorization: `Bearer ${token}` })).status).toBe(401);
  });

  test('and its holder is a visitor on a public GET', async () => {
    expect((await app.rest('/note', { token: 'nonsense' })).status).toBe(200);
    const [record] = (await app.rest('/note')).json<{ _id: string }[]>();
    expect((await app.rest(`/note/${record?._id}`, { token: 'nonsense' })).status).toBe(200);
    expect((await app.rest('/trpc/content.languageCard.list?input=%7B%7D', { token: 'nonsense' })).status).toBe(200);
  });
});

test('the log contains no password and no token', async () => {
  const { username } = await createLogin();
  const { token } = (await logIn({ username, password: PASSWORD })).json<{ token: string }>();
  await write(bearer(token));
  const log = JSON.stringify(app.log.lines);
  expect(log).toContain('/admin/login');
  expect(log).not.toContain(PASSWORD);
  expect(log).not.toContain(token);
});
