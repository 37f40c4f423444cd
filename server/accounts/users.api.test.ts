import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { anEmail, createLearner, isAlive, logIn, PASSWORD, post, signUp } from '#server/testing/accounts.ts';
import { settled } from '#server/testing/apis.ts';
import { startTestApp } from '#server/testing/test-app.ts';

const app = await startTestApp();
const { prisma } = app.database;
const { token } = await app.createAdministrator();

const UNKNOWN = '01980000-0000-7000-8000-000000000000';
const both = (message: string) => ({ error: message, message });
const DELETED = { message: 'Deleted successfully' };
const INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string;

const get = (path: string) => app.rest(path, { token });
const remove = (path: string, body?: unknown) => app.rest(path, { method: 'DELETE', token, body });
const add = (body: unknown) => post(app, '/admin/addadmin', body, { token });

describe('a list for administrators', () => {
  test('of users has the verified ones, newest first, with the legacy fields', async () => {
    const plain = await createLearner(app);
    await signUp(app);
    const photo = 'https://example.org/g.png';
    const google = await createLearner(app, { phone: null, googleId: 'g-1', photo, lastName: '', passwordHash: null });
    const answer = await get('/user');
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const names = { firstName: 'Ada', lastName: 'Lovelace' };
    expect(answer.json<unknown[]>()).toEqual([
      { _id: google.key, firstName: 'Ada', lastName: '', email: google.email, phone: null, photo, googleId: 'g-1' },
      { _id: plain.key, ...names, email: plain.email, phone: plain.phone, photo: null, googleId: null },
    ]);
  });

  test('of administrators has their names, and nothing else', async () => {
    await add({ username: 'Zeta root', password: PASSWORD });
    const administrators = (await get('/admin')).json<Record<string, string>[]>();
    expect(administrators.length).toBeGreaterThan(1);
    for (const administrator of administrators) expect(Object.keys(administrator)).toEqual(['_id', 'username']);
    expect(administrators.map(({ username }) => username)).toContain('Zeta root');
    expect((await get('/admin')).headers['cache-control']).toBe('private, no-store');
  });

  test('of subscribers has their addresses', async () => {
    const email = anEmail();
    await post(app, '/newslatter/subscribe', { email: email.toUpperCase() });
    const [newest] = (await get('/newslatter')).json<unknown[]>();
    expect(newest).toEqual({ _id: expect.stringMatching(/^[\da-f-]{36}$/) as string, email, createdAt: INSTANT });
  });

  test('of messages has the legacy names', async () => {
    const message = {
      firstname: 'Ada',
      lastname: 'Lovelace',
      email: 'ada@example.org',
      phonenumber: '0123456789',
      message: 'Hello\n\n<script>alert(1)</script>',
    };
    await post(app, '/contact/contactInfo', message);
    const [newest] = (await get('/contact')).json<Record<string, unknown>[]>();
    expect(newest).toEqual({ _id: expect.any(String) as string, ...message, createdAt: INSTANT });
  });
});

describe('deleting', () => {
  test('a user works for verified and pending ones, and deletes their sessions', async () => {
    const { key, email } = await createLearner(app);
    const session = (await logIn(app, { email })).json<{ token: string }>().token;
    const pending = await signUp(app);
    for (const _id of [key, pending.userId]) {
      const answer = await remove(`/user/${_id}`);
      expect([answer.status, answer.json()]).toEqual([200, DELETED]);
    }
    expect(await isAlive(app, session)).toBe(false);
    expect((await logIn(app, { email: pending.email })).status).toBe(401);
  });

  test('a user keeps what they contributed', async () => {
    const { key } = await createLearner(app);
    const blog = { id: 900, header: 'h', code: 'c', image: '', category: 'dsa', authorKey: key };
    await prisma.blog.create({ data: blog });
    expect((await remove(`/user/${key}`)).status).toBe(200);
    expect(await prisma.blog.findUnique({ where: { id: 900 } })).toMatchObject({ authorKey: null });
  });

  test.each(['/user', '/admin', '/contact'])('something that does not exist is a 404 at %s', async (path) => {
    for (const key of [UNKNOWN, 'nonsense', '1']) {
      const answer = await remove(`${path}/${key}`);
      expect(answer.status).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not_found', message: expect.stringMatching(/^There is no such/) });
    }
  });

  test('a message removes it', async () => {
    const data = { firstName: 'Ada', lastName: 'L', email: 'a@example.org', phone: '1', message: 'Hello' };
    const { key } = await prisma.message.create({ data });
    expect((await remove(`/contact/${key}`)).json()).toEqual(DELETED);
    expect((await remove(`/contact/${key}`)).status).toBe(404);
  });
});

describe("a subscriber's address", () => {
  const subscribe = async () => (await prisma.subscriber.create({ data: { email: anEmail() } })).email;
  const isThere = async (email: string) => (await prisma.subscriber.count({ where: { email } })) > 0;

  test.each(['id?', 'id', '1', UNKNOWN, 'a%40b'])(
    'is taken from the body, whatever follows /newslatter/: %s',
    async (anything) => {
      const email = await subscribe();
      const answer = await remove(`/newslatter/${anything}`, { email: email.toUpperCase() });
      expect([answer.status, answer.json()]).toEqual([200, DELETED]);
      expect(await isThere(email)).toBe(false);
    },
  );

  test('can be sent as ?email= too, but the body takes precedence', async () => {
    const [first, second] = [await subscribe(), await subscribe()];
    expect((await remove(`/newslatter/1?email=${encodeURIComponent(first)}`)).status).toBe(200);
    expect(await isThere(first)).toBe(false);
    await remove('/newslatter/1?email=other@example.org', { email: second });
    expect(await isThere(second)).toBe(false);
  });

  test('is required, and must exist', async () => {
    expect((await remove('/newslatter/1', {})).json()).toMatchObject({
      message: 'Email is required',
      issues: [{ path: 'email' }],
    });
    expect((await remove('/newslatter/1', { email: 'nonsense' })).status).toBe(400);
    expect((await remove('/newslatter/1?email=a@b.c&email=d@e.f')).status).toBe(400);
    const answer = await remove('/newslatter/1', { email: anEmail() });
    expect([answer.status, answer.json()]).toEqual([
      404,
      { ...both('There is no such subscriber'), code: 'not_found' },
    ]);
  });
});

