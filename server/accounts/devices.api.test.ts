import { describe, expect, test } from 'vitest';
import { createLearner, logIn, PASSWORD, post } from '#server/testing/accounts.ts';
import type { Answer } from '#server/testing/http.ts';
import { startTestApp } from '#server/testing/test-app.ts';

/** The errors of the mail server for the next mails; when none are left, it accepts them. */
const refusals: Error[] = [];
const sentMails: { to: string; text: string }[] = [];
const app = await startTestApp({
  mailer: {
    send(mail) {
      const refusal = refusals.shift();
      if (refusal) return Promise.reject(refusal);
      sentMails.push(mail);
      return Promise.resolve();
    },
    check: () => Promise.resolve(),
  },
});
const { prisma } = app.database;

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const HOUR = 3_600_000;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);

/** An account that was opened some days ago. */
const createKnownLearner = () => createLearner(app, { verifiedAt: ago(72 * HOUR) });

const noticesTo = (email: string) => sentMails.filter(({ to }) => to === email);

/** The cookie that identifies the browser at its next sign-in, as the browser sends it. */
function deviceOf({ status, headers }: Answer): string {
  expect(status).toBe(200);
  const cookie = (headers['set-cookie'] ?? []).find((line) => line.startsWith('gearup_device='));
  expect(cookie).toMatch(
    /^gearup_device=[\w-]{43}(\.[\w-]{43})*; Max-Age=34560000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
  );
  return (cookie ?? '').split(';', 1)[0] ?? '';
}

const logInFrom = (email: string, cookie = '') =>
  logIn(app, { email }, { headers: { 'User-Agent': FIREFOX, ...(cookie && { Cookie: cookie }) } });

/** Waits until every notice that is due has been mailed. */
const allMailed = () => app.jobs.add('sign-in-notices');

