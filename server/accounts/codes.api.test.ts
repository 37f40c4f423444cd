import { describe, expect, test } from 'vitest';
import {
  anEmail,
  codeFor,
  createLearner,
  isAlive,
  logIn,
  mailsTo,
  resetLimit,
  PASSWORD,
  post,
  tokenOf,
  wrongCode,
} from '#server/testing/accounts.ts';
import { settled } from '#server/testing/apis.ts';
import { startTestApp } from '#server/testing/test-app.ts';

const app = await startTestApp();
const { prisma } = app.database;

const NEW_PASSWORD = 'another password';
const INVALID = {
  error: 'Invalid OTP',
  message: 'Invalid OTP',
  code: 'invalid_input',
  issues: [{ path: 'otp', message: 'Invalid OTP' }],
};

/** What a code is for: a pending sign-up, or the reset of a password. */
type Lock = { email: string; code: string; open(otp: unknown): Promise<{ status: number; json(): unknown }> };

/** Creates a sign-up without the form, which would hash a password each time. */
async function signUpLock(): Promise<Lock> {
  const { key, email } = await createLearner(app, { verifiedAt: null });
  await app.trpc().accounts.resendCode.mutate({ userId: key });
  return { email, code: codeFor(app, email), open: (otp) => post(app, '/user/verify-otp', { userId: key, otp }) };
}

async function resetLock(): Promise<Lock> {
  const { email } = await createLearner(app);
  await post(app, '/user/send-otp-reset', { email });
  const open = (otp: unknown) => post(app, '/user/reset-password', { email, otp, newPassword: NEW_PASSWORD });
  return { email, code: codeFor(app, email), open };
}