describe('a new administrator', () => {
  test('is returned under both legacy names, and can log in', async () => {
    const username = `Grace-${randomUUID()}`;
    const answer = await add({ username, password: PASSWORD });
    expect(answer.status).toBe(201);
    const admin = { _id: expect.any(String) as string, username };
    expect(answer.json()).toEqual({ message: 'Registered Successfully', user: admin, admin });
    const login = await post(app, '/admin/login', { username: username.toLowerCase(), password: PASSWORD });
    expect(login.json()).toMatchObject({ message: 'Login Successful', admin: { username } });
    const remembered = await post(app, '/admin/login', { username, password: PASSWORD, rememberMe: true });
    expect(remembered.headers['set-cookie']?.[0], 'a week').toContain(`Max-Age=${7 * 24 * 3600};`);
  });

  test.each([
    [{ password: PASSWORD }, 'Username is required'],
    [{ username: '  ', password: PASSWORD }, 'Username is required'],
    [{ username: 'ab', password: PASSWORD }, 'A username has 3 to 64 characters'],
    [{ username: ' ab ', password: PASSWORD }, 'A username has 3 to 64 characters'],
    [{ username: 'x'.repeat(65), password: PASSWORD }, 'A username has 3 to 64 characters'],
    [{ username: 'line\nbreak', password: PASSWORD }, 'A username is one line of text'],
    [{ username: 'grace' }, 'Password is required'],
    [{ username: 'grace', password: 'seven77' }, 'A password has 8 to 128 characters'],
  ])('is refused as %j: %s', async (body, message) => {
    const answer = await add(body);
    expect([answer.status, answer.json().message]).toEqual([400, message]);
  });

  test('can have a name of 3 or of 64 characters', async () => {
    for (const username of [randomUUID().slice(0, 3), `${randomUUID()}${randomUUID()}`.slice(0, 64)])
      expect((await add({ username, password: PASSWORD })).status).toBe(201);
  });

  test('cannot have a taken name, in any letter case', async () => {
    const username = `Root-${randomUUID()}`;
    expect((await add({ username, password: PASSWORD })).status).toBe(201);
    for (const same of [username, username.toUpperCase(), ` ${username.toLowerCase()} `]) {
      const answer = await add({ username: same, password: PASSWORD });
      expect([answer.status, answer.json()]).toEqual([
        409,
        { ...both('Administrator already exists'), code: 'conflict' },
      ]);
    }
    const api = await settled(async () => {
      await app.trpc(token).administrators.add.mutate({ username: username.toUpperCase(), password: PASSWORD });
      return {};
    });
    expect(api).toMatchObject({ status: 409, message: 'Administrator already exists' });
  });

  test('cannot be created twice at once', async () => {
    const username = `Twin-${randomUUID()}`;
    const answers = await Promise.all([1, 2, 3].map(() => add({ username, password: PASSWORD })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });
});

describe('administrators', () => {
  // On a separate database, as the number of administrators matters here.
  const LAST = { ...both('The last administrator cannot be deleted'), code: 'conflict' };

  test('may delete themselves, except for the last one, whose session continues', async () => {
    const site = await startTestApp();
    const [first, last] = [await site.createAdministrator(), await site.createAdministrator()];
    const leave = (who: typeof first) => site.rest(`/admin/${who.key}`, { method: 'DELETE', token: who.token });
    expect((await leave(first)).json()).toEqual(DELETED);
    expect((await leave(first)).status, 'the session is over').toBe(401);
    const answer = await leave(last);
    expect([answer.status, answer.json()]).toEqual([409, LAST]);
    const api = await settled(async () => {
      await site.trpc(last.token).administrators.remove.mutate({ key: last.key });
      return {};
    });
    expect(api).toMatchObject({ status: 409, message: LAST.message });
    expect((await site.rest('/admin', { token: last.token })).json()).toHaveLength(1);
  });

  test('who delete each other at the same time leave one, even in two processes', async () => {
    const site = await startTestApp();
    const other = await startTestApp({ databaseUrl: site.databaseUrl });
    for (let round = 1; round <= 5; round++) {
      await site.database.prisma.administrator.deleteMany();
      const [first, second] = [await site.createAdministrator(), await site.createAdministrator()];
      const statuses = await Promise.all([
        site.rest(`/admin/${second.key}`, { method: 'DELETE', token: first.token }),
        other.rest(`/admin/${first.key}`, { method: 'DELETE', token: second.token }),
      ]).then((answers) => answers.map(({ status }) => status));
      expect(await site.database.prisma.administrator.count()).toBe(1);
      expect(statuses).toContain(200);
      // The second one was the last administrator, or was gone before the call was handled.
      expect([401, 409]).toContain(statuses.find((status) => status !== 200));
    }
  });
});
