import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { letIn } from '#server/administrators/let-in.ts';
import {
  anEmail,
  codeFor,
  createLearner,
  logIn,
  mailsTo,
  resetLimit,
  PASSWORD,
  post,
  signUpBody,
  useUpAllButOne,
  wrongCode,
} from '#server/testing/accounts.ts';
import type { Answer } from '#server/testing/http.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { hashPassword } from './passwords.ts';

// Behind a proxy, so that each caller can have its own IP address.
const app = await startTestApp({ trustProxy: 1 });
const { prisma } = app.database;

const NEW_PASSWORD = 'another password';
const WRONG = { password: 'wrong password' };
const TOLD = 'Somebody is trying passwords on your GearUp account';

let serial = 0;
const anAddress = () => `198.51.${++serial >> 8}.${serial & 255}`;
const from = (address: string, cookie = '') => ({
  headers: { 'X-Forwarded-For': address, ...(cookie && { Cookie: cookie }) },
});

type From = ReturnType<typeof from>;

function deviceOf({ status, text, headers }: Answer): string {
  expect(status, text).toBe(200);
  const cookie = headers['set-cookie']?.find((line) => line.startsWith('gearup_device='));
  return (cookie ?? '').split(';', 1)[0] ?? '';
}

/** A learner with a browser that has signed in before. */
async function createOwner() {
  const { email } = await createLearner(app);
  return { email, device: deviceOf(await logIn(app, { email }, from(anAddress()))) };
}

const statusesOf = async (times: number, call: () => Promise<Answer>) => {
  const statuses: number[] = [];
  for (let count = 0; count < times; count++) statuses.push((await call()).status);
  return statuses;
};
const times = (count: number, status: number) => Array.from({ length: count }, () => status);

describe('a learner', () => {
  test("whose account is attacked by a stranger is refused only at that stranger's address", async () => {
    const { email, device } = await createOwner();
    const stranger = anAddress();
    const guess = () => logIn(app, { email, ...WRONG }, from(stranger));
    expect(await statusesOf(11, guess)).toEqual([...times(10, 401), 429]);
    expect((await logIn(app, { email }, from(anAddress()))).status).toBe(200);
    expect((await logIn(app, { email }, from(stranger))).status).toBe(429);
    // Even there the known browser gets in.
    expect((await logIn(app, { email }, from(stranger, device))).status).toBe(200);
  });

  test('gets in at the first try with a known browser when strangers have used up all limits', async () => {
    const { email, device } = await createOwner();
    const stranger = anAddress();
    await logIn(app, { email, ...WRONG }, from(stranger));
    await useUpAllButOne(app, 'wrongLoginOfStrangers', 100);
    await useUpAllButOne(app, 'wrongLoginFromAddress', 100);
    expect((await logIn(app, { email, ...WRONG }, from(stranger))).status).toBe(401);
    const refused = await logIn(app, { email }, from(anAddress()));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
    for (const clientAddress of [stranger, anAddress()])
      expect((await logIn(app, { email }, from(clientAddress, device))).status).toBe(200);
    await resetLimit(app, 'wrongLoginOfStrangers');
  });

  test('has ten separate tries in a known browser, which nobody else can use', async () => {
    const { email, device } = await createOwner();
    const guess = () => logIn(app, { email, ...WRONG }, from(anAddress(), device));
    expect(await statusesOf(11, guess)).toEqual([...times(10, 401), 429]);
    expect((await logIn(app, { email }, from(anAddress()))).status).toBe(200);
  });

  test("is not known to anybody else's browser", async () => {
    const { email } = await createOwner();
    const other = await createOwner();
    const stranger = anAddress();
    const guess = () => logIn(app, { email, ...WRONG }, from(stranger, other.device));
    expect(await statusesOf(11, guess)).toEqual([...times(10, 401), 429]);
  });

  test('is notified by mail after twenty wrong guesses of strangers, once a day', async () => {
    const { email } = await createOwner();
    const notices = () => mailsTo(app, email).filter(({ subject }) => subject === TOLD);
    const guess = () => logIn(app, { email, ...WRONG }, from(anAddress()));
    await guess();
    await useUpAllButOne(app, 'wrongLoginOfStrangers', 19);
    expect((await guess()).status).toBe(401);
    expect(notices()).toEqual([]);
    expect((await guess()).status).toBe(401);
    await expect.poll(notices).toHaveLength(1);
    expect(notices()[0]?.text).toContain(`${app.url}/Forgetpassword`);
    await resetLimit(app, 'guessNoticePause');
    await guess();
    await resetLimit(app, 'guessNotice');
    await resetLimit(app, 'guessNoticePause');
    await guess();
    await expect.poll(notices).toHaveLength(2);
  });

  test('is notified later when the mail could not be sent, and then once', async () => {
    let tries = 0;
    const failing = await startTestApp({
      trustProxy: 1,
      databaseUrl: app.databaseUrl,
      mailer: {
        send: () => Promise.reject(new Error(`The mail server says no: ${++tries}`)),
        check: () => Promise.resolve(),
      },
    });
    const { email } = await createOwner();
    const notices = () => mailsTo(app, email).filter(({ subject }) => subject === TOLD);
    const guess = (site = app) => logIn(site, { email, ...WRONG }, from(anAddress()));
    await guess();
    await useUpAllButOne(app, 'wrongLoginOfStrangers', 20);
    await guess(failing);
    await expect.poll(() => failing.log.lines.filter(({ msg }) => msg === 'sending mail failed')).toHaveLength(1);
    await guess();
    await resetLimit(app, 'guessNoticePause');
    await guess();
    await expect.poll(notices).toHaveLength(1);
    expect(tries).toBe(1);
  });
});

