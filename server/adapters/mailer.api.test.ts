import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { outboxMailer, type Patience, smtpMailer } from './mailer.ts';
import { anEmail, createLearner, logIn, post, signUpBody } from '#server/testing/accounts.ts';
import { codeIn } from '#server/testing/answers.ts';
import { collectLog } from '#server/testing/log-lines.ts';
import { parseMail, startSilentServer, startSmtpServer } from '#server/testing/servers/smtp-server.ts';
import { startTestApp } from '#server/testing/test-app.ts';

const FROM = 'GearUp <hello@gearup.example>';
const TEN_SECONDS = 10_000;
/** Short timeouts, for a mail server that hangs. */
const SHORT: Patience = { connect: 300, silence: 300, whole: 1000 };

const smtp = await startSmtpServer();
afterAll(smtp.close);
const app = await startTestApp({ mailer: smtpMailer(smtp.url, { from: FROM }) });
const { prisma } = app.database;

const mailTo = (email: string) => smtp.mails.filter(({ recipients }) => recipients.includes(email));

async function lastMailTo(email: string) {
  await expect.poll(() => mailTo(email).length).toBeGreaterThan(0);
  const mail = mailTo(email).at(-1);
  if (!mail) throw new Error('It was there a moment ago');
  return mail;
}

const typesOf = ({ parts }: { parts: { type: string }[] }) => parts.map(({ type }) => type.split(';', 1)[0]);

