import { describe, expect, test } from 'vitest';
import { codeFor, logIn, PASSWORD, signUp } from './accounts.ts';
import { codeIn, refuseSecrets } from './answers.ts';
import { startTestApp } from './test-app.ts';

const app = await startTestApp();

const answer = (body: unknown, options = {}) => ({
  method: 'POST',
  path: '/user/signup',
  contentType: 'application/json',
  sent: undefined,
  text: JSON.stringify(body),
  ...options,
});
const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.AAAA';

describe('every JSON answer in these tests is checked, and refused when it contains', () => {
  codeIn({ text: 'Hello,\n\n314159\n\nGearUp' });

  test.each([
    ['a password', { user: { password: 'x' } }],
    ['the hash of a password under its name', { passwordHash: null }],
    ['the hash of a password under any name', [{ a: { b: '$argon2id$v=19$m=65536' } }]],
    ['a code under its name', { data: { otp: '1' } }],
    ['the hash of a code', { codeHash: 'x' }],
    ['a code that was mailed', { message: 'Your code is 314159.' }],
    ['a code that was mailed, as a number', { number: 314159 }],
    ['a secret', { jwtSecret: 'x' }],
    ['a token in a call that is no login', { token: TOKEN }],
    ['a token under another name', { sid: TOKEN }],
  ])('%s', (_name, body) => {
    expect(() => refuseSecrets(answer(body))).toThrow(/The answer to POST \/user\/signup holds/);
  });

  test('the password or code that the call has sent', () => {
    const sent = { password: 'correct horse', otp: '271828' };
    for (const body of [{ message: 'correct horse is wrong' }, { message: '271828' }])
      expect(() => refuseSecrets(answer(body, { sent }))).toThrow(/that was sent/);
    expect(() => refuseSecrets(answer({ message: 'Invalid OTP' }, { sent }))).not.toThrow();
  });

  test('but accepted when it contains none of these', () => {
    for (const body of [
      { code: 'conflict', issues: [{ path: 'password', message: 'Password is required' }] },
      [],
      null,
    ])
      expect(() => refuseSecrets(answer(body))).not.toThrow();
    for (const path of ['/user/login', '/admin/login'])
      expect(() => refuseSecrets(answer({ token: TOKEN }, { path }))).not.toThrow();
  });
});

test('the log of sign-up, login and refusals contains no password, code, hash or token', async () => {
  const { email, userId } = await signUp(app);
  const code = codeFor(app, email);
  await app.rest('/user/verify-otp', { method: 'POST', body: { userId, otp: code } });
  const { token } = (await logIn(app, { email })).json<{ token: string }>();
  await logIn(app, { email, password: `${PASSWORD}!` });
  const log = JSON.stringify(app.log.lines);
  expect(log).toContain('/user/login');
  for (const secret of [PASSWORD, token, '$argon2']) expect(log).not.toContain(secret);
  expect(log).not.toMatch(new RegExp(`\\b${code}\\b`));
});
