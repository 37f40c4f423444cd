import { describe, expect, test } from 'vitest';
import {
  codeFor,
  createLearner,
  logIn,
  mailsTo,
  resetLimit,
  PASSWORD,
  post,
  signUp,
  signUpBody,
  wrongCode,
} from '#server/testing/accounts.ts';
import { settled } from '#server/testing/apis.ts';
import { startTestApp } from '#server/testing/test-app.ts';

const app = await startTestApp();
const { prisma } = app.database;

const verify = (userId: string, otp: unknown) => post(app, '/user/verify-otp', { userId, otp });
const rowsOf = (email: string) => prisma.user.findMany({ where: { email } });
const COMMON = 'This is one of the most common passwords; please choose another one';
const NO_ADDRESS = 'A name cannot contain an email or web address';
const CONFLICT = { error: 'User already exists', message: 'User already exists', code: 'conflict' };

describe('a sign-up', () => {
  test('ends with a verified account, without signing it in', async () => {
    const body = signUpBody({ email: 'Ada.Lovelace@Example.org' });
    const answer = await post(app, '/user/signup', body);
    expect(answer.status).toBe(201);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const { userId, ...rest } = answer.json<{ userId: string }>();
    expect(rest).toEqual({ message: 'OTP sent to your email' });

    const verified = await verify(userId, codeFor(app, 'ada.lovelace@example.org'));
    expect(verified.status).toBe(200);
    expect(verified.headers['set-cookie']).toBeUndefined();
    expect(verified.json()).toEqual({
      message: 'OTP verified successfully',
      user: {
        _id: userId,
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'ada.lovelace@example.org',
        phone: body.phone,
        photo: null,
        googleId: null,
      },
    });
    expect((await logIn(app, { email: body.email })).status).toBe(200);
  });

  test('stores the password as an argon2id hash', async () => {
    const { email } = await signUp(app);
    const [row] = await rowsOf(email);
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=/);
  });

  test('stores the code as a hash, for ten minutes', async () => {
    const { email } = await signUp(app);
    const code = await prisma.oneTimeCode.findFirstOrThrow({ where: { email } });
    expect(JSON.stringify(code)).not.toContain(codeFor(app, email));
    const life = code.expiresAt.getTime() - code.sentAt.getTime();
    expect(life / 60_000).toBeCloseTo(10, 1);
  });

  test('can leave out the last name', async () => {
    const { email } = await signUp(app, { lastName: undefined });
    expect(await rowsOf(email)).toMatchObject([{ lastName: '' }]);
  });

  test('works at the tRPC API too, which says when a new code can be requested', async () => {
    const body = signUpBody();
    const { accounts } = app.trpc();
    const pending = await accounts.signUp.mutate(body);
    expect(pending.resendAfterSeconds).toBeGreaterThan(50);
    expect(pending.resendAfterSeconds).toBeLessThanOrEqual(60);
    const user = await accounts.verify.mutate({ userId: pending.userKey, otp: codeFor(app, body.email) });
    expect(user).toMatchObject({ key: pending.userKey, email: body.email });
    expect(await accounts.login.mutate({ phone: body.phone, password: PASSWORD })).toEqual(user);
  });

  test.each([
    ['firstName', '', 'First name is required'],
    ['firstName', undefined, 'First name is required'],
    ['firstName', '   ', 'First name is required'],
    ['email', '', 'Email is required'],
    ['email', undefined, 'Email is required'],
    ['email', 'nonsense', 'Invalid email address'],
    ['phone', '', 'Enter a valid 10-digit phone number'],
    ['phone', undefined, 'Enter a valid 10-digit phone number'],
    ['phone', '123456789', 'Enter a valid 10-digit phone number'],
    ['phone', '12345678901', 'Enter a valid 10-digit phone number'],
    ['phone', '12345abcde', 'Enter a valid 10-digit phone number'],
    ['phone', '+44 7911 123456', 'Enter a valid 10-digit phone number'],
    ['password', '', 'Password is required'],
    ['password', 'seven77', 'A password has 8 to 128 characters'],
    ['password', 'x'.repeat(129), 'A password has 8 to 128 characters'],
    ['password', 'baseball1', COMMON],
    ['password', 'PassWord1', COMMON],
    ['firstName', 'Win at https://evil.example', NO_ADDRESS],
    ['firstName', 'evil.example', NO_ADDRESS],
    ['lastName', 'ada@example.org', NO_ADDRESS],
    ['confirmPassword', 'another password', 'Passwords do not match'],
    ['confirmPassword', undefined, 'Passwords do not match'],
  ])('with %s %j is refused: %s', async (field, value, message) => {
    const same = field === 'password' ? { confirmPassword: value } : {};
    const body = signUpBody({ [field]: value, ...same });
    const before = await prisma.user.count();
    const answer = await post(app, '/user/signup', body);
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_input', message, issues: [{ path: field, message }] });
    expect(await prisma.user.count()).toBe(before);
    const api = await settled(async () => {
      await app.trpc().accounts.signUp.mutate(body);
      return {};
    });
    expect(api).toMatchObject({ status: 400, message });
  });
});

