import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '#server/adapters/mailer.ts';
import { anEmail, mailsTo, resetLimit, post } from '#server/testing/accounts.ts';
import { mistyped, settled } from '#server/testing/apis.ts';
import { JWT_SECRET, PAGE, startTestApp } from '#server/testing/test-app.ts';

const app = await startTestApp();
const { prisma } = app.database;

const subscribe = (email: unknown) => post(app, '/newslatter/subscribe', { email });
const rowOf = (email: string) => prisma.subscriber.findUnique({ where: { email } });

// Clears the rate limit of subscriptions, which is tested elsewhere.
beforeEach(() => resetLimit(app, 'subscribe'));

async function mailFor(email: string): Promise<Mail> {
  await expect.poll(() => mailsTo(app, email).length).toBeGreaterThan(0);
  const mail = mailsTo(app, email).at(-1);
  if (!mail) throw new Error('It was there a moment ago');
  return mail;
}

/** The links in the text of the mail. */
function linksIn({ text }: Mail) {
  const [confirm, unsubscribe] = text.match(/https?:\/\/\S+/g) ?? [];
  if (!confirm || !unsubscribe) throw new Error(`There are no two links in: ${text}`);
  return { confirm: new URL(confirm), unsubscribe: new URL(unsubscribe) };
}

async function subscribed() {
  const email = anEmail();
  await subscribe(email);
  const mail = await mailFor(email);
  return { email, mail, ...linksIn(mail) };
}

const tokenOf = (link: URL) => ({ token: link.searchParams.get('token') ?? '' });
const ALREADY = { error: 'Already Subscribed!', message: 'Already Subscribed!', code: 'conflict' };