describe('the code for a new password', () => {
  const ask = (email: string, options: From) => post(app, '/user/send-otp-reset', { email }, options);
  const reset = (email: string, otp: string, options: From) =>
    post(app, '/user/reset-password', { email, otp, newPassword: NEW_PASSWORD }, options);

  test('survives the wrong tries of a stranger, and works for the person who requested it', async () => {
    const { email } = await createOwner();
    const [own, stranger] = [from(anAddress()), from(anAddress())];
    await ask(email, own);
    const code = codeFor(app, email);
    expect(await statusesOf(7, () => reset(email, wrongCode(code), stranger))).toEqual(times(7, 400));
    expect((await reset(email, code, stranger)).status).toBe(400);
    expect((await reset(email, code, own)).status).toBe(200);
  });

  test('allows fifty tries by all strangers together, and then only known browsers', async () => {
    const { email, device } = await createOwner();
    await ask(email, from(anAddress(), device));
    const code = codeFor(app, email);
    await reset(email, wrongCode(code), from(anAddress()));
    await useUpAllButOne(app, 'wrongCodeOfStrangers', 50);
    expect((await reset(email, wrongCode(code), from(anAddress()))).status).toBe(400);
    expect((await reset(email, code, from(anAddress()))).status).toBe(400);
    expect((await reset(email, code, from(anAddress(), device))).status).toBe(200);
  });

  test('is not replaced by the request of a stranger', async () => {
    const { email } = await createOwner();
    const own = from(anAddress());
    await ask(email, own);
    await resetLimit(app, 'codeMailPause');
    expect((await ask(email, from(anAddress()))).status).toBe(200);
    expect(mailsTo(app, email)).toHaveLength(1);
    // The person who requested it gets a new one.
    expect((await ask(email, own)).status).toBe(200);
    expect(mailsTo(app, email)).toHaveLength(2);
    expect((await reset(email, codeFor(app, email), own)).status).toBe(200);
  });

  test('is mailed to a known browser however many strangers have requested codes', async () => {
    const { email, device } = await createOwner();
    await ask(email, from(anAddress()));
    for (const [limit, points] of [
      ['codeMail', 5],
      ['codeMailOfStrangers', 10],
    ] as const)
      await useUpAllButOne(app, limit, points + 1);
    await prisma.oneTimeCode.deleteMany({ where: { email } });
    const refused = await ask(email, from(anAddress()));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    const own = from(anAddress(), device);
    expect((await ask(email, own)).status).toBe(200);
    expect(mailsTo(app, email)).toHaveLength(2);
    expect((await reset(email, codeFor(app, email), own)).status).toBe(200);
    await resetLimit(app, 'codeMailOfStrangers');
  });

  test('makes the browser the only known one, even during an attack, without a notice', async () => {
    const { email, device: old } = await createOwner();
    await logIn(app, { email, ...WRONG }, from(anAddress()));
    await useUpAllButOne(app, 'wrongLoginOfStrangers', 101);
    const own = anAddress();
    await ask(email, from(own));
    const device = deviceOf(await reset(email, codeFor(app, email), from(own)));
    await logIn(app, { email, ...WRONG }, from(anAddress()));
    await useUpAllButOne(app, 'wrongLoginOfStrangers', 101);
    const password = NEW_PASSWORD;
    expect((await logIn(app, { email, password }, from(anAddress(), old))).status).toBe(429);
    expect((await logIn(app, { email, password }, from(anAddress(), device))).status).toBe(200);
    await app.jobs.add('sign-in-notices');
    expect(mailsTo(app, email).filter(({ subject }) => subject.startsWith('A new sign-in'))).toEqual([]);
    await resetLimit(app, 'wrongLoginOfStrangers');
  });
});