describe('a sign-in', () => {
  test('from a new browser is reported by mail: with which browser, when, from where, and what to do', async () => {
    const { email } = await createKnownLearner();
    await logInFrom(email);
    await expect.poll(() => noticesTo(email)).toHaveLength(1);
    const [notice] = noticesTo(email);
    expect(notice).toMatchObject({ subject: 'A new sign-in to your GearUp account' });
    expect(notice?.text).toContain('Firefox on Linux');
    expect(notice?.text).toContain('from the address 127.0.0.1');
    expect(notice?.text).toContain(new Date().toLocaleString('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }));
    expect(notice?.text).toContain(`${app.url}/Forgetpassword`);
  });

  test('from a browser that has signed in before is not reported', async () => {
    const { email } = await createKnownLearner();
    const device = deviceOf(await logInFrom(email));
    expect(deviceOf(await logInFrom(email, device))).toBe(device);
    await allMailed();
    expect(noticesTo(email)).toHaveLength(1);
  });

  test('at the other API counts as from the same browser', async () => {
    const { email } = await createKnownLearner();
    const device = deviceOf(await logInFrom(email));
    const body = { email, password: PASSWORD };
    const again = await post(app, '/trpc/accounts.login', body, { headers: { Cookie: device } });
    expect(deviceOf(again)).toBe(device);
    await allMailed();
    expect(noticesTo(email)).toHaveLength(1);
  });

  test('of another learner in a known browser is reported to that learner', async () => {
    const [first, second] = [await createKnownLearner(), await createKnownLearner()];
    const device = deviceOf(await logInFrom(first.email));
    const both = deviceOf(await logInFrom(second.email, device));
    await allMailed();
    expect(noticesTo(second.email)).toHaveLength(1);
    // The browser keeps the tokens of both learners.
    for (const { email } of [first, second, first]) deviceOf(await logInFrom(email, both));
    await allMailed();
    expect([first, second].map(({ email }) => noticesTo(email).length)).toEqual([1, 1]);
  });

  test.each([
    ['made up', () => Promise.resolve(`gearup_device=${'A'.repeat(43)}`)],
    ['of their own account', async () => deviceOf(await logInFrom((await createKnownLearner()).email))],
  ])('from a stranger is reported although they put a token %s into the browser', async (_name, plant) => {
    const { email } = await createKnownLearner();
    const planted = await plant();
    const [token = ''] = planted.split('=').slice(1);
    const newCookie = deviceOf(await logInFrom(email, planted));
    expect(newCookie.split('=')[1]?.split('.')[0]).not.toBe(token);
    deviceOf(await logInFrom(email, planted));
    await allMailed();
    expect(noticesTo(email)).toHaveLength(2);
  });

  test('with an invented token gets one of ours', async () => {
    const { key, email } = await createKnownLearner();
    const device = deviceOf(await logInFrom(email, 'gearup_device=mine'));
    expect(device).not.toContain('mine');
    // Neither the token nor anything to derive it from is stored.
    const rows = await prisma.knownDevice.findMany({ where: { userKey: key } });
    expect(JSON.stringify(rows)).not.toContain(device.split('=', 2)[1]);
  });

  test('in the browser that just opened the account is not reported, one in the next browser is', async () => {
    const { email } = await createLearner(app);
    await logInFrom(email);
    await allMailed();
    expect(noticesTo(email)).toEqual([]);
    await logInFrom(email);
    await allMailed();
    expect(noticesTo(email)).toHaveLength(1);
  });

  test('that fails is not reported, and stores no device', async () => {
    const { key, email } = await createKnownLearner();
    expect((await logIn(app, { email, password: 'something else' })).status).toBe(401);
    expect(await prisma.knownDevice.count({ where: { userKey: key } })).toBe(0);
  });
});

test('from a client without cookies is reported five times an hour, and fifty of its devices are stored', async () => {
  const { key, email } = await createKnownLearner();
  for (let count = 1; count <= 7; count++) await logInFrom(email);
  await allMailed();
  expect(noticesTo(email)).toHaveLength(5);
  const old = Array.from({ length: 60 }, (_, index) => ({
    userKey: key,
    tokenHash: `hash ${index}`,
    firstSeenAt: ago(48 * HOUR),
    lastSeenAt: ago(48 * HOUR),
  }));
  await prisma.knownDevice.createMany({ data: old });
  await logInFrom(email);
  expect(await prisma.knownDevice.count({ where: { userKey: key } })).toBe(50);
  expect(await prisma.knownDevice.count({ where: { userKey: key, tokenHash: { startsWith: 'hash' } } })).toBe(42);
});

describe('a notice', () => {
  const refusal = (responseCode?: number) =>
    Object.assign(new Error('The mail server says no'), responseCode === undefined ? {} : { responseCode });
  const dueOf = (userKey: string) => prisma.knownDevice.findFirst({ where: { userKey }, select: { noticeAt: true } });

  test('refused by the mail server delays no sign-in, and is mailed later', async () => {
    const { key, email } = await createKnownLearner();
    refusals.push(refusal(451));
    expect((await logInFrom(email)).status).toBe(200);
    await expect.poll(async () => (await dueOf(key))?.noticeAt?.getTime() ?? 0).toBeGreaterThan(Date.now());
    await prisma.knownDevice.updateMany({ where: { userKey: key }, data: { noticeAt: ago(1) } });
    await allMailed();
    expect(noticesTo(email)).toHaveLength(1);
    expect(await dueOf(key)).toEqual({ noticeAt: null });
  });

  test('that could not be sent for a day is dropped', async () => {
    const { key } = await createKnownLearner();
    const old = { firstSeenAt: ago(25 * HOUR), noticeAt: ago(1) };
    await prisma.knownDevice.create({ data: { userKey: key, tokenHash: 'of a day ago', ...old } });
    refusals.push(refusal(451));
    await allMailed();
    expect(refusals).toEqual([]);
    expect(await dueOf(key)).toEqual({ noticeAt: null });
  });

  test('that may have arrived is not mailed again', async () => {
    const { key, email } = await createKnownLearner();
    refusals.push(refusal());
    await logInFrom(email);
    await allMailed();
    expect(refusals).toEqual([]);
    expect(await dueOf(key)).toEqual({ noticeAt: null });
  });
});

test('devices are deleted with their account', async () => {
  const { key, email } = await createKnownLearner();
  await logInFrom(email);
  await prisma.user.delete({ where: { key } });
  expect(await prisma.knownDevice.count({ where: { userKey: key } })).toBe(0);
});
