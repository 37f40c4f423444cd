import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { settled } from '#server/testing/apis.ts';
import { aMark, progressOf } from '#server/testing/progress-calls.ts';
import { type Person, startTestApp } from '#server/testing/test-app.ts';
import { SCHEDULER } from '#shared/records/review-card/review-card.ts';
import { WEEKLY_DIGESTS } from './weekly-digests.ts';

const app = await startTestApp();
const { prisma } = app.database;
const ZONE = 'Asia/Kolkata';
const letters = ({ token }: Person) => app.trpc(token).weeklyDigests;
const nextOf = async ({ key }: Person) => (await prisma.weeklyDigest.findUnique({ where: { userKey: key } }))?.nextAt;

let ada: Person;
const { sync } = progressOf(app, () => ada);
const DAY_MS = 86_400_000;
const tick = (at: number, person = ada) =>
  sync([aMark({ name: 'Two Sum', at: new Date(at).toISOString(), timeZone: ZONE })], { person });

beforeEach(async () => {
  await prisma.weeklyDigest.deleteMany();
  app.mails.length = 0;
  ada = await app.createUser();
});

/** Makes the learner's letter due, as on Monday morning. */
async function comeMonday({ key }: Person) {
  await prisma.weeklyDigest.update({ where: { userKey: key }, data: { nextAt: new Date(Date.now() - 1000) } });
  await app.jobs.add(WEEKLY_DIGESTS);
}

/** Adds a tick on the day before today. */
const workYesterday = (person: Person) => tick(Date.now() - DAY_MS, person);

/** Adds a card that is due, and was last reviewed more than a week ago. */
const addDueCard = (person: Person, title: string) =>
  sync(
    [
      {
        kind: 'review-card',
        id: `problem:${title.toLowerCase().replaceAll(/\W/g, '-')}`,
        record: {
          events: [
            { key: randomUUID(), at: 1, kind: 'added', day: '2026-01-01', title, scheduler: SCHEDULER },
            { key: randomUUID(), at: 2, kind: 'reviewed', day: '2026-01-01', rating: 3, seconds: null },
          ],
        },
      },
    ],
    { person },
  );

test('is off until the learner turns it on, and is sent on their next Monday morning', async () => {
  expect(await letters(ada).own.query()).toEqual({ isOn: false });
  expect(await letters(ada).save.mutate({ isOn: true, timeZone: ZONE })).toEqual({ isOn: true });
  expect(await letters(ada).own.query()).toEqual({ isOn: true });
  const next = await nextOf(ada);
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: ZONE,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  expect(parts.format(next)).toMatch(/^Monday.*08:00$/);
  await app.jobs.add(WEEKLY_DIGESTS);
  expect(app.mails).toEqual([]);
  expect((await app.rest('/weekly-letter', { method: 'PUT', token: ada.token, body: { isOn: false } })).json()).toEqual(
    {
      isOn: false,
    },
  );
  expect(await nextOf(ada)).toBeUndefined();
});

test('lists what was done and what is due, once', async () => {
  await letters(ada).save.mutate({ isOn: true, timeZone: ZONE });
  await workYesterday(ada);
  await addDueCard(ada, '<b>Two Sum</b>');
  await comeMonday(ada);
  await app.jobs.add(WEEKLY_DIGESTS);
  const { email } = await prisma.user.findUniqueOrThrow({ where: { key: ada.key } });
  expect(app.mails).toMatchObject([{ to: email, subject: 'Your week on GearUp: 1 review due today' }]);
  const [{ text, html } = { text: '', html: '' }] = app.mails;
  expect(text).toContain('Your last seven days: 1 problem solved on 1 day.');
  expect(text).toContain(`> <b>Two Sum</b>`);
  expect(text).toContain(`${app.url}/Reviews`);
  expect(html).not.toContain('<b>');
  const next = await nextOf(ada);
  expect(next?.getTime()).toBeGreaterThan(Date.now());
});

test('counts a tick of today in the next letter', async () => {
  await letters(ada).save.mutate({ isOn: true, timeZone: ZONE });
  await tick(Date.now());
  await comeMonday(ada);
  expect(app.mails).toEqual([]);
});

