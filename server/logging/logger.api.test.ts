import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { createLogger } from '#server/logging/logger.ts';
import { hashPassword } from '#server/access/passwords.ts';
import { createLearner, logIn, mailsTo, post, signUpBody } from '#server/testing/accounts.ts';
import { startTestApp } from '#server/testing/test-app.ts';

/** An app that logs at level `debug`, without redaction. */
const app = await startTestApp();
const { prisma } = app.database;

const PASSWORD = `a password of ${randomUUID()}`;
const codeIn = (email: string) => {
  const { subject, text } = mailsTo(app, email).at(-1) ?? { subject: '', text: '' };
  return /\b\d{6}\b/.exec(`${subject}\n${text}`)?.[0] ?? '';
};

test('the log has no password, token, code or authenticator key, whether calls succeed or are refused', async () => {
  const secrets = [PASSWORD];
  const body = signUpBody({ password: PASSWORD, confirmPassword: PASSWORD });
  const { userId } = (await post(app, '/user/signup', body)).json<{ userId: string }>();
  secrets.push(codeIn(body.email));
  await post(app, '/user/verify-otp', { userId, otp: '000000' });
  await post(app, '/user/verify-otp', { userId, otp: codeIn(body.email) });
  const signedIn = await logIn(app, { email: body.email, password: PASSWORD });
  const { token } = signedIn.json<{ token: string }>();
  const device = /gearup_device=([^;]+)/.exec(String(signedIn.headers['set-cookie']))?.[1] ?? '';
  secrets.push(token, device);
  await logIn(app, { email: body.email, password: `${PASSWORD}!` });
  const own = app.trpc(token).accounts;
  await own.reAuthenticate.mutate({ password: PASSWORD });
  await own.sendReAuthenticationCode.mutate();
  secrets.push(codeIn(body.email));
  await own.reAuthenticate.mutate({ otp: codeIn(body.email) });
  const forgetful = await createLearner(app);
  await post(app, '/user/send-otp-reset', { email: forgetful.email });
  await expect.poll(() => mailsTo(app, forgetful.email).length).toBe(1);
  secrets.push(codeIn(forgetful.email));
  await post(app, '/user/reset-password', {
    email: forgetful.email,
    otp: codeIn(forgetful.email),
    newPassword: PASSWORD,
  });

  const username = `keeper-${randomUUID()}`;
  await prisma.administrator.create({
    data: { username, usernameKey: username, passwordHash: await hashPassword(PASSWORD) },
  });
  const entered = (await post(app, '/admin/login', { username, password: PASSWORD })).json<{ token: string }>();
  const { administrators } = app.trpc(entered.token);
  const { setupKey } = await administrators.beginTwoFactor.mutate();
  const code = new TOTP({ secret: Secret.fromBase32(setupKey) }).generate();
  const { recoveryCodes } = await administrators.confirmTwoFactor.mutate({ code });
  await post(app, '/admin/login', { username, password: PASSWORD, code: recoveryCodes[0] });
  // As somebody may do by mistake: secrets in the URL, which is logged without its query.
  await app.rest(`/user?password=${encodeURIComponent(PASSWORD)}&token=${token}`, { token: entered.token });
  secrets.push(entered.token, setupKey, code, ...recoveryCodes);

  expect(secrets.every((secret) => secret.length >= 6)).toBe(true);
  const log = JSON.stringify(app.log.lines);
  expect(log).toContain('/admin/login');
  expect(log).toContain('administrator.recovery');
  // Six digits may also be part of other numbers and of keys.
  const isIn = (secret: string) =>
    /^\d{6}$/.test(secret) ? new RegExp(`(?<![\\w-])${secret}(?![\\w-])`).test(log) : log.includes(secret);
  const leaked = secrets.filter(isIn);
  expect(leaked).toEqual([]);
});

test('lines are JSON in UTC, one each whatever they hold, and the fields of secrets are never written', () => {
  const written: string[] = [];
  const logger = createLogger('info', { write: (line: string) => void written.push(line) });
  logger.info({ path: '/a\n{"level":60,"msg":"forged"}\r\u2028' }, 'one\ntwo');
  const headers = { authorization: 'Bearer abc', cookie: 'gearup_user=abc' };
  logger.info(
    { ...headers, headers, body: { password: 'abc', otp: 'abc', token: 'abc' }, request: headers },
    'secrets',
  );
  expect(written.map((line) => line.trimEnd().split('\n').length)).toEqual([1, 1]);
  const [forged, secret] = written.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(forged).toMatchObject({ msg: 'one\ntwo', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) });
  expect(JSON.stringify(secret)).not.toContain('abc');
});