test('the code of a sign-up survives a stranger who signs up with the same address, and guesses', async () => {
  const body = signUpBody();
  const [own, stranger] = [from(anAddress()), from(anAddress())];
  const { userId } = (await post(app, '/user/signup', body, own)).json();
  const theirs = await post(app, '/user/signup', signUpBody({ email: body.email, firstName: 'Mallory' }), stranger);
  expect(theirs.status).toBe(201);
  const code = codeFor(app, body.email);
  const again = await post(app, '/trpc/accounts.resendCode', { userId: theirs.json().userId }, stranger);
  const { result } = again.json<{ result: { data: { resendAfterSeconds: number } } }>();
  expect(result.data.resendAfterSeconds, 'as long as the code lives').toBeGreaterThan(500);
  const guess = () => post(app, '/user/verify-otp', { userId: theirs.json().userId, otp: wrongCode(code) }, stranger);
  expect(await statusesOf(6, guess)).toEqual(times(6, 400));
  expect((await post(app, '/user/verify-otp', { userId, otp: code }, own)).status).toBe(200);
  expect(mailsTo(app, body.email)).toHaveLength(1);
});

describe('an administrator', () => {
  const logInAs = (username: string, password: string, options: From) =>
    post(app, '/admin/login', { username, password }, options);
  async function createKeeper() {
    const username = `keeper-${randomUUID()}`;
    const passwordHash = await hashPassword(PASSWORD);
    await prisma.administrator.create({ data: { username, usernameKey: username, passwordHash } });
    return username;
  }

  test('gets in at the first try with a known browser, and elsewhere after the guesses are cleared', async () => {
    const username = await createKeeper();
    const device = deviceOf(await logInAs(username, PASSWORD, from(anAddress())));
    const stranger = from(anAddress());
    expect(await statusesOf(11, () => logInAs(username, 'a guess', stranger))).toEqual([...times(10, 401), 429]);
    await useUpAllButOne(app, 'wrongLoginOfStrangers', 101);
    expect((await logInAs(username, PASSWORD, from(anAddress()))).status).toBe(429);
    expect(deviceOf(await logInAs(username, PASSWORD, from(anAddress(), device)))).toBe(device);
    const onPages = await post(app, '/trpc/administrators.login', { username, password: PASSWORD }, from('', device));
    expect(deviceOf(onPages)).toBe(device);

    expect(await letIn(app.database, username.toUpperCase())).toBe(true);
    expect((await logInAs(username, PASSWORD, from(anAddress()))).status).toBe(200);
    expect((await logInAs(username, PASSWORD, stranger)).status).toBe(200);
    const entry = await prisma.auditEntry.findFirst({ where: { about: username, action: 'administrator.let-in' } });
    expect(entry).toMatchObject({ actor: '', address: '' });
    await resetLimit(app, 'wrongLoginOfStrangers');
  });

  test('can be let in without clearing the guesses at another administrator', async () => {
    const [username, other] = [await createKeeper(), await createKeeper()];
    const stranger = from(anAddress());
    await statusesOf(10, () => logInAs(other, 'a guess', stranger));
    expect(await letIn(app.database, username)).toBe(true);
    expect((await logInAs(other, PASSWORD, stranger)).status).toBe(429);
    expect(await letIn(app.database, anEmail())).toBe(false);
  });
});