test('is not sent when there is nothing to say, and is due again a week later', async () => {
  await letters(ada).save.mutate({ isOn: true, timeZone: ZONE });
  await comeMonday(ada);
  expect(app.mails).toEqual([]);
  expect((await nextOf(ada))?.getTime()).toBeGreaterThan(Date.now());
});

test('is sent once by two processes that look at the same time', async () => {
  await letters(ada).save.mutate({ isOn: true, timeZone: ZONE });
  await workYesterday(ada);
  const other = await startTestApp({ databaseUrl: app.databaseUrl });
  await prisma.weeklyDigest.update({ where: { userKey: ada.key }, data: { nextAt: new Date(0) } });
  await Promise.all([app.jobs.add(WEEKLY_DIGESTS), other.jobs.add(WEEKLY_DIGESTS)]);
  await Promise.all([app.jobs.add(WEEKLY_DIGESTS), other.jobs.add(WEEKLY_DIGESTS)]);
  expect([...app.mails, ...other.mails]).toHaveLength(1);
});

describe('one click', () => {
  const linkIn = (headers: Record<string, string> = {}) => /<(.*)>/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
  const aLetter = async () => {
    await letters(ada).save.mutate({ isOn: true, timeZone: ZONE });
    await workYesterday(ada);
    await comeMonday(ada);
    return linkIn(app.mails[0]?.headers);
  };

  test('in a mail program ends it without a login, for this learner only', async () => {
    const grace = await app.createUser();
    await letters(grace).save.mutate({ isOn: true, timeZone: ZONE });
    const link = await aLetter();
    expect(app.mails[0]?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    expect(app.mails[0]?.text).toContain(link);
    for (let times = 0; times < 2; times++)
      expect((await app.rest(link.slice(app.url.length), { method: 'POST' })).status).toBe(200);
    expect([await nextOf(ada), (await nextOf(grace)) !== undefined]).toEqual([undefined, true]);
  });

  test('says what it ended, and does not affect the newsletter', async () => {
    const link = await aLetter();
    const { email } = await prisma.user.findUniqueOrThrow({ where: { key: ada.key } });
    await prisma.subscriber.create({ data: { email, confirmedAt: new Date() } });
    const token = new URL(link).searchParams.get('token') ?? '';
    const { subscribers } = app.trpc();
    expect(await subscribers.unsubscribe.mutate({ token })).toEqual({ email, from: 'weekly digest' });
    expect(await prisma.subscriber.count({ where: { email } })).toBe(1);
    const used = await settled(async () => ({ record: await subscribers.confirm.mutate({ token }) }));
    expect(used.status).toBe(400);
    const cut = await settled(async () => ({
      record: await subscribers.unsubscribe.mutate({ token: token.slice(0, -3) }),
    }));
    expect(cut.status).toBe(400);
  });

  test('after the account is gone does not fail', async () => {
    const link = await aLetter();
    await app.trpc(ada.token).accounts.remove.mutate();
    const token = new URL(link).searchParams.get('token') ?? '';
    expect(await app.trpc().subscribers.unsubscribe.mutate({ token })).toEqual({ email: '', from: 'weekly digest' });
  });
});

test('can be read and set by the learner only', async () => {
  const administrator = await app.createAdministrator();
  await letters(ada).save.mutate({ isOn: true, timeZone: ZONE });
  const grace = await app.createUser();
  const sent = { isOn: false, userKey: ada.key };
  expect((await app.rest('/weekly-letter', { method: 'PUT', token: grace.token, body: sent })).status).toBe(200);
  expect(await letters(ada).own.query()).toEqual({ isOn: true });
  const refused: [string | undefined, number][] = [
    [undefined, 401],
    [administrator.token, 403],
  ];
  for (const [token, status] of refused) {
    expect((await app.rest('/weekly-letter', { token })).status).toBe(status);
    expect((await app.rest('/weekly-letter', { method: 'PUT', token, body: { isOn: true } })).status).toBe(status);
  }
  expect((await app.rest('/weekly-letter', { method: 'PUT', token: ada.token, body: { isOn: 'yes' } })).status).toBe(
    400,
  );
});