describe.each([
  ['a sign-up', signUpLock],
  ['a reset', resetLock],
])('the code of %s', (_name, createLock) => {
  test('has six digits, and works once', async () => {
    const { code, open } = await createLock();
    expect(code).toMatch(/^\d{6}$/);
    expect((await open(code)).status).toBe(200);
    const again = await open(code);
    expect([again.status, again.json()]).toEqual([400, INVALID]);
  });

  test('still works after four wrong tries', async () => {
    const { code, open } = await createLock();
    for (let wrong = 1; wrong <= 4; wrong++) expect((await open(wrongCode(code))).status).toBe(400);
    expect((await open(code)).status).toBe(200);
  });

  test('stops working after five wrong tries, for whoever made them', async () => {
    const { code, open } = await createLock();
    for (let wrong = 1; wrong <= 5; wrong++) {
      const answer = await open(wrongCode(code));
      expect([answer.status, answer.json()]).toEqual([400, INVALID]);
    }
    expect((await open(code)).status).toBe(400);
  });

  test('stops working after simultaneous wrong tries', async () => {
    const { code, open } = await createLock();
    await Promise.all(Array.from({ length: 12 }, () => open(wrongCode(code))));
    expect((await open(code)).status).toBe(400);
  });

  test('expires after ten minutes', async () => {
    const { email, code, open } = await createLock();
    await prisma.oneTimeCode.updateMany({ where: { email }, data: { expiresAt: new Date(Date.now() - 1) } });
    const answer = await open(code);
    expect([answer.status, answer.json()]).toEqual([400, INVALID]);
  });

  test('works for only one of several simultaneous uses', async () => {
    const { code, open } = await createLock();
    const answers = await Promise.all([1, 2, 3, 4].map(() => open(code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
  });

  test.each(['', '12345', '1234567', 'abcdef', '12 456', '१२३४५', null, undefined, {}, ['123456']])(
    'is never %j, which does not count as a try',
    async (otp) => {
      const { code, open } = await createLock();
      const tries = () =>
        prisma.rateLimit.findMany({ where: { key: { startsWith: 'wrongCode' } }, orderBy: { key: 'asc' } });
      const before = await tries();
      expect((await open(otp)).status).toBe(400);
      expect(await tries()).toEqual(before);
      expect((await open(` ${code} `)).status).toBe(200);
    },
  );

  test('is right in groups, or pasted with the words around it', async () => {
    for (const typedAs of [
      (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`,
      (code: string) => `Your code: ${code}.`,
    ]) {
      const { code, open } = await createLock();
      expect((await open(typedAs(code))).status).toBe(200);
    }
  });
});

describe('a code', () => {
  test('of a sign-up does not work for a reset, and the other way round', async () => {
    const pending = await signUpLock();
    const { email } = pending;
    const crossed = await post(app, '/user/reset-password', { email, otp: pending.code, newPassword: NEW_PASSWORD });
    expect([crossed.status, crossed.json()]).toEqual([400, INVALID]);
    expect((await pending.open(pending.code)).status).toBe(200);

    const other = await signUpLock();
    const reset = await resetLock();
    if (reset.code !== other.code) expect((await other.open(reset.code)).status).toBe(400);
    expect((await reset.open(reset.code)).status).toBe(200);
  });

  test('of one address does not work for another', async () => {
    const [first, second] = [await resetLock(), await resetLock()];
    if (first.code !== second.code) expect((await second.open(first.code)).status).toBe(400);
    expect((await first.open(first.code)).status).toBe(200);
  });

  test('for a nonexistent account is refused like any wrong code', async () => {
    for (const userId of ['nonsense', '', '01980000-0000-7000-8000-000000000000', 'nul \0']) {
      const answer = await post(app, '/user/verify-otp', { userId, otp: '123456' });
      expect([answer.status, answer.json()]).toEqual([400, INVALID]);
    }
    const body = { email: anEmail(), otp: '123456', newPassword: NEW_PASSWORD };
    expect((await post(app, '/user/reset-password', body)).json()).toEqual(INVALID);
  });

  test('is deleted after it expires, when a new one is stored', async () => {
    const { email } = await resetLock();
    await prisma.oneTimeCode.updateMany({ where: { email }, data: { expiresAt: new Date(0) } });
    await resetLock();
    expect(await prisma.oneTimeCode.count({ where: { email } })).toBe(0);
  });
});

describe('a reset', () => {
  test('sets the new password and ends all sessions of that user only', async () => {
    const learner = await createLearner(app);
    const other = await app.createUser();
    const tokens = [await tokenOf(app, { email: learner.email }), await tokenOf(app, { phone: learner.phone })];
    await post(app, '/user/send-otp-reset', { email: learner.email.toUpperCase() });
    const body = {
      email: learner.email.toUpperCase(),
      otp: codeFor(app, learner.email),
      newPassword: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
    };
    const answer = await post(app, '/user/reset-password', body);
    expect([answer.status, answer.json()]).toEqual([200, { message: 'Password reset successfully' }]);
    for (const token of tokens) expect(await isAlive(app, token)).toBe(false);
    expect(await isAlive(app, other.token)).toBe(true);
    expect((await logIn(app, { email: learner.email, password: PASSWORD })).status).toBe(401);
    expect((await logIn(app, { email: learner.email, password: NEW_PASSWORD })).status).toBe(200);
  });

  test('refuses passwords that differ, are too short or too long, without using up the code', async () => {
    const { email, code, open } = await resetLock();
    for (const [passwords, message] of [
      [{ newPassword: NEW_PASSWORD, confirmPassword: 'different one' }, 'Passwords do not match'],
      [{ newPassword: 'short' }, 'A password has 8 to 128 characters'],
      [{ newPassword: 'x'.repeat(129) }, 'A password has 8 to 128 characters'],
      [{}, 'Password is required'],
    ] as const) {
      const answer = await post(app, '/user/reset-password', { email, otp: code, ...passwords });
      expect([answer.status, answer.json().message]).toEqual([400, message]);
    }
    expect((await open(code)).status).toBe(200);
  });

  test('refuses one of the most common passwords at its field, without using up the code', async () => {
    const { email, code } = await resetLock();
    const reset = (newPassword: string) => post(app, '/user/reset-password', { email, otp: code, newPassword });
    const message = 'This is one of the most common passwords; please choose another one';
    const answer = await reset('iloveyou');
    expect([answer.status, answer.json()]).toMatchObject([
      400,
      { message, issues: [{ path: 'newPassword', message }] },
    ]);
    expect((await reset(NEW_PASSWORD)).status).toBe(200);
  });

  test('works for an account that is locked for wrong passwords', async () => {
    const { email, code, open } = await resetLock();
    for (let wrong = 1; wrong <= 10; wrong++) await logIn(app, { email, password: 'wrong password' });
    expect((await logIn(app, { email })).status).toBe(429);
    await open(code);
    expect((await logIn(app, { email, password: NEW_PASSWORD })).status).toBe(200);
  });

  test('of an account deleted since then is answered like a wrong code', async () => {
    const { email, code, open } = await resetLock();
    await prisma.user.deleteMany({ where: { email } });
    const answer = await open(code);
    expect([answer.status, answer.json()]).toEqual([400, INVALID]);
  });

  test('works at the tRPC API too', async () => {
    const { email } = await createLearner(app);
    const { accounts } = app.trpc();
    expect(await accounts.sendResetCode.mutate({ email })).toBeUndefined();
    const refused = await settled(async () => {
      await accounts.resetPassword.mutate({ email, otp: wrongCode(codeFor(app, email)), newPassword: NEW_PASSWORD });
      return {};
    });
    expect(refused).toMatchObject({ status: 400, message: 'Invalid OTP', issues: INVALID.issues });
    await accounts.resetPassword.mutate({ email, otp: codeFor(app, email), newPassword: NEW_PASSWORD });
    expect((await logIn(app, { email, password: NEW_PASSWORD })).status).toBe(200);
  });
});

describe('a request for a reset code', () => {
  const ask = (email: unknown) => post(app, '/user/send-otp-reset', { email });
  const answerTo = async (email: string) => {
    const answer = await ask(email);
    const { date: _date, 'x-request-id': _id, ...headers } = answer.headers;
    return { status: answer.status, text: answer.text, headers };
  };

  test('is answered the same for known, unknown and pending addresses, the first time and within the pause', async () => {
    const known = (await createLearner(app)).email;
    const pending = (await createLearner(app, { verifiedAt: null })).email;
    const expected = await answerTo(known);
    expect(expected).toMatchObject({ status: 200, text: JSON.stringify({ message: 'OTP sent to your email' }) });
    for (const email of [known, anEmail(), pending, pending]) expect(await answerTo(email)).toEqual(expected);
    expect(mailsTo(app, known)).toHaveLength(1);
    expect(mailsTo(app, pending)).toEqual([]);
  });

  test('is answered the same once the hour is used up', async () => {
    const known = (await createLearner(app)).email;
    const unknown = anEmail();
    for (const email of [known, unknown]) {
      for (let mail = 1; mail <= 5; mail++) {
        expect((await ask(email)).status).toBe(200);
        await resetLimit(app, 'codeMailPause');
      }
    }
    for (const email of [known, unknown]) {
      const answer = await ask(email);
      expect(answer.status).toBe(429);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3000);
      expect(answer.json()).toMatchObject({ code: 'rate_limited', message: expect.stringMatching(/minutes\.$/) });
    }
    expect(mailsTo(app, known)).toHaveLength(5);
  });

  test('needs an address', async () => {
    expect((await ask('')).json()).toMatchObject({ message: 'Email is required' });
    expect((await ask('nonsense')).json()).toMatchObject({ message: 'Invalid email address' });
    expect((await ask(undefined)).status).toBe(400);
  });
});
