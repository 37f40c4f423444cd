import { afterEach, describe, expect, test, vi } from 'vitest';
import { codeFor, createLearner, logIn, PASSWORD, post, signUpBody, useUpAllButOne } from '#server/testing/accounts.ts';
import type { Answer } from '#server/testing/http.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { hashingQueue } from './hashing-queue.ts';

const app = await startTestApp({ trustProxy: 1 });
const { prisma } = app.database;

let release: () => Promise<unknown> = () => Promise.resolve();
afterEach(() => release());

/** Occupies the queue, except for `free` places. */
function fill(free = 0) {
  const { promise, resolve } = Promise.withResolvers<null>();
  // So that no call times out, however long the test takes.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const taken = Array.from({ length: 21 - free }, () => hashingQueue.run(() => promise));
  vi.useRealTimers();
  release = () => {
    resolve(null);
    return Promise.all(taken);
  };
}

const login = async (): Promise<[string, () => Promise<Answer>][]> => {
  const { email } = await createLearner(app);
  const body = { email, password: PASSWORD };
  const administrator = { username: 'nobody', password: PASSWORD };
  return [
    ['a right login', () => logIn(app, body)],
    ['a right login in pages', () => post(app, '/trpc/accounts.login', body)],
    ['a login of an administrator', () => post(app, '/admin/login', administrator)],
    ['a login of an administrator in pages', () => post(app, '/trpc/administrators.login', administrator)],
    ['a sign-up', () => post(app, '/user/signup', signUpBody())],
    ['a sign-up in pages', () => post(app, '/trpc/accounts.signUp', signUpBody())],
  ];
};

describe('while twenty wait for a password to be hashed', () => {
  test('another is told when to retry, before anything is done for it', async () => {
    const calls = await login();
    fill();
    for (const [name, call] of calls) {
      const answer = await call();
      expect([answer.status, answer.headers['retry-after']], name).toEqual([503, '5']);
      expect(answer.text, name).toContain('Too many people are signing in at the moment; please try again in a moment');
    }
    expect(await prisma.rateLimit.count()).toBe(0);
    expect((await app.rest('/sheetproblem')).status).toBe(200);
    await release();
    expect((await calls[0]?.[1]())?.status).toBe(200);
  });

  test('a login that is admitted and then finds the queue full is not counted as a wrong try', async () => {
    const { email } = await createLearner(app);
    await prisma.rateLimit.deleteMany();
    fill(1);
    // Both pass the API; one takes the last place.
    const both = [logIn(app, { email }), logIn(app, { email })];
    expect((await Promise.race(both)).status).toBe(503);
    for (const limit of ['wrongLogin:', 'wrongLoginFromAddress:', 'login:']) {
      const counted = await prisma.rateLimit.findMany({ where: { key: { startsWith: limit } } });
      expect([limit, counted.map(({ points }) => points)]).toEqual([limit, [1]]);
    }
    await release();
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 503]);
  });

  test('a sign-up that is admitted and then finds the queue full is not counted', async () => {
    await prisma.rateLimit.deleteMany();
    fill(1);
    const both = [post(app, '/user/signup', signUpBody()), post(app, '/user/signup', signUpBody())];
    expect((await Promise.race(both)).status).toBe(503);
    await release();
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([201, 503]);
    for (const limit of ['signUp:', 'signUpTry:']) {
      const counted = await prisma.rateLimit.findMany({ where: { key: { startsWith: limit } } });
      expect([limit, counted.map(({ points }) => points)]).toEqual([limit, [1]]);
    }
    expect(await prisma.rateLimit.count({ where: { key: { startsWith: 'signUpAddress:' } } })).toBe(1);
  });

  test('a code for a new password is not used up', async () => {
    const { email } = await createLearner(app);
    await post(app, '/user/send-otp-reset', { email });
    const reset = () =>
      post(app, '/user/reset-password', { email, otp: codeFor(app, email), newPassword: 'another password' });
    fill();
    expect((await reset()).status).toBe(503);
    await release();
    expect((await reset()).status).toBe(200);
  });
});

test('right logins are limited too, to 300 in ten minutes from one address', async () => {
  const { email } = await createLearner(app);
  const from = (address: string) => logIn(app, { email }, { headers: { 'X-Forwarded-For': address } });
  expect((await from('192.0.2.1')).status).toBe(200);
  await useUpAllButOne(app, 'login', 300);
  expect((await from('192.0.2.1')).status).toBe(200);
  const answer = await from('192.0.2.1');
  expect([answer.status, answer.json().code]).toEqual([429, 'rate_limited']);
  expect((await from('192.0.2.2')).status).toBe(200);
});
