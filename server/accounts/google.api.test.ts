import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import {
  anEmail,
  codeFor,
  createLearner,
  isAlive,
  logIn,
  mailsTo,
  PASSWORD,
  post,
  signUp,
} from '#server/testing/accounts.ts';
import { CookieJar } from '#server/testing/browser-like.ts';
import { type Claims, startOpenIdProvider } from '#server/testing/servers/openid-provider.ts';
import { PAGE, startTestApp } from '#server/testing/test-app.ts';

const openid = await startOpenIdProvider();
afterAll(openid.close);
const app = await startTestApp({ google: openid.serve });
const { prisma } = app.database;

const BEGIN = `${app.url}/auth/google`;
const CALLBACK = `${BEGIN}/callback`;
const ATTEMPT = 'gearup_google';
const isCallback = (url: string) => url.startsWith(CALLBACK);
const failedWith = (message: string) => `${app.url}/Login?message=${message}`;

/** Creates a person whom the provider knows. */
function createPerson(claims: Claims = {}) {
  const sub = randomUUID();
  const person = { email: anEmail(), email_verified: true, given_name: 'Grace', family_name: 'Hopper', ...claims };
  openid.accounts.set(sub, person);
  return { ...person, sub };
}

/** Signs in at the provider and consents. Returns the URL that leads back to us. */
async function toCallback(jar: CookieJar, sub: string, change: (url: URL) => void = () => {}): Promise<string> {
  const { headers } = await jar.open(BEGIN);
  const authorization = new URL(headers.location ?? '');
  change(authorization);
  let { url } = await jar.follow(authorization.href, isCallback);
  const forms: Record<string, string>[] = [{ prompt: 'login', login: sub, password: 'any' }, { prompt: 'consent' }];
  for (const form of forms) {
    if (isCallback(url)) break;
    const { headers: answered } = await jar.open(url, form);
    ({ url } = await jar.follow(new URL(answered.location ?? '', url).href, isCallback));
  }
  return url;
}

/** Completes a sign-in. */
async function signIn(sub: string, jar = new CookieJar()) {
  const landing = await jar.follow(await toCallback(jar, sub));
  const shown = new URL(landing.url).searchParams.get('user');
  const user = shown === null ? null : (JSON.parse(shown) as Record<string, unknown>);
  return { ...landing, user, token: jar.get(app.url, 'gearup_user') ?? '' };
}

async function expectNobodySignedIn(jar: CookieJar, sessionsBefore: number) {
  expect(jar.get(app.url, 'gearup_user')).toBeUndefined();
  expect(await prisma.userSession.count()).toBe(sessionsBefore);
}