/** Markup that would make a mail program load or run something. */
const REMOTE = /<(img|link|script|iframe|object|embed|video|audio|style)\b|url\(|\bsrc=|@import|\bon\w+=/i;

describe('over SMTP', () => {
  test('the code of a sign-up is sent as text and HTML, with the right sender and recipient', async () => {
    const body = signUpBody({ firstName: 'Zoë & <b>Ada</b>' });
    const answer = await post(app, '/user/signup', body);
    expect(answer.status).toBe(201);
    const mail = await lastMailTo(body.email);
    expect(mail).toMatchObject({ from: 'hello@gearup.example', recipients: [body.email] });
    expect(mail.headers.get('from')).toBe(FROM);
    expect(mail.headers.get('to')).toBe(body.email);
    expect(mail.headers.get('content-type')).toMatch(/^multipart\/alternative;/);
    expect(mail.headers.get('message-id')).toMatch(/^<[^>]+@gearup\.example>$/);
    expect(Date.parse(mail.headers.get('date') ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(typesOf(mail)).toEqual(['text/plain', 'text/html']);
    expect(mail.headers.get('subject')).toBe('Your GearUp code');
    const [text = '', html = ''] = mail.parts.map((part) => part.text);
    const code = codeIn({ text }) ?? 'none';
    for (const part of [text, html]) expect(part).toContain(code);
    expect(text).toContain('Hello Zoë & <b>Ada</b>,');
    expect(html).not.toContain('<b>');
    expect(html).toContain('Zoë &#38; &#60;b&#62;Ada');
    const { userId } = answer.json<{ userId: string }>();
    expect((await post(app, '/user/verify-otp', { userId, otp: code })).status).toBe(200);
  });

  test('no mail makes a mail program load or run anything', async () => {
    const { email } = await createLearner(app);
    await post(app, '/user/send-otp-reset', { email });
    const subscriber = anEmail();
    await post(app, '/newslatter/subscribe', { email: subscriber });
    for (const mail of [await lastMailTo(email), await lastMailTo(subscriber)]) {
      expect(typesOf(mail)).toEqual(['text/plain', 'text/html']);
      expect(mail.parts[1]?.text).toContain('</html>');
      expect(mail.parts[1]?.text).not.toMatch(REMOTE);
    }
  });

  test.each([
    ['a recipient', { to: 'a@example.org\r\nBcc: b@example.org' }],
    ['a subject', { subject: 'Hello\r\nBcc: b@example.org\r\n\r\nEvil' }],
    ['a header', { headers: { 'List-Unsubscribe': '<https://x.example>\r\nBcc: b@example.org' } }],
  ])('%s with line breaks adds no header and no recipient', async (_name, fault) => {
    const before = smtp.mails.length;
    const mail = { to: 'a@example.org', subject: 'Hello', text: 'text', html: '<p>text</p>', ...fault };
    // It may be refused, or sent harmlessly.
    await smtpMailer(smtp.url, { from: FROM })
      .send(mail)
      .catch(() => {});
    for (const sent of smtp.mails.slice(before)) {
      expect(sent.headers.has('bcc')).toBe(false);
      expect(sent.raw).not.toMatch(/^bcc:/im);
      expect(sent.recipients.filter((recipient) => !recipient.startsWith('a@example.org'))).toEqual([]);
    }
  });

  test.each([
    'a@example.org\r\nBcc: b@example.org',
    'a@example.org,b@example.org',
    'a@example.org b@example.org',
    '<a@example.org>',
  ])('no mail is sent to %j', async (email) => {
    const before = smtp.mails.length;
    const users = await prisma.user.count();
    for (const [path, body] of [
      ['/user/signup', signUpBody({ email })],
      ['/user/send-otp-reset', { email }],
      ['/newslatter/subscribe', { email }],
    ] as const) {
      const answer = await post(app, path, body);
      expect([answer.status, answer.json().message]).toEqual([400, 'Invalid email address']);
    }
    expect(smtp.mails).toHaveLength(before);
    expect(await prisma.user.count()).toBe(users);
  });

  test('a name with line breaks is refused', async () => {
    const answer = await post(app, '/user/signup', signUpBody({ firstName: 'Ada\r\nBcc: b@example.org' }));
    expect([answer.status, answer.json().message]).toEqual([400, 'A name is one line of text']);
  });
});

describe('a mail server', () => {
  /** An app whose mail server fails, and one on the same database whose mail server works. */
  async function failing(url: string, patience?: Patience) {
    const mailer = smtpMailer(url, { from: FROM }, patience);
    const broken = await startTestApp({ mailer, databaseUrl: app.databaseUrl });

    return {
      /** Signs up and requests a reset, both of which fail, and repeats both when mail works. */
      async reAuthenticate() {
        const body = signUpBody();
        const learner = await createLearner(app);
        const [signUp, reset, unknown] = await Promise.all([
          post(broken, '/user/signup', body),
          post(broken, '/user/send-otp-reset', { email: learner.email }),
          post(broken, '/user/send-otp-reset', { email: anEmail() }),
        ]);
        expect([signUp.status, signUp.json()]).toEqual([502, failed('Failed to send OTP')]);
        for (const answer of [reset, unknown])
          expect([answer.status, answer.json()]).toEqual([502, failed('Error sending OTP')]);
        expect(await prisma.user.count({ where: { email: body.email } })).toBe(0);
        expect(await prisma.oneTimeCode.count({ where: { email: { in: [body.email, learner.email] } } })).toBe(0);

        expect((await post(app, '/user/signup', body)).status).toBe(201);
        expect((await post(app, '/user/send-otp-reset', { email: learner.email })).status).toBe(200);
        expect(mailTo(body.email)).toHaveLength(1);
        await lastMailTo(learner.email);
        expect(mailTo(learner.email)).toHaveLength(1);
      },
      app: broken,
    };
  }
  const failed = (message: string) => ({ error: message, message, code: 'upstream_failed' });

  test('that does not exist fails the sign-up cleanly, and a retry works at once', async () => {
    const stopped = await startSmtpServer();
    await stopped.close();
    await (await failing(stopped.url)).reAuthenticate();
  });

  test('that refuses fails the sign-up cleanly, and a retry works at once', async () => {
    const refusing = await startSmtpServer({
      onConnect: (_session, done) => done(new Error('No mail today')),
    });
    await (await failing(refusing.url)).reAuthenticate();
    await refusing.close();
  });

  test('that hangs fails the sign-up cleanly, and a retry works at once', async () => {
    const silent = await startSilentServer();
    await (await failing(silent.url, SHORT)).reAuthenticate();
    expect(silent.connections).toBeGreaterThan(0);
    await silent.close();
  });

  test('that refuses the recipient, or hangs over the mail, fails the sign-up, and a retry works at once', async () => {
    const picky = await startSmtpServer({ onRcptTo: (_address, _session, done) => done(new Error('Who is that?')) });
    const stuck = await startSmtpServer({ onData: (stream) => void stream.resume() });
    const apps = [(await failing(picky.url)).app, (await failing(stuck.url, SHORT)).app];
    const bodies = apps.map(() => signUpBody());
    const answers = await Promise.all(apps.map((broken, index) => post(broken, '/user/signup', bodies[index])));
    for (const answer of answers) expect([answer.status, answer.json()]).toEqual([502, failed('Failed to send OTP')]);
    for (const body of bodies) {
      expect(await prisma.user.count({ where: { email: body.email } })).toBe(0);
      expect((await post(app, '/user/signup', body)).status).toBe(201);
    }
    await Promise.all([picky.close(), stuck.close()]);
  });

  test('that hangs before or during the mail is given up on within ten seconds', async () => {
    let isStuck = false;
    const stuck = await startSmtpServer({
      onData(stream) {
        isStuck = true;
        stream.resume();
      },
    });
    const silent = await startSilentServer();
    // The clock runs like the real one, and can be advanced.
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const mail = { to: 'a@example.org', subject: 'Hello', text: 'text', html: '<p>text</p>' };
    const mailers = [stuck, silent].map(({ url }) => smtpMailer(url, { from: FROM }));
    const givenUp = mailers.map(() => false);
    for (const [index, mailer] of mailers.entries()) mailer.send(mail).catch(() => (givenUp[index] = true));
    while (!isStuck || silent.connections === 0) await new Promise((next) => setImmediate(next));
    expect(givenUp).toEqual([false, false]);
    await vi.advanceTimersByTimeAsync(TEN_SECONDS);
    expect(givenUp).toEqual([true, true]);
    vi.useRealTimers();
    await Promise.all([stuck.close(), silent.close()]);
  });

  test('that refuses the recipient of a reset shows in the log only, and the pause applies', async () => {
    const picky = await startSmtpServer({ onRcptTo: (_address, _session, done) => done(new Error('Who is that?')) });
    const { app: broken } = await failing(picky.url);
    const { email } = await createLearner(app);
    const ask = async (address: string) => {
      const { status, text } = await post(broken, '/user/send-otp-reset', { email: address });
      return { status, text };
    };
    const unknown = anEmail();
    for (let round = 1; round <= 2; round++) {
      const answer = await ask(unknown);
      expect(answer).toMatchObject({ status: 200 });
      expect(await ask(email)).toEqual(answer);
    }
    await expect.poll(() => broken.log.lines.filter(({ msg }) => msg === 'sending mail failed')).toHaveLength(1);
    await picky.close();
  });

  test('that is slow during the mail does not reveal by timing whether there is an account', async () => {
    const rcptTo: string[] = [];
    const slow = await startSmtpServer({ onRcptTo: ({ address }) => void rcptTo.push(address) });
    const { app: broken } = await failing(slow.url);
    const { email } = await createLearner(app);
    expect((await post(broken, '/user/send-otp-reset', { email })).status).toBe(200);
    // The response was sent while the mail was still being handed over.
    expect(broken.log.lines.map(({ msg }) => msg)).not.toContain('sending mail failed');
    await expect.poll(() => rcptTo).toEqual([email]);
    await slow.close();
  });

  test('that fails does not lose a pending sign-up, its data or its code', async () => {
    const silent = await startSmtpServer({ onConnect: (_session, done) => done(new Error('No mail today')) });
    const { app: broken } = await failing(silent.url);
    const body = signUpBody();
    await post(app, '/user/signup', body);
    const { userId, otp } = await pendingOf(body.email);
    await prisma.rateLimit.updateMany({ data: { expire: 1 } });
    expect((await post(broken, '/user/signup', signUpBody({ email: body.email, firstName: 'Eve' }))).status).toBe(502);
    const login = await logIn(broken, { email: body.email });
    expect([login.status, login.json().message]).toEqual([502, 'Failed to send OTP']);
    const verified = await post(app, '/user/verify-otp', { userId, otp });
    expect(verified.json()).toMatchObject({ user: { firstName: 'Ada' } });
    await silent.close();
  });

  async function pendingOf(email: string) {
    const { key: userId } = await prisma.user.findFirstOrThrow({ where: { email } });
    return { userId, otp: codeIn({ text: (await lastMailTo(email)).parts[0]?.text ?? '' }) };
  }

  test('that fails does not fail a subscription: the failure is logged, and the mail sent the next time', async () => {
    const refusing = await startSmtpServer({ onConnect: (_session, done) => done(new Error('No mail today')) });
    const { app: broken } = await failing(refusing.url);
    const email = anEmail();
    expect((await post(broken, '/newslatter/subscribe', { email })).status).toBe(201);
    await expect.poll(() => broken.log.lines.map(({ msg }) => msg)).toContain('sending mail failed');
    expect((await post(app, '/newslatter/subscribe', { email })).status).toBe(409);
    expect((await lastMailTo(email)).headers.get('subject')).toBe('Confirm your subscription to GearUp');
    await refusing.close();
  });
});

test('no code is in a subject or a log line, with either mailer, whether or not the mail is sent', async () => {
  const codes: string[] = [];
  const note = (raw: string) => {
    const code = codeIn({ text: raw }) ?? 'none';
    codes.push(code);
    expect(parseMail(raw).headers.get('subject')).not.toContain(code);
    return code;
  };
  const quoting = await startSmtpServer({
    onData(stream, _session, done) {
      void text(stream).then((raw) => done(new Error(`I do not like the ${note(raw)} in it`)));
    },
  });
  const folder = mkdtempSync(join(tmpdir(), 'gearup-outbox-'));
  const written = collectLog();
  const { databaseUrl } = app;
  const mailers = [smtpMailer(quoting.url, { from: FROM }), outboxMailer(folder, { from: FROM }, written.logger)];
  const [refused, outbox] = await Promise.all(mailers.map((mailer) => startTestApp({ mailer, databaseUrl })));
  for (const broken of [refused, outbox]) {
    if (!broken) throw new Error('There are two mailers');
    const { email } = await createLearner(app);
    expect((await post(broken, '/user/signup', signUpBody())).status).toBe(broken === refused ? 502 : 201);
    expect((await post(broken, '/user/send-otp-reset', { email })).status).toBe(200);
  }
  await expect.poll(() => refused?.log.lines.map(({ msg }) => msg)).toContain('sending mail failed');
  await expect.poll(() => readdirSync(folder).filter((name) => name.endsWith('.eml'))).toHaveLength(2);
  for (const name of readdirSync(folder)) note(readFileSync(join(folder, name), 'utf8'));

  const lines = JSON.stringify([written.lines, refused?.log.lines, outbox?.log.lines]);
  expect(codes).toHaveLength(4);
  for (const code of codes) {
    expect(code).toMatch(/^\d{6}$/);
    expect(lines).not.toContain(code);
  }
  expect(lines).toContain('I do not like the ****** in it');
  await quoting.close();
  rmSync(folder, { recursive: true });
});

test('a name with an address, from before such names were refused, is in no mail', async () => {
  const { email } = await createLearner(app, { firstName: 'Win at https://evil.example' });
  await post(app, '/user/send-otp-reset', { email });
  const mail = await lastMailTo(email);
  for (const { text: part } of mail.parts) expect(part).not.toContain('evil.example');
  expect(mail.parts[0]?.text).toMatch(/^Hello,\r?\n/);
});

test('without a mail server each mail is a private file in the outbox, and its subject is logged', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'gearup-outbox-')), 'outbox');
  const { logger, lines } = collectLog();
  const outbox = outboxMailer(folder, { from: FROM }, logger);
  await outbox.send({ to: 'ada@example.org', subject: 'Hello Zoë', text: 'Text', html: '<p>HTML</p>' });
  await outbox.send({ to: '../../ada@example.org', subject: 'Hello', text: 'Text', html: '<p>HTML</p>' });
  // Both may have been written in the same millisecond.
  const isPlain = (name: string) => name.endsWith('Z-ada@example.org.eml');
  const files = readdirSync(folder).toSorted((a, b) => Number(isPlain(b)) - Number(isPlain(a)));
  expect(files).toHaveLength(2);
  expect(files[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-ada@example\.org\.eml$/);
  expect(files[1]).not.toContain('/');
  const file = join(folder, files[0] ?? '');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const mail = parseMail(readFileSync(file, 'utf8'));
  expect(mail.headers.get('to')).toBe('ada@example.org');
  expect(mail.parts.map(({ text }) => text.trim())).toEqual(['Text', '<p>HTML</p>']);
  expect(lines[0]).toMatchObject({ msg: 'mail written to the outbox', subject: 'Hello Zoë', file });
  rmSync(join(folder, '..'), { recursive: true });
});