describe('a subscription', () => {
  test('is answered at once, in lower case, without being confirmed', async () => {
    const email = anEmail();
    const answer = await subscribe(` ${email.toUpperCase()} `);
    expect([answer.status, answer.json()]).toEqual([201, { message: 'Thanks for subscribing!', email }]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(await rowOf(email)).toMatchObject({ confirmedAt: null });
  });

  test.each(['', undefined, null, 7, ['a@example.org']])('needs an address: %j', async (email) => {
    const answer = await subscribe(email);
    expect([answer.status, answer.json().message]).toEqual([400, 'Email is required']);
  });

  test.each(['nonsense', 'a@b', 'a b@example.org', 'a@example.org\nBcc: b@example.org'])(
    'refuses %j',
    async (email) => {
      const answer = await subscribe(email);
      expect([answer.status, answer.json().message]).toEqual([400, 'Invalid email address']);
    },
  );

  test('is a conflict for an address that is already subscribed, in any letter case, confirmed or not', async () => {
    const { email, confirm } = await subscribed();
    for (const same of [email, email.toUpperCase()]) {
      const answer = await subscribe(same);
      expect([answer.status, answer.json()]).toEqual([409, ALREADY]);
    }
    await app.trpc().subscribers.confirm.mutate(tokenOf(confirm));
    expect((await subscribe(email)).json()).toEqual(ALREADY);
    const api = await settled(async () => {
      await app.trpc().subscribers.subscribe.mutate({ email });
      return {};
    });
    expect(api).toMatchObject({ status: 409, message: 'Already Subscribed!' });
  });

  test('is created once when one address subscribes several times at once', async () => {
    const email = anEmail();
    const answers = await Promise.all([1, 2, 3].map(() => subscribe(email)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    await mailFor(email);
    expect(mailsTo(app, email)).toHaveLength(1);
  });

  test('awaiting confirmation is mailed again after the pause, a confirmed one never', async () => {
    const { email, confirm } = await subscribed();
    await resetLimit(app, 'codeMailPause');
    await subscribe(email);
    await expect.poll(() => mailsTo(app, email).length).toBe(2);
    await app.trpc().subscribers.confirm.mutate(tokenOf(confirm));
    await resetLimit(app, 'codeMailPause');
    await subscribe(email);
    // Subscribes another address: by the time of its mail, the other mail would have been sent.
    await subscribed();
    expect(mailsTo(app, email)).toHaveLength(2);
  });
});

describe('the mail', () => {
  test('contains links to existing pages of the site', async () => {
    const { confirm, unsubscribe, mail } = await subscribed();
    expect(`${confirm.origin}${confirm.pathname}`).toBe(`${app.url}/newsletter/confirm`);
    expect(`${unsubscribe.origin}${unsubscribe.pathname}`).toBe(`${app.url}/newsletter/unsubscribe`);
    expect(mail.html).toContain(`href="${confirm.href}"`);
    for (const { pathname, search } of [confirm, unsubscribe]) {
      const page = await app.rest(`${pathname}${search}`, { headers: { Accept: 'text/html' } });
      expect([page.status, page.text]).toEqual([200, PAGE]);
    }
  });

  test('has the headers of a one-click unsubscribe (RFC 8058)', async () => {
    const { mail, unsubscribe } = await subscribed();
    expect(mail.headers).toEqual({
      'List-Unsubscribe': `<${unsubscribe.href}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });
});

describe('the links of the mail', () => {
  const attempt = (call: 'confirm' | 'unsubscribe', token: string) =>
    settled(async () => {
      await app.trpc().subscribers[call].mutate({ token });
      return {};
    });

  test('confirm once: a used link says so, and an earlier link does not confirm a later subscription', async () => {
    const { email, confirm, unsubscribe } = await subscribed();
    const { subscribers } = app.trpc();
    expect(await subscribers.confirm.mutate(tokenOf(confirm))).toEqual({ email });
    const confirmedAt = (await rowOf(email))?.confirmedAt;
    expect(confirmedAt).toBeInstanceOf(Date);
    const { token } = tokenOf(confirm);
    const used = 'This link was already used, and the subscription is confirmed';
    expect(await attempt('confirm', token)).toMatchObject({ status: 409, message: used });
    expect((await rowOf(email))?.confirmedAt).toEqual(confirmedAt);

    await subscribers.unsubscribe.mutate(tokenOf(unsubscribe));
    await subscribe(email);
    expect(await attempt('confirm', token)).toMatchObject({ status: 404, code: 'not_found' });
    expect(await rowOf(email)).toMatchObject({ confirmedAt: null });
  });

  test('work for their purpose, and for nothing else', async () => {
    const { email, confirm, unsubscribe } = await subscribed();
    expect(await attempt('confirm', tokenOf(unsubscribe).token)).toMatchObject({ status: 400 });
    expect(await rowOf(email)).toMatchObject({ confirmedAt: null });
    expect(await attempt('unsubscribe', tokenOf(confirm).token)).toMatchObject({ status: 400 });
    expect((await app.rest(`/newsletter/unsubscribe${confirm.search}`, { method: 'POST' })).status).toBe(400);
    expect(await rowOf(email)).not.toBeNull();
  });

  test('confirm for a week, and unsubscribe without expiry', async () => {
    const { email, confirm, unsubscribe } = await subscribed();
    const claimsOf = (link: URL) => jwt.decode(tokenOf(link).token, { json: true });
    const { iat = 0, exp = 0, ...claims } = claimsOf(confirm) ?? {};
    expect(exp - iat).toBe(7 * 24 * 60 * 60);
    expect(claimsOf(unsubscribe)?.exp).toBeUndefined();
    const late = jwt.sign({ ...claims, exp: Math.floor(Date.now() / 1000) - 1 }, JWT_SECRET);
    const message = 'This link has expired after a week; please subscribe again';
    expect(await attempt('confirm', late)).toMatchObject({ status: 400, message });
    expect(await rowOf(email)).toMatchObject({ confirmedAt: null });
  });

  test('from mails before November 2026, one link for both, still unsubscribe, and never confirm', async () => {
    const { email } = await subscribed();
    const earlier = jwt.sign({}, JWT_SECRET, { subject: email, audience: 'newsletter' });
    expect(await attempt('confirm', earlier)).toMatchObject({ status: 400 });
    expect(await rowOf(email)).toMatchObject({ confirmedAt: null });
    expect(await attempt('unsubscribe', earlier)).toMatchObject({ status: 200 });
    expect(await rowOf(email)).toBeNull();
  });

  test('do nothing on a GET: programs that follow links neither confirm nor unsubscribe', async () => {
    const { email, confirm, unsubscribe } = await subscribed();
    for (const { pathname, search } of [confirm, unsubscribe]) await app.rest(`${pathname}${search}`);
    expect(await rowOf(email)).toMatchObject({ confirmedAt: null });
  });

  test('unsubscribe with one POST of a mail program, which can be repeated', async () => {
    const { email, mail } = await subscribed();
    const target = new URL((mail.headers?.['List-Unsubscribe'] ?? '').slice(1, -1));
    const oneClick = () =>
      app.rest(`${target.pathname}${target.search}`, {
        method: 'POST',
        body: 'List-Unsubscribe=One-Click',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      });
    for (let time = 1; time <= 2; time++) {
      expect((await oneClick()).status).toBe(200);
      expect(await rowOf(email)).toBeNull();
    }
  });

  describe('posted by a browser without scripts', () => {
    const press = async ({ pathname, search }: { pathname: string; search: string }) => {
      const answer = await app.rest(pathname + search, {
        method: 'POST',
        body: '',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html,*/*;q=0.8' },
      });
      expect([answer.status, answer.headers['cache-control']]).toEqual([303, 'private, no-store']);
      return answer.headers.location;
    };

    test('confirm and unsubscribe, and lead to a page that says so', async () => {
      const { email, confirm, unsubscribe } = await subscribed();
      expect(await press(confirm)).toBe('/newsletter/confirm?outcome=done');
      expect((await rowOf(email))?.confirmedAt).toBeInstanceOf(Date);
      expect(await press(confirm)).toBe('/newsletter/confirm?outcome=used');
      expect(await press(unsubscribe)).toBe('/newsletter/unsubscribe?outcome=done');
      expect(await rowOf(email)).toBeNull();
      expect(await press(confirm)).toBe('/newsletter/confirm?outcome=gone');
    });

    test('say what is wrong with them', async () => {
      const { confirm } = await subscribed();
      const { iat: _iat, exp: _exp, ...claims } = jwt.decode(tokenOf(confirm).token, { json: true }) ?? {};
      const late = jwt.sign({ ...claims, exp: Math.floor(Date.now() / 1000) - 1 }, JWT_SECRET);
      expect(await press({ pathname: confirm.pathname, search: `?token=${late}` })).toContain('outcome=expired');
      for (const search of ['', '?token=', '?token=nonsense', '?token=a&token=b'])
        expect(await press({ pathname: confirm.pathname, search })).toContain('outcome=invalid');
    });
  });

  test('unsubscribe on the page too, after which the address can subscribe again', async () => {
    const { email, confirm, unsubscribe } = await subscribed();
    const { subscribers } = app.trpc();
    await subscribers.confirm.mutate(tokenOf(confirm));
    expect(await subscribers.unsubscribe.mutate(tokenOf(unsubscribe))).toEqual({ email, from: 'newsletter' });
    expect(await rowOf(email)).toBeNull();
    const late = await settled(async () => {
      await subscribers.confirm.mutate(tokenOf(confirm));
      return {};
    });
    expect(late).toMatchObject({ status: 404, code: 'not_found' });
    expect((await subscribe(email)).status).toBe(201);
    expect(await rowOf(email)).toMatchObject({ confirmedAt: null });
  });

  test('are refused unless they are ours', async () => {
    const { email } = await subscribed();
    const user = await app.createUser();
    const forged = [
      '',
      'nonsense',
      jwt.sign({}, `${JWT_SECRET}!`, { subject: email, audience: 'newsletter' }),
      jwt.sign({}, `${JWT_SECRET}!`, { subject: email, audience: 'newsletter:confirm', jwtid: randomUUID() }),
      jwt.sign({}, `${JWT_SECRET}!`, { subject: email, audience: 'newsletter:unsubscribe' }),
      jwt.sign({}, JWT_SECRET, { subject: email }),
      jwt.sign({}, JWT_SECRET, { subject: email, audience: 'newsletter', algorithm: 'HS512' }),
      user.token,
    ];
    for (const token of [...forged, undefined]) {
      for (const call of ['confirm', 'unsubscribe'] as const) {
        const outcome = await settled(async () => {
          await app.trpc().subscribers[call].mutate(mistyped({ token }));
          return {};
        });
        expect(outcome, String(token)).toMatchObject({ status: 400, code: 'invalid_input' });
      }
      const path = `/newsletter/unsubscribe?token=${token ?? ''}`;
      expect((await app.rest(path, { method: 'POST' })).status).toBe(400);
    }
    expect((await app.rest('/newsletter/unsubscribe?token=a&token=b', { method: 'POST' })).status).toBe(400);
    expect(await rowOf(email)).toMatchObject({ confirmedAt: null });
  });
});