describe('a sign-up with a taken address or phone number', () => {
  /** The answers from the form to the login, without the keys. */
  async function answersTo(values: Partial<ReturnType<typeof signUpBody>> = {}) {
    const password = 'a password of a stranger';
    const body = signUpBody({ ...values, password, confirmPassword: password });
    const pending = await post(app, '/user/signup', body);
    const userId = String(pending.json().userId);
    const login = { email: body.email, password: body.password };
    const answers = [
      pending,
      await verify(userId, '000000'),
      await logIn(app, login),
      await logIn(app, { phone: body.phone, password: body.password }),
      await logIn(app, { ...login, password: 'neither of both' }),
      await post(app, '/trpc/accounts.resendCode', { userId }),
      await post(app, '/user/signup', body),
    ];
    // Tries by e-mail do not count as tries by phone.
    for (let wrong = 1; wrong <= 10; wrong++)
      answers.push(await logIn(app, { email: body.email, password: 'a guess' }));
    answers.push(await logIn(app, { phone: body.phone, password: 'a guess' }));
    return answers.map(({ status, text }) => [
      status,
      text.replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'a key').replace(/("resendAfterSeconds":)\d+/, '$1 some'),
    ]);
  }

  test('is answered like any other, by e-mail and by phone, up to the code', async () => {
    const { email } = await createLearner(app);
    const { phone } = await createLearner(app);
    const expected = await answersTo();
    const tries = [...Array.from({ length: 9 }, () => 401), 429, 401];
    expect(expected.map(([status]) => status)).toEqual([201, 400, 403, 403, 401, 200, 201, ...tries]);
    expect(await answersTo({ email: email.toUpperCase() })).toEqual(expected);
    expect(await answersTo({ phone })).toEqual(expected);
  });

  test('mails the owner of the address, without a code, as often as a code', async () => {
    const { email } = await createLearner(app, { firstName: 'Grace' });
    for (let attempt = 1; attempt <= 2; attempt++)
      expect((await post(app, '/user/signup', signUpBody({ email, firstName: 'Mallory' }))).status).toBe(201);
    expect(mailsTo(app, email)).toMatchObject([{ subject: 'You already have a GearUp account' }]);
    const [mail] = mailsTo(app, email);
    expect(mail?.text).toContain('Hello Grace,');
    expect(mail?.text).toContain(`${app.url}/Login`);
    expect(mail?.text).not.toMatch(/Mallory|\d{6}/);
    expect((await logIn(app, { email })).json()).toMatchObject({ user: { firstName: 'Grace' } });
  });

  test('with a taken phone number ends with the code for one’s own address', async () => {
    const { phone } = await createLearner(app);
    const { email, userId } = await signUp(app, { phone });
    const answer = await verify(userId, codeFor(app, email));
    expect([answer.status, answer.json()]).toEqual([409, CONFLICT]);
  });
});

