import { describe, expect, test } from 'vitest';
import {
  anEmail,
  codeFor,
  createLearner,
  logIn,
  mailsTo,
  resetLimit,
  post,
  signUpBody,
  useUpAllButOne,
} from '#server/testing/accounts.ts';
import { settled } from '#server/testing/apis.ts';
import type { Answer } from '#server/testing/http.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

// Two processes on one database, behind one proxy, so that each test can have its own IP address.
const first = await startTestApp({ trustProxy: 1 });
const second = await startTestApp({ trustProxy: 1, databaseUrl: first.databaseUrl });
const apps = [first, second];

let serial = 0;
const anAddress = () => `198.51.100.${++serial}`;
const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });

function expectLimited(answer: Answer, atMostSeconds: number) {
  expect(answer.status, answer.text).toBe(429);
  const seconds = Number(answer.headers['retry-after']);
  expect(seconds).toBeGreaterThan(atMostSeconds / 2);
  expect(seconds).toBeLessThanOrEqual(atMostSeconds);
  expect(answer.json()).toMatchObject({
    code: 'rate_limited',
    message: expect.stringMatching(/^Too many tries\. Please try again in \d+ (seconds|minutes|hours)\.$/),
  });
}

/** Makes `times` calls, alternating between the two processes. */
async function inTurn(times: number, call: (app: TestApp) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: times }, (_, index) => call(apps[index % 2] ?? first)));
}

const statuses = (answers: Answer[]) => Object.groupBy(answers, ({ status }) => String(status));

const CONTACT = { firstname: 'Ada', lastname: 'L', email: 'a@example.org', phonenumber: '1', message: 'Hello' };