describe('a sign-in with Google', () => {
  test('redirects to the provider with code, PKCE, state and nonce, which a separate cookie stores', async () => {
    const answer = await new CookieJar().open(BEGIN);
    expect(answer.status).toBe(303);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const { origin, searchParams: query } = new URL(answer.headers.location ?? '');
    expect(origin).toBe(openid.issuer);
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: CALLBACK,
      scope: 'openid email profile',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(query.get(name)?.length).toBeGreaterThan(30);
    const [cookie = ''] = answer.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^gearup_google=.*; Max-Age=600; Path=\/auth\/google;.*HttpOnly; SameSite=Lax/);
    const secondQuery = new URL((await new CookieJar().open(BEGIN)).headers.location ?? '').searchParams;
    for (const name of ['state', 'nonce', 'code_challenge']) expect(secondQuery.get(name)).not.toBe(query.get(name));
  });

  test('of somebody new opens a verified account, and ends on the home page with a session', async () => {
    const picture = 'https://example.org/grace.png';
    const { sub, email } = createPerson({ picture });
    const jar = new CookieJar();
    const { url, answer, user, token } = await signIn(sub, jar);
    const { key, ...row } = await prisma.user.findFirstOrThrow({ where: { email } });
    const names = { firstName: 'Grace', lastName: 'Hopper' };
    expect(user).toEqual({ _id: key, ...names, email, phone: null, photo: picture, googleId: sub });
    expect(row).toMatchObject({ ...names, passwordHash: null, googleId: sub });
    expect(row.verifiedAt).not.toBeNull();
    expect(new URL(url).pathname).toBe('/');
    expect([answer.status, answer.text]).toEqual([200, PAGE]);
    expect(jar.get(app.url, ATTEMPT), 'the cookie of the attempt is gone').toBeUndefined();
    expect(await isAlive(app, token)).toBe(true);
    expect((await logIn(app, { email, password: '' })).status).toBe(400);
    expect((await logIn(app, { email })).status).toBe(401);
  });

  test('a second time finds the same account, even when the address at Google has changed', async () => {
    const person = createPerson();
    const first = await signIn(person.sub);
    openid.accounts.set(person.sub, { ...person, email: anEmail() });
    const second = await signIn(person.sub);
    expect(second.user).toEqual(first.user);
    expect(second.token).not.toBe(first.token);
  });

  test('without names uses what there is', async () => {
    const { sub, email } = createPerson({ given_name: undefined, family_name: undefined });
    expect((await signIn(sub)).user).toMatchObject({ firstName: email.split('@')[0], lastName: '', photo: null });
    const named = createPerson({ given_name: undefined, family_name: undefined, name: 'Grace Hopper' });
    expect((await signIn(named.sub)).user).toMatchObject({ firstName: 'Grace Hopper', lastName: '' });
  });

  test('joins the account with the same verified address, in any case, and keeps its data and password', async () => {
    const learner = await createLearner(app);
    const { sub } = createPerson({ email: learner.email.toUpperCase(), picture: 'https://example.org/g.png' });
    const { user } = await signIn(sub);
    expect(user).toEqual({
      _id: learner.key,
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: learner.email,
      phone: learner.phone,
      photo: 'https://example.org/g.png',
      googleId: sub,
    });
    expect(await prisma.user.count({ where: { email: learner.email } })).toBe(1);
    expect((await logIn(app, { email: learner.email, password: PASSWORD })).json()).toMatchObject({
      user: { googleId: sub },
    });
  });

  test('from a browser that is new to an account is reported by mail, the next one is not', async () => {
    const { email } = await createLearner(app, { verifiedAt: new Date('2026-01-01') });
    const { sub } = createPerson({ email });
    const jar = new CookieJar();
    await signIn(sub, jar);
    await signIn(sub, jar);
    await app.jobs.add('sign-in-notices');
    expect(mailsTo(app, email).map(({ subject }) => subject)).toEqual(['A new sign-in to your GearUp account']);
  });

  test("takes over the address of another's unverified sign-up, whose password and code stop working", async () => {
    const stranger = await signUp(app);
    const code = codeFor(app, stranger.email);
    const { sub } = createPerson({ email: stranger.email });
    const { user } = await signIn(sub);
    expect(user).toMatchObject({ firstName: 'Grace', lastName: 'Hopper', phone: null, googleId: sub });
    expect(user?._id).not.toBe(stranger.userId);
    expect((await logIn(app, { email: stranger.email })).status).toBe(401);
    expect((await logIn(app, { phone: stranger.phone })).status).toBe(401);
    expect((await post(app, '/user/verify-otp', { userId: stranger.userId, otp: code })).status).toBe(400);
    expect((await post(app, '/user/verify-otp', { userId: user?._id, otp: code })).status).toBe(400);
    expect(await prisma.user.count({ where: { email: stranger.email } })).toBe(1);
  });

  test('several times at once creates one account', async () => {
    const { sub, email } = createPerson();
    const users = await Promise.all([signIn(sub), signIn(sub), signIn(sub)]);
    expect(new Set(users.map(({ user }) => user?._id)).size).toBe(1);
    expect(await prisma.user.count({ where: { email } })).toBe(1);
  });
});

