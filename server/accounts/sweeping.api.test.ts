import { expect, test } from 'vitest';
import { anEmail, post, signUpBody } from '#server/testing/accounts.ts';
import { startTestApp } from '#server/testing/test-app.ts';

const app = await startTestApp();
const { prisma } = app.database;

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

test('a new sign-up deletes those that are a week old, and keeps younger ones and accounts', async () => {
  const [old, young] = [anEmail(), anEmail()];
  for (const email of [old, young]) expect((await post(app, '/user/signup', signUpBody({ email }))).status).toBe(201);
  const account = await app.createUser();
  await prisma.user.updateMany({
    where: { OR: [{ email: old }, { key: account.key }] },
    data: { updatedAt: daysAgo(8) },
  });
  await prisma.user.updateMany({ where: { email: young }, data: { updatedAt: daysAgo(6) } });

  expect((await post(app, '/user/signup', signUpBody({ email: anEmail() }))).status).toBe(201);
  expect(await prisma.user.count({ where: { email: old } })).toBe(0);
  expect(await prisma.user.count({ where: { OR: [{ email: young }, { key: account.key }] } })).toBe(2);
});

test('attempts to sign up with one address are deleted each in its own time', async () => {
  const email = anEmail();
  const userIds: string[] = [];
  for (let attempt = 1; attempt <= 2; attempt++) {
    const answer = await post(app, '/user/signup', signUpBody({ email }));
    userIds.push(answer.json<{ userId: string }>().userId);
  }
  await prisma.user.updateMany({ where: { key: userIds[0] }, data: { updatedAt: daysAgo(8) } });
  expect((await post(app, '/user/signup', signUpBody({ email: anEmail() }))).status).toBe(201);
  expect(await prisma.user.findMany({ where: { email }, select: { key: true } })).toEqual([{ key: userIds[1] }]);
});

test('a login deletes expired sessions', async () => {
  const { key } = await app.createUser();
  const { key: other } = await app.createUser();
  await prisma.userSession.updateMany({ where: { userKey: key }, data: { expiresAt: daysAgo(1) } });
  await app.createUser();
  expect(await prisma.userSession.count({ where: { userKey: key } })).toBe(0);
  expect(await prisma.userSession.count({ where: { userKey: other } })).toBe(1);
});