describe('from one address', () => {
  test('20 contact messages in ten minutes, not counting invalid ones', async () => {
    const options = from(anAddress());
    const send = (app: TestApp) => post(app, '/contact/contactInfo', CONTACT, options);
    expect((await post(first, '/contact/contactInfo', {}, options)).status).toBe(400);
    expect(statuses(await inTurn(23, send))).toMatchObject({ 201: { length: 20 }, 429: { length: 3 } });
    for (const app of apps) expectLimited(await send(app), 600);
    expect((await post(first, '/contact/contactInfo', CONTACT, from(anAddress()))).status).toBe(201);
    await resetLimit(first, 'contact');
    expect((await send(second)).status).toBe(201);
  });

  test('20 newsletter subscriptions in ten minutes', async () => {
    const options = from(anAddress());
    const send = (app: TestApp) => post(app, '/newslatter/subscribe', { email: anEmail() }, options);
    expect(statuses(await inTurn(22, send))).toMatchObject({ 201: { length: 20 }, 429: { length: 2 } });
    for (const app of apps) expectLimited(await send(app), 600);
    expect((await post(first, '/newslatter/subscribe', { email: anEmail() }, from(anAddress()))).status).toBe(201);
  });

  test('100 sign-ups in an hour, not counting repeated ones', async () => {
    const options = from(anAddress());
    const send = (app: TestApp, body = signUpBody()) => post(app, '/user/signup', body, options);
    const body = signUpBody();
    expect((await send(first, body)).status).toBe(201);
    await useUpAllButOne(first, 'signUp', 100);
    expect((await send(second)).status).toBe(201);
    for (const app of apps) expectLimited(await send(app), 3600);
    for (const app of apps) expect((await send(app, body)).status).toBe(201);
    expect((await post(first, '/user/signup', signUpBody(), from(anAddress()))).status).toBe(201);
    await useUpAllButOne(first, 'signUpTry', 300);
    expect((await send(second, body)).status).toBe(201);
    for (const app of apps) expectLimited(await send(app, body), 3600);
  });

  test('one more sign-up for each that was verified, however many were refused', async () => {
    const options = from(anAddress());
    const pending = signUpBody();
    const answer = await post(first, '/user/signup', pending, options);
    await useUpAllButOne(first, 'signUp', 101);
    for (let refused = 1; refused <= 3; refused++)
      expectLimited(await post(second, '/user/signup', signUpBody(), options), 3600);
    const verification = { userId: answer.json().userId, otp: codeFor(first, pending.email) };
    expect((await post(second, '/user/verify-otp', verification, options)).status).toBe(200);
    expect((await post(first, '/user/signup', signUpBody(), options)).status).toBe(201);
    expectLimited(await post(second, '/user/signup', signUpBody(), options), 3600);
  });

  test('the sign-ups of forty people in a hostel, who try 107 times and have each mail sent again', async () => {
    const options = from(anAddress());
    const people = Array.from({ length: 40 }, () => signUpBody());
    for (let at = 0; at < 107; at++) {
      const answer = await post(apps[at % 2] ?? first, '/user/signup', people[at % people.length], options);
      expect(answer.status, `try ${at + 1}: ${answer.text}`).toBe(201);
      if (at % people.length === people.length - 1) await resetLimit(first, 'codeMailPause');
    }
  });

  test('100 wrong logins in an hour, to any accounts', async () => {
    const { email } = await createLearner(first);
    const options = from(anAddress());
    await logIn(first, { email: anEmail() }, options);
    await useUpAllButOne(first, 'wrongLoginFromAddress', 100);
    expect((await logIn(second, { email: anEmail() }, options)).status).toBe(401);
    for (const app of apps) {
      expectLimited(await logIn(app, { email }, options), 3600);
      expectLimited(await post(app, '/admin/login', { username: 'root', password: 'x' }, options), 3600);
    }
    expect((await logIn(first, { email }, from(anAddress()))).status, 'is not counted against the account').toBe(200);
  });

  test('300 mails with codes in an hour, to any e-mail addresses', async () => {
    const options = from(anAddress());
    const ask = (app: TestApp) => post(app, '/user/send-otp-reset', { email: anEmail() }, options);
    expect((await ask(first)).status).toBe(200);
    await useUpAllButOne(first, 'codeMailFromAddress', 300);
    expect((await ask(second)).status).toBe(200);
    for (const app of apps) expectLimited(await ask(app), 3600);
  });

  test('any number of right logins', async () => {
    const { email } = await createLearner(first);
    const options = from(anAddress());
    await logIn(first, { email: anEmail() }, options);
    await useUpAllButOne(first, 'wrongLoginFromAddress', 100);
    for (let login = 1; login <= 3; login++) expect((await logIn(first, { email }, options)).status).toBe(200);
  });
});