describe('nobody is signed in, and the login page says why,', () => {
  test('when the person cancels', async () => {
    const jar = new CookieJar();
    const before = await prisma.userSession.count();
    const { url } = await jar.follow(BEGIN);
    expect(url).toMatch(/\/interaction\/[\w-]+$/);
    const { url: end, answer } = await jar.follow(`${url}/abort`);
    expect(end).toBe(failedWith('google-cancelled'));
    expect([answer.status, answer.text]).toEqual([200, PAGE]);
    expect(jar.get(app.url, ATTEMPT)).toBeUndefined();
    await expectNobodySignedIn(jar, before);
  });

  test('when the address is not verified, and the account of that address stays as it was', async () => {
    const learner = await createLearner(app);
    for (const email_verified of [false, undefined]) {
      const jar = new CookieJar();
      const before = await prisma.userSession.count();
      const { sub } = createPerson({ email: learner.email, email_verified });
      expect((await signIn(sub, jar)).url).toBe(failedWith('google-failed'));
      await expectNobodySignedIn(jar, before);
    }
    expect(await prisma.user.findUnique({ where: { key: learner.key } })).toMatchObject({ googleId: null });
  });

  test('when there is no address', async () => {
    const { sub } = createPerson({ email: undefined });
    expect((await signIn(sub)).url).toBe(failedWith('google-failed'));
  });

  const attempt = (jar: CookieJar) => ({ value: jar.get(app.url, ATTEMPT) ?? '', path: '/auth/google' });

  test('when the same callback comes twice', async () => {
    const { sub } = createPerson();
    const jar = new CookieJar();
    const callback = await toCallback(jar, sub);
    const copied = attempt(jar);
    expect((await jar.open(callback)).headers.location).toMatch(/^\/\?user=/);
    const thief = new CookieJar();
    const before = await prisma.userSession.count();
    expect((await thief.follow(callback)).url, 'without the cookie').toBe(failedWith('google-failed'));
    thief.set(app.url, ATTEMPT, copied);
    expect((await thief.follow(callback)).url, 'with a copy of it').toBe(failedWith('google-failed'));
    await expectNobodySignedIn(thief, before);
  });

  test("when the callback is somebody else's", async () => {
    const [victim, attacker] = [new CookieJar(), new CookieJar()];
    const before = await prisma.userSession.count();
    const callback = await toCallback(attacker, createPerson().sub);
    await victim.open(BEGIN);
    expect((await victim.follow(callback)).url).toBe(failedWith('google-failed'));
    await expectNobodySignedIn(victim, before);
  });

  test.each([
    ['the state is another', (url: URL) => url.searchParams.set('state', 'x'.repeat(43))],
    ['the state is missing', (url: URL) => url.searchParams.delete('state')],
    ['the code is another', (url: URL) => url.searchParams.set('code', 'x'.repeat(43))],
    ['the code is missing', (url: URL) => url.searchParams.delete('code')],
    ['the issuer is another', (url: URL) => url.searchParams.set('iss', 'https://evil.example')],
    ['the provider failed', (url: URL) => (url.search = '?error=server_error')],
    ['there is nothing', (url: URL) => (url.search = '')],
  ])('when %s', async (_name, change) => {
    const jar = new CookieJar();
    const before = await prisma.userSession.count();
    const url = new URL(await toCallback(jar, createPerson().sub));
    change(url);
    expect((await jar.follow(url.href)).url).toBe(failedWith('google-failed'));
    await expectNobodySignedIn(jar, before);
  });

  test.each([
    ['nonce', 'nonce'],
    ['code verifier', 'code_challenge'],
  ])('when the %s is from another attempt', async (_name, parameter) => {
    const jar = new CookieJar();
    const before = await prisma.userSession.count();
    const callback = await toCallback(jar, createPerson().sub, (url) =>
      url.searchParams.set(parameter, 'x'.repeat(43)),
    );
    expect(new URL(callback).searchParams.get('code')).not.toBeNull();
    expect((await jar.follow(callback)).url).toBe(failedWith('google-failed'));
    await expectNobodySignedIn(jar, before);
  });

  test.each(['nonsense', '{}', 'null', '%7B%22state%22%3A1%7D'])('when the cookie is %s', async (value) => {
    const jar = new CookieJar();
    const callback = await toCallback(jar, createPerson().sub);
    jar.set(app.url, ATTEMPT, { value, path: '/auth/google' });
    expect((await jar.follow(callback)).url).toBe(failedWith('google-failed'));
  });

  test('when the site has no Google sign-in', async () => {
    const plain = await startTestApp({ databaseUrl: app.databaseUrl });
    for (const path of ['/auth/google', '/auth/google/callback?code=x&state=y']) {
      const answer = await plain.rest(path);
      expect([answer.status, answer.headers.location]).toEqual([303, '/Login?message=google-not-set-up']);
    }
  });

  test('when the provider is unreachable; it works again when that is back', async () => {
    const other = await startOpenIdProvider();
    const unlucky = await startTestApp({ databaseUrl: app.databaseUrl, google: other.serve });
    other.isAway = true;
    const answer = await unlucky.rest('/auth/google');
    expect([answer.status, answer.headers.location]).toEqual([303, '/Login?message=google-failed']);
    other.isAway = false;
    expect((await unlucky.rest('/auth/google')).headers.location).toContain(`${other.issuer}/auth?`);
    await other.close();
  });
});

test('the log of a failed sign-in contains neither code nor token', async () => {
  const jar = new CookieJar();
  const callback = new URL(await toCallback(jar, createPerson().sub));
  callback.searchParams.set('state', 'x'.repeat(43));
  await jar.open(callback.href);
  const log = JSON.stringify(app.log.lines);
  expect(log).toContain('Google sign-in failed');
  expect(log).not.toContain(callback.searchParams.get('code'));
});
