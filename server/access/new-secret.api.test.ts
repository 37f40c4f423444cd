import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { hashPassword } from '#server/access/passwords.ts';
import { anEmail, createLearner, mailsTo, PASSWORD, post, tokenOf } from '#server/testing/accounts.ts';
import { JWT_SECRET, startTestApp } from '#server/testing/test-app.ts';

/**
 * The site before and after JWT_SECRET was replaced, for example after a leak: all that was signed with the old one is
 * void.
 */
const before = await startTestApp();
const after = await startTestApp({ databaseUrl: before.databaseUrl, jwtSecret: `${JWT_SECRET}, replaced` });

const inMail = (email: string, wanted: RegExp) => {
  const { subject, text } = mailsTo(before, email).at(-1) ?? { subject: '', text: '' };
  return wanted.exec(`${subject}\n${text}`)?.[0] ?? '';
};

test('sessions of learners and administrators', async () => {
  const learner = await createLearner(before);
  const token = await tokenOf(before, { email: learner.email });
  const administrator = await before.createAdministrator();
  const statusesAt = (app: typeof before) =>
    Promise.all([app.rest('/trpc/accounts.me', { token }), app.rest('/admin', { token: administrator.token })]).then(
      (answers) => answers.map(({ status }) => status),
    );
  expect(await statusesAt(before)).toEqual([200, 200]);
  expect(await statusesAt(after)).toEqual([401, 401]);
});

test('mailed codes', async () => {
  const { email } = await createLearner(before);
  await post(before, '/user/send-otp-reset', { email });
  await expect.poll(() => mailsTo(before, email).length).toBe(1);
  const body = { email, otp: inMail(email, /\b\d{6}\b/), newPassword: 'another password' };
  expect((await post(after, '/user/reset-password', body)).status).toBe(400);
  expect((await post(before, '/user/reset-password', body)).status).toBe(200);
});

test('links in mails of the newsletter', async () => {
  const email = anEmail();
  await post(before, '/newslatter/subscribe', { email });
  await expect.poll(() => mailsTo(before, email).length).toBe(1);
  const token = new URL(inMail(email, /https?:\/\/\S+/)).searchParams.get('token') ?? '';
  const confirm = (app: typeof before) => post(app, '/trpc/subscribers.confirm', { token });
  expect((await confirm(after)).status).toBe(400);
  expect((await confirm(before)).status).toBe(200);
});

test('authenticators, but not recovery codes, which restore access', async () => {
  const username = `keeper-${randomUUID()}`;
  const passwordHash = await hashPassword(PASSWORD);
  const data = { username, usernameKey: username, passwordHash };
  const { key: administratorKey } = await before.database.prisma.administrator.create({ data });
  const logIn = (app: typeof before, code?: string) =>
    post(app, '/admin/login', { username, password: PASSWORD, code });
  const { token } = (await logIn(before)).json<{ token: string }>();
  const own = before.trpc(token).administrators;
  const { setupKey } = await own.beginTwoFactor.mutate();
  const code = () => new TOTP({ secret: Secret.fromBase32(setupKey) }).generate();
  const { recoveryCodes } = await own.confirmTwoFactor.mutate({ code: code() });
  await before.database.prisma.secondFactor.update({ where: { administratorKey }, data: { lastStep: 0 } });
  expect((await logIn(after, code())).status).toBe(401);
  expect((await logIn(after, recoveryCodes[0])).status).toBe(200);
  expect((await logIn(before, code())).status).toBe(200);
});
