import { randomInt, randomUUID } from 'node:crypto';
import type { Mail } from '#server/adapters/mailer.ts';
import { hashPassword } from '#server/access/passwords.ts';
import type { LimitName } from '#server/access/limits.ts';
import { codeIn } from './answers.ts';
import type { Answer } from './http.ts';
import type { TestApp } from './test-app.ts';

export const PASSWORD = 'correct horse battery staple';

type Values = Record<string, unknown>;

export const anEmail = (): string => `${randomUUID()}@example.org`;
export const aPhone = (): string => String(randomInt(1_000_000_000)).padStart(10, '9');

/** A filled-in sign-up form. */
export function signUpBody(overrides: Values = {}) {
  const names = { firstName: 'Ada', lastName: 'Lovelace' };
  const body = { ...names, email: anEmail(), phone: aPhone(), password: PASSWORD, confirmPassword: PASSWORD };
  return { ...body, ...overrides };
}

/** A code other than the given one. */
export const wrongCode = (code: string): string => (code === '111111' ? '222222' : '111111');

export const mailsTo = (app: TestApp, email: string): Mail[] => app.mails.filter(({ to }) => to === email);

/** The code in the newest mail to an address that contains one. */
export function codeFor(app: TestApp, email: string): string {
  const code = mailsTo(app, email)
    .map(codeIn)
    .findLast((found) => found !== undefined);
  if (code === undefined) throw new Error(`No code was mailed to ${email}`);
  return code;
}

export const post = (app: TestApp, path: string, body: unknown, options: Values = {}): Promise<Answer> =>
  app.rest(path, { method: 'POST', body, ...options });

/** A sign-up that waits for its code. */
export async function signUp(app: TestApp, overrides: Values = {}) {
  const body = signUpBody(overrides);
  const answer = await post(app, '/user/signup', body);
  if (answer.status !== 201) throw new Error(`The sign-up ended with ${answer.status} ${answer.text}`);
  return { ...body, userId: answer.json<{ userId: string }>().userId };
}

let hash: Promise<string> | undefined;

/** A verified account that signs in with PASSWORD. */
export async function createLearner(app: TestApp, overrides: Values = {}) {
  hash ??= hashPassword(PASSWORD);
  const { email, phone, key } = await app.database.prisma.user.create({
    data: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: anEmail(),
      phone: aPhone(),
      passwordHash: await hash,
      verifiedAt: new Date(),
      ...overrides,
    },
  });
  return { key, email, phone: phone ?? '' };
}

export const logIn = (app: TestApp, body: Values, options: Values = {}): Promise<Answer> =>
  post(app, '/user/login', { password: PASSWORD, ...body }, options);

/** Logs in, which must succeed, and returns the token of the session. */
export async function tokenOf(app: TestApp, body: Values): Promise<string> {
  const answer = await logIn(app, body);
  if (answer.status !== 200) throw new Error(`The login ended with ${answer.status} ${answer.text}`);
  return answer.json<{ token: string }>().token;
}

/** Whether a token belongs to somebody. */
export async function isAlive(app: TestApp, token: string): Promise<boolean> {
  const { status } = await app.rest('/trpc/accounts.me', { token });
  return status === 200;
}

/** Makes the password of all sessions of somebody last given this many minutes ago; ten are too many. */
export async function ageReAuthentication(app: TestApp, key: string, minutes = 10): Promise<void> {
  const data = { reAuthenticatedAt: new Date(Date.now() - minutes * 60_000) };
  await app.database.prisma.userSession.updateMany({ where: { userKey: key }, data });
  await app.database.prisma.administratorSession.updateMany({ where: { administratorKey: key }, data });
}

/** Resets the counts of a limit, for everybody. */
export async function resetLimit(app: TestApp, limit: LimitName): Promise<void> {
  await app.database.prisma.rateLimit.updateMany({ where: { key: { startsWith: `${limit}:` } }, data: { expire: 1 } });
}

/** Uses up a limit except for one try, for everybody who already has a count. */
export async function useUpAllButOne(app: TestApp, limit: LimitName, points: number): Promise<void> {
  const where = { key: { startsWith: `${limit}:` } };
  await app.database.prisma.rateLimit.updateMany({ where, data: { points: points - 1 } });
}