describe('signing up again with an unverified address', () => {
  const THEIRS = { firstName: 'Mallory', password: 'another password', confirmPassword: 'another password' };

  test('is another attempt with its own data, and the mailed code works for both', async () => {
    const first = await signUp(app);
    const second = await signUp(app, { email: first.email.toUpperCase(), ...THEIRS });
    expect(second.userId).not.toBe(first.userId);
    expect(mailsTo(app, first.email)).toHaveLength(1);
    expect(await prisma.oneTimeCode.count({ where: { email: first.email } })).toBe(1);
  });

  test.each([
    ['first', 0],
    ['second', 1],
  ])('verified by the %s attempt creates the account with its data, and ends the other attempt', async (_name, at) => {
    const first = await signUp(app);
    const attempts = [first, await signUp(app, { email: first.email, ...THEIRS })];
    const [chosen = first, other = first] = at === 0 ? attempts : attempts.toReversed();
    const verified = await verify(chosen.userId, codeFor(app, first.email));
    expect(verified.json()).toMatchObject({
      user: { _id: chosen.userId, firstName: chosen.firstName, phone: chosen.phone },
    });
    expect(await rowsOf(first.email)).toMatchObject([{ key: chosen.userId }]);
    expect((await logIn(app, { email: first.email, password: other.password })).status).toBe(401);
    expect((await logIn(app, { phone: other.phone, password: other.password })).status).toBe(401);
    expect((await logIn(app, { email: first.email, password: chosen.password })).status).toBe(200);
  });

  test('leaves no way to continue the deleted attempts', async () => {
    const first = await signUp(app);
    const second = await signUp(app, { email: first.email, ...THEIRS });
    const code = codeFor(app, first.email);
    expect((await verify(first.userId, code)).status).toBe(200);
    expect((await verify(second.userId, code)).status).toBe(400);
    const resent = await settled(async () => {
      await app.trpc().accounts.resendCode.mutate({ userId: second.userId });
      return {};
    });
    expect(resent).toMatchObject({ status: 404 });
  });

  test('creates one account when both are verified at the same time', async () => {
    const first = await signUp(app);
    const second = await signUp(app, { email: first.email, ...THEIRS });
    const code = codeFor(app, first.email);
    const answers = await Promise.all([verify(first.userId, code), verify(second.userId, code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const winner = answers.find(({ status }) => status === 200)?.json<{ user: { _id: string } }>();
    expect(await rowsOf(first.email)).toMatchObject([{ key: winner?.user._id }]);
  });

  test('counts wrong codes together, since the code belongs to the address', async () => {
    const first = await signUp(app);
    const second = await signUp(app, { email: first.email, ...THEIRS });
    const code = codeFor(app, first.email);
    for (let wrong = 1; wrong <= 5; wrong++)
      expect((await verify((wrong % 2 ? first : second).userId, wrongCode(code))).status).toBe(400);
    expect((await verify(first.userId, code)).status).toBe(400);
  });

  test('a login before the code was entered finds the attempt with that password, by e-mail and by phone', async () => {
    const first = await signUp(app);
    const second = await signUp(app, { email: first.email, ...THEIRS });
    for (const { userId, phone, password } of [first, second]) {
      for (const by of [{ email: first.email }, { phone }]) {
        const answer = await logIn(app, { ...by, password });
        expect([answer.status, answer.json()]).toMatchObject([403, { code: 'unverified', userId }]);
      }
    }
    expect((await logIn(app, { email: first.email, password: 'neither of both' })).status).toBe(401);
  });

  test('mails a new code once the pause is over, which replaces the old one', async () => {
    const first = await signUp(app);
    const old = codeFor(app, first.email);
    await resetLimit(app, 'codeMailPause');
    await signUp(app, { email: first.email });
    expect(mailsTo(app, first.email)).toHaveLength(2);
    const renewed = codeFor(app, first.email);
    if (renewed !== old) expect((await verify(first.userId, old)).status).toBe(400);
    expect((await verify(first.userId, renewed)).status).toBe(200);
  });

  test('twice at the same time mails one code, which creates one account', async () => {
    const body = signUpBody();
    // Blocks writes of accounts until both sign-ups are about to write.
    const { pool } = app.database;
    const lock = await pool.connect();
    await lock.query('BEGIN');
    await lock.query('LOCK TABLE users IN SHARE MODE');
    const both = Promise.all([post(app, '/user/signup', body), post(app, '/user/signup', body)]);
    const waiting = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    try {
      await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(2);
    } finally {
      await lock.query('COMMIT');
      lock.release();
    }
    const answers = await both;
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const ids = new Set(answers.map((answer) => answer.json<{ userId: string }>().userId));
    expect(ids.size).toBe(2);
    expect(mailsTo(app, body.email)).toHaveLength(1);
    expect((await verify([...ids][0] ?? '', codeFor(app, body.email))).status).toBe(200);
    expect(await rowsOf(body.email)).toHaveLength(1);
  });

  test('after the account was verified changes nothing', async () => {
    const first = await signUp(app);
    await verify(first.userId, codeFor(app, first.email));
    const secondBody = signUpBody({ email: first.email, firstName: 'Mallory' });
    expect((await post(app, '/user/signup', secondBody)).status).toBe(201);
    const verified = await prisma.user.findMany({ where: { email: first.email, verifiedAt: { not: null } } });
    expect(verified).toMatchObject([{ firstName: 'Ada', phone: first.phone }]);
  });
});

test('the first of two pending sign-ups to verify gets the phone number of both', async () => {
  const first = await signUp(app);
  const second = await signUp(app, { phone: first.phone });
  expect((await verify(second.userId, codeFor(app, second.email))).status).toBe(200);
  const late = await verify(first.userId, codeFor(app, first.email));
  expect([late.status, late.json()]).toEqual([409, CONFLICT]);
  expect(await rowsOf(first.email)).toMatchObject([{ verifiedAt: null }]);
  expect((await logIn(app, { phone: first.phone })).json()).toMatchObject({ user: { email: second.email } });

  const continued = await signUp(app, { email: first.email });
  await resetLimit(app, 'codeMailPause');
  await app.trpc().accounts.resendCode.mutate({ userId: continued.userId });
  expect((await verify(continued.userId, codeFor(app, first.email))).status).toBe(200);
});

describe('a new code for a pending sign-up', () => {
  test('is mailed after the pause; until then the old one stays valid', async () => {
    const { email, userId } = await signUp(app);
    const { accounts } = app.trpc();
    const within = await accounts.resendCode.mutate({ userId });
    expect(within.userKey).toBe(userId);
    expect(within.resendAfterSeconds).toBeGreaterThan(50);
    expect(mailsTo(app, email)).toHaveLength(1);
    await resetLimit(app, 'codeMailPause');
    expect((await accounts.resendCode.mutate({ userId })).resendAfterSeconds).toBeGreaterThan(50);
    expect(mailsTo(app, email)).toHaveLength(2);
    expect((await verify(userId, codeFor(app, email))).status).toBe(200);
  });

  test.each(['nonsense', '01980000-0000-7000-8000-000000000000', ''])('is refused for %j', async (userId) => {
    const outcome = await settled(async () => {
      await app.trpc().accounts.resendCode.mutate({ userId });
      return {};
    });
    expect(outcome).toMatchObject({ status: 404, code: 'not_found' });
  });

  test('is refused for a verified account', async () => {
    const { userId, email } = await signUp(app);
    await verify(userId, codeFor(app, email));
    await resetLimit(app, 'codeMailPause');
    const outcome = await settled(async () => {
      await app.trpc().accounts.resendCode.mutate({ userId });
      return {};
    });
    expect(outcome).toMatchObject({ status: 404 });
    expect(mailsTo(app, email)).toHaveLength(1);
  });
});

test('a login before the code was entered is refused, and says how to continue', async () => {
  const { email, phone, userId } = await signUp(app);
  for (const by of [{ email }, { phone }]) {
    const answer = await logIn(app, by);
    expect(answer.status).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'unverified', userId });
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
  expect(mailsTo(app, email), 'within the pause').toHaveLength(1);
  await resetLimit(app, 'codeMailPause');
  await logIn(app, { email });
  expect(mailsTo(app, email)).toHaveLength(2);
  const code = codeFor(app, email);
  expect((await verify(userId, wrongCode(code))).status).toBe(400);
  expect((await verify(userId, code)).status).toBe(200);
});

test('a login leads to the step for the last code even when the mails of the hour are used up', async () => {
  const { email, userId } = await signUp(app);
  for (let mail = 2; mail <= 5; mail++) {
    await resetLimit(app, 'codeMailPause');
    expect((await logIn(app, { email })).status).toBe(403);
  }
  await resetLimit(app, 'codeMailPause');
  const answer = await logIn(app, { email });
  expect(answer.status).toBe(403);
  const { resendAfterSeconds } = answer.json<{ resendAfterSeconds: number }>();
  expect(resendAfterSeconds).toBeGreaterThan(3000);
  expect(mailsTo(app, email)).toHaveLength(5);
  expect((await verify(userId, codeFor(app, email))).status).toBe(200);
});
