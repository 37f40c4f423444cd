import { describe, expect, test } from 'vitest';
import { codeFor, logIn, mailsTo, post, signUp, signUpBody } from '#server/testing/accounts.ts';
import { startTestApp } from '#server/testing/test-app.ts';

const app = await startTestApp();
const { prisma } = app.database;

const CALLS = [
  '/user/signup',
  '/user/verify-otp',
  '/user/login',
  '/user/send-otp-reset',
  '/user/reset-password',
  '/admin/login',
  '/newslatter/subscribe',
];

describe.each(CALLS)('%s', (path) => {
  test.each(['[]', '{}', '[null]', '{"email":{"$ne":null},"password":{"$ne":null}}', '{"__proto__":{"admin":true}}'])(
    'refuses %s with a clear error',
    async (body) => {
      const answer = await post(app, path, body);
      expect(answer.status).toBe(400);
      const { message, code, issues } = answer.json<{ message: string; code: string; issues: unknown[] }>();
      expect(code).toBe('invalid_input');
      expect(message).not.toMatch(/expected|received|undefined|\[object/i);
      expect(issues.length).toBeGreaterThan(0);
    },
  );

  test('refuses what is not JSON', async () => {
    expect((await post(app, path, '{')).json()).toMatchObject({ code: 'malformed_json' });
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await post(app, path, 'email=a@example.org', { headers })).status).toBe(415);
  });
});

describe('a sign-up', () => {
  test.each([
    ['a first name of 10,000 characters', { firstName: 'x'.repeat(10_000) }, 'A name has at most 100 characters'],
    ['a last name of 10,000 characters', { lastName: 'x'.repeat(10_000) }, 'A name has at most 100 characters'],
    ['a first name with a line break', { firstName: 'Ada\nLovelace' }, 'A name is one line of text'],
    ['a first name with NUL', { firstName: 'Ada\0' }, 'A name is one line of text'],
    ['half a character', { lastName: '\ud800' }, 'A name is one line of text'],
    ['a first name that is no text', { firstName: ['Ada'] }, 'First name is required'],
    ['a last name that is no text', { lastName: 7 }, 'Last name must be text'],
    ['a very long address', { email: `${'x'.repeat(250)}@example.org` }, 'Invalid email address'],
    ['an address with a line break', { email: 'a@example.org\r\nBcc: b@example.org' }, 'Invalid email address'],
    ['an address with NUL', { email: 'a\0@example.org' }, 'Invalid email address'],
    ['a phone with letters', { phone: '98765abcde' }, 'Enter a valid 10-digit phone number'],
    ['a phone with a line break', { phone: '9876543210\n1' }, 'Enter a valid 10-digit phone number'],
    ['a phone that is a number', { phone: 9_876_543_210 }, 'Enter a valid 10-digit phone number'],
  ])('with %s is refused, and nothing is stored or mailed', async (_name, overrides, message) => {
    const before = [await prisma.user.count(), app.mails.length];
    const answer = await post(app, '/user/signup', signUpBody(overrides));
    expect([answer.status, answer.json().message]).toEqual([400, message]);
    expect([await prisma.user.count(), app.mails.length]).toEqual(before);
  });

  test('with several faults names each, with the first of the form as its message', async () => {
    const { message, issues } = (await post(app, '/user/signup', {})).json<{
      message: string;
      issues: { path: string }[];
    }>();
    expect(message).toBe('First name is required');
    expect(issues.map(({ path }) => path)).toEqual(['firstName', 'email', 'phone', 'password', 'confirmPassword']);
  });

  test('keeps markup in a name as plain text, and escapes it in the mail', async () => {
    const firstName = '<img src=x onerror=alert(1)>';
    const lastName = 'O\'Brien & "Söhne" <b>';
    const { userId, email } = await signUp(app, { firstName, lastName });
    const [mail] = mailsTo(app, email);
    expect(mail?.text).toContain(firstName);
    expect(mail?.html).not.toContain('<img');
    const verified = await post(app, '/user/verify-otp', { userId, otp: codeFor(app, email) });
    expect(verified.json()).toMatchObject({ user: { firstName, lastName } });
    expect((await logIn(app, { email })).json()).toMatchObject({ user: { firstName, lastName } });
  });

  test('keeps names in any script unchanged, except for blanks around them', async () => {
    const { email } = await signUp(app, { firstName: '  Łucja 李 👩‍💻 ', lastName: ' de la Cruz ' });
    expect(await prisma.user.findFirst({ where: { email } })).toMatchObject({
      firstName: 'Łucja 李 👩‍💻',
      lastName: 'de la Cruz',
    });
  });

  test('ignores unknown fields', async () => {
    const more = { verifiedAt: '2026-01-01', key: 'x', _id: 'x', googleId: 'g', photo: 'p', role: 'administrator' };
    const { email } = await signUp(app, more);
    const row = await prisma.user.findFirstOrThrow({ where: { email } });
    expect(row).toMatchObject({ verifiedAt: null, googleId: null, photo: null });
  });

  test('accepts a password byte for byte, including blanks at its ends and any script', async () => {
    const password = '  pässwörd 密码 👍  ';
    const { userId, email } = await signUp(app, { password, confirmPassword: password });
    await post(app, '/user/verify-otp', { userId, otp: codeFor(app, email) });
    expect((await logIn(app, { email, password: password.trim() })).status).toBe(401);
    expect((await logIn(app, { email, password })).status).toBe(200);
  });

  test('accepts a password of 8 and of 128 characters', async () => {
    for (const password of ['eight888', 'x'.repeat(128)])
      expect((await post(app, '/user/signup', signUpBody({ password, confirmPassword: password }))).status).toBe(201);
  });
});