describe('for one account', () => {
  test('ten wrong logins from an address, by e-mail and phone together, and at once', async () => {
    const { email, phone } = await createLearner(first);
    const other = await createLearner(first);
    const options = from(anAddress());
    let turn = 0;
    const wrong = (app: TestApp) =>
      logIn(app, { ...(++turn % 2 === 0 ? { email } : { phone }), password: 'wrong password' }, options);
    expect(statuses(await inTurn(13, wrong))).toMatchObject({ 401: { length: 10 }, 429: { length: 3 } });
    for (const by of [{ email }, { phone }, { email: email.toUpperCase() }])
      expectLimited(await logIn(second, by, options), 900);
    expect((await logIn(first, { email: other.email }, options)).status).toBe(200);
    expect((await logIn(second, { email }, from(anAddress()))).status).toBe(200);
    await resetLimit(first, 'wrongLogin');
    expect((await logIn(first, { email }, options)).status).toBe(200);
  });

  test('a hundred wrong logins a day from all addresses together, at once', async () => {
    const { email } = await createLearner(first);
    const wrong = (app: TestApp) => logIn(app, { email, password: 'wrong password' }, from(anAddress()));
    await wrong(first);
    await useUpAllButOne(first, 'wrongLoginOfStrangers', 97);
    expect(statuses(await inTurn(7, wrong))).toMatchObject({ 401: { length: 4 }, 429: { length: 3 } });
    expectLimited(await logIn(second, { email }, from(anAddress())), 24 * 3600);
    await resetLimit(first, 'wrongLoginOfStrangers');
    expect((await logIn(second, { email }, from(anAddress()))).status).toBe(200);
  });

  test('a right login clears the count of wrong ones', async () => {
    const { email } = await createLearner(first);
    const options = from(anAddress());
    await logIn(first, { email, password: 'wrong password' }, options);
    await useUpAllButOne(first, 'wrongLogin', 10);
    expect((await logIn(first, { email }, options)).status).toBe(200);
    expect((await logIn(first, { email, password: 'wrong password' }, options)).status).toBe(401);
    expect((await logIn(second, { email, password: 'wrong password' }, options)).status).toBe(401);
  });

  test('a nonexistent account is limited like an existing one', async () => {
    const email = anEmail();
    const options = from(anAddress());
    await logIn(first, { email }, options);
    await useUpAllButOne(first, 'wrongLogin', 10);
    expect((await logIn(second, { email }, options)).status).toBe(401);
    expectLimited(await logIn(first, { email }, options), 900);
  });

  test("an administrator's account is limited too, with the name in any case", async () => {
    const username = `Root ${anEmail()}`;
    const options = from(anAddress());
    const wrong = (name: string, app: TestApp) =>
      post(app, '/admin/login', { username: name, password: 'wrong password' }, options);
    await wrong(username, first);
    await useUpAllButOne(first, 'wrongLogin', 10);
    expect((await wrong(username.toUpperCase(), second)).status).toBe(401);
    expectLimited(await wrong(username.toLowerCase(), first), 900);
  });

  test('the tRPC API uses the same counts, and says when to retry', async () => {
    const { email } = await createLearner(first);
    const options = from(anAddress());
    await logIn(first, { email, password: 'wrong password' }, options);
    await useUpAllButOne(first, 'wrongLogin', 10);
    const viaTrpc = (password: string) => post(second, '/trpc/accounts.login', { email, password }, options);
    expect((await viaTrpc('wrong password')).status).toBe(401);
    const refused = await viaTrpc('wrong password');
    expect(refused.status).toBe(429);
    expect(refused.json()).toMatchObject({ error: { data: { reason: 'rate_limited' } } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    const atApi = () =>
      settled(async () => {
        await first.trpc().accounts.login.mutate({ email, password: 'wrong password' });
        return {};
      });
    expect(await atApi(), 'from another address').toMatchObject({ status: 401 });
    await useUpAllButOne(first, 'wrongLogin', 11);
    const api = await atApi();
    expect(api).toMatchObject({ status: 429, code: 'rate_limited' });
  });
});

test('a client can have one code a minute and five an hour mailed to an address, over both processes', async () => {
  const { email, key: userId } = await createLearner(first, { verifiedAt: null });
  const resend = (app: TestApp) => app.trpc().accounts.resendCode.mutate({ userId });
  for (let mail = 1; mail <= 5; mail++) {
    const pending = await Promise.all([resend(first), resend(second), resend(first)]);
    if (mail < 5) for (const { resendAfterSeconds } of pending) expect(resendAfterSeconds).toBeLessThanOrEqual(60);
    expect(apps.flatMap((app) => mailsTo(app, email))).toHaveLength(mail);
    await resetLimit(first, 'codeMailPause');
  }
  for (const app of apps) {
    const refused = await settled(async () => {
      await resend(app);
      return {};
    });
    expect(refused).toMatchObject({ status: 429, code: 'rate_limited' });
  }
  expect(apps.flatMap((app) => mailsTo(app, email))).toHaveLength(5);
  // Another client, once the code that this one has requested has expired.
  const others = () => post(first, '/user/signup', signUpBody({ email }), from(anAddress()));
  expect((await others()).status).toBe(201);
  expect(apps.flatMap((app) => mailsTo(app, email))).toHaveLength(5);
  await first.database.prisma.oneTimeCode.deleteMany({ where: { email } });
  expect((await others()).status).toBe(201);
  expect(apps.flatMap((app) => mailsTo(app, email))).toHaveLength(6);
  await first.database.prisma.oneTimeCode.deleteMany({ where: { email } });
  await resetLimit(first, 'codeMail');
  await resend(second);
  expect(apps.flatMap((app) => mailsTo(app, email))).toHaveLength(7);
});

describe('the address of a client', () => {
  const spend = async (app: TestApp, forwarded: string) => {
    const { status } = await post(app, '/contact/contactInfo', CONTACT, from(forwarded));
    return status;
  };

  test('is the connection’s without a trusted proxy, whatever X-Forwarded-For says', async () => {
    const direct = await startTestApp({ databaseUrl: first.databaseUrl });
    await spend(direct, anAddress());
    await useUpAllButOne(first, 'contact', 20);
    expect(await spend(direct, anAddress())).toBe(201);
    expect(await spend(direct, anAddress())).toBe(429);
  });

  test('is the one that the trusted proxy saw, not one that the client claimed', async () => {
    const address = anAddress();
    await spend(first, `203.0.113.1, ${address}`);
    await useUpAllButOne(first, 'contact', 20);
    expect(await spend(first, `203.0.113.2, ${address}`)).toBe(201);
    expect(await spend(first, `203.0.113.3, ${address}`)).toBe(429);
    expect(await spend(first, `${address}, ${anAddress()}`)).toBe(201);
  });

  test('is read as many proxies back as are trusted', async () => {
    const behindTwo = await startTestApp({ databaseUrl: first.databaseUrl, trustProxy: 2 });
    const address = anAddress();
    await spend(behindTwo, `203.0.113.1, ${address}, 10.0.0.1`);
    await useUpAllButOne(first, 'contact', 20);
    expect(await spend(behindTwo, `203.0.113.2, ${address}, 10.0.0.2`)).toBe(201);
    expect(await spend(behindTwo, `${address}, 10.0.0.3`)).toBe(429);
  });

  test('is the /64 in IPv6, and the /48 with ten times as many calls', async () => {
    expect(await spend(first, '2001:db8:1:1::1')).toBe(201);
    await useUpAllButOne(first, 'contact', 20);
    expect(await spend(first, '2001:db8:1:1:ffff::2')).toBe(201);
    expect(await spend(first, '2001:db8:1:1::3')).toBe(429);
    expect(await spend(first, '2001:db8:1:2::1')).toBe(201);
    const ofNetworks = { key: { startsWith: 'contactNetwork:' } };
    await first.database.prisma.rateLimit.updateMany({ where: ofNetworks, data: { points: 199 } });
    expect(await spend(first, '2001:db8:1:3::1')).toBe(201);
    expect(await spend(first, '2001:db8:1:4::1')).toBe(429);
    expect(await spend(first, '2001:db8:2::1')).toBe(201);
    expect(await spend(first, '2001:db8:1:1::4'), 'gives nothing back to its network').toBe(429);
    expect(await spend(first, '2001:db8:1:5::1')).toBe(429);
    const address = anAddress();
    await spend(first, address);
    await useUpAllButOne(first, 'contact', 20);
    expect(await spend(first, `::ffff:${address}`)).toBe(201);
    expect(await spend(first, address)).toBe(429);
  });

  test('counts at the tRPC API too', async () => {
    const body = { firstName: 'Ada', lastName: 'L', email: 'a@example.org', phone: '1', message: 'Hello' };
    const address = anAddress();
    const viaTrpc = async () => (await post(first, '/trpc/messages.send', body, from(address))).status;
    expect(await viaTrpc()).toBe(200);
    await useUpAllButOne(first, 'contact', 20);
    expect(await spend(first, address)).toBe(201);
    expect(await viaTrpc()).toBe(429);
  });
});
