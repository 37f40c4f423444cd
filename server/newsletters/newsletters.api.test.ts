import { afterAll, describe, expect, test } from 'vitest';
import { smtpMailer } from '#server/adapters/mailer.ts';
import { startSmtpServer } from '#server/testing/servers/smtp-server.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { mistyped } from '#server/testing/apis.ts';

const refusal = (responseCode: number) => Object.assign(new Error('no such mailbox'), { responseCode });

let temporaryRefusals = 0;
const smtp = await startSmtpServer({
  onRcptTo({ address }, _session, done) {
    if (address.startsWith('gone')) return done(refusal(550));
    if (address.startsWith('busy') && temporaryRefusals-- > 0) return done(refusal(451));
    done();
  },
});
afterAll(() => smtp.close());

const mailer = smtpMailer(smtp.url, { from: 'GearUp <hello@gearup.example>' });
const app = await startTestApp({ mailer });
const another = await startTestApp({ mailer, databaseUrl: app.databaseUrl });
const { prisma } = app.database;
const administrator = app.trpc((await app.createAdministrator()).token).newsletters;
const BODY = '# News\n\nThe **new** sheet: [look](/Sheet), [bad](javascript:alert(1)) <script>alert(1)</script>';

const recipientsOf = () => smtp.mails.flatMap(({ recipients }) => recipients).toSorted();
const draft = (body = BODY) => administrator.save.mutate({ key: null, values: { subject: 'What is new', body } });
const ended = (key: string) =>
  expect
    .poll(async () => {
      const { counts } = (await administrator.get.query({ key })).newsletter;
      return counts.waiting + counts.sending;
    })
    .toBe(0);

async function subscribers(...names: string[]) {
  await prisma.subscriber.deleteMany();
  smtp.mails.length = 0;
  await prisma.subscriber.createMany({
    data: names.map((name) => ({ email: `${name}@example.org`, confirmedAt: new Date() })),
  });
}

describe('a newsletter', () => {
  test('is sent once to every confirmed address, with a link to unsubscribe, as HTML and text', async () => {
    await subscribers('ada', 'ben');
    await prisma.subscriber.create({ data: { email: 'pending@example.org' } });
    const { key } = await draft();
    expect(await administrator.recipients.query()).toBe(2);
    expect(await administrator.send.mutate({ key })).toEqual({ recipients: 2 });
    await ended(key);
    expect(recipientsOf()).toEqual(['ada@example.org', 'ben@example.org']);
    const [mail] = smtp.mails;
    const [text, html] = ['text/plain', 'text/html'].map(
      (type) => mail?.parts.find((part) => part.type.startsWith(type))?.text ?? '',
    );
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const link = /<(.*)>/.exec(mail?.headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
    expect(text).toContain(link);
    expect(html).toContain(`href="${app.url}/Sheet"`);
    expect(html).toContain('<strong>new</strong>');
    expect(html).not.toMatch(/javascript:|<script/);
    const { pathname, search } = new URL(link);
    expect((await app.rest(pathname + search, { method: 'POST' })).status).toBe(200);
    expect(await prisma.subscriber.count({ where: { email: mail?.recipients[0] } })).toBe(0);
  });

  test('cannot be sent again, changed or deleted once it is sent', async () => {
    await subscribers('ada');
    const { key } = await draft();
    const sent = await Promise.allSettled([administrator.send.mutate({ key }), administrator.send.mutate({ key })]);
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await ended(key);
    expect(recipientsOf()).toEqual(['ada@example.org']);
    await expect(administrator.save.mutate({ key, values: { subject: 'x', body: 'y' } })).rejects.toThrow(/been sent/);
    await expect(administrator.remove.mutate({ key })).rejects.toThrow(/been sent/);
  });

  test('lists permanently refused addresses, and retries them on request', async () => {
    await subscribers('ada', 'gone');
    const { key } = await draft();
    await administrator.send.mutate({ key });
    await ended(key);
    const { newsletter, failures } = await administrator.get.query({ key });
    expect([newsletter.counts.sent, newsletter.counts.failed]).toEqual([1, 1]);
    expect(failures).toMatchObject([{ email: 'gone@example.org', state: 'failed' }]);
    expect(failures[0]?.error).toContain('550');
    await administrator.retry.mutate({ key });
    await ended(key);
    expect(recipientsOf()).toEqual(['ada@example.org']);
  });

  test('retries temporary refusals automatically', async () => {
    await subscribers('busy');
    temporaryRefusals = 1;
    const { key } = await draft();
    await administrator.send.mutate({ key });
    await ended(key);
    expect(recipientsOf()).toEqual(['busy@example.org']);
  });

  test('leaves out subscribers who unsubscribe while it is sent', async () => {
    await subscribers('ada');
    const { key } = await draft();
    // As if the address were late in a long list: fixed as a recipient, and unsubscribed when its turn comes.
    await prisma.newsletter.update({ where: { key }, data: { sentAt: new Date() } });
    await prisma.newsletterDelivery.create({ data: { newsletterKey: key, email: 'left@example.org' } });
    await administrator.retry.mutate({ key });
    await ended(key);
    expect((await administrator.get.query({ key })).newsletter.counts.cancelled).toBe(1);
    expect(recipientsOf()).toEqual([]);
  });

  test('never resends automatically what a crash left half-way', async () => {
    await subscribers('ada', 'half');
    const { key } = await draft();
    await prisma.newsletter.update({ where: { key }, data: { sentAt: new Date() } });
    await prisma.newsletterDelivery.createMany({
      data: [
        { newsletterKey: key, email: 'half@example.org', state: 'sending' },
        { newsletterKey: key, email: 'ada@example.org' },
      ],
    });
    await administrator.retry.mutate({ key });
    await ended(key);
    expect(recipientsOf()).toEqual(['ada@example.org']);
    expect((await administrator.get.query({ key })).failures).toMatchObject([
      { email: 'half@example.org', state: 'unknown' },
    ]);
    await administrator.retry.mutate({ key });
    await ended(key);
    expect(recipientsOf()).toEqual(['ada@example.org', 'half@example.org']);
  });

  test('sends a test to one address only, and stays a draft', async () => {
    await subscribers('ada');
    const { key } = await draft();
    await administrator.sendTest.mutate({ key, email: 'Me@Example.org' });
    expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([['me@example.org']]);
    expect(smtp.mails[0]?.headers.get('subject')).toBe('[Test] What is new');
    expect((await administrator.get.query({ key })).newsletter.sentAt).toBeNull();
    await expect(administrator.sendTest.mutate({ key, email: 'gone@example.org' })).rejects.toThrow(
      /could not be sent/,
    );
    await expect(administrator.sendTest.mutate({ key, email: 'nobody' })).rejects.toThrow('Invalid email address');
  });

  test('needs a subject, a text and at least one recipient', async () => {
    await subscribers();
    await expect(administrator.save.mutate({ key: null, values: { subject: ' ', body: 'x' } })).rejects.toThrow(
      'Subject is required',
    );
    await expect(administrator.save.mutate({ key: null, values: mistyped({ subject: 'x' }) })).rejects.toThrow(
      'Body is required',
    );
    const { key } = await draft();
    await expect(administrator.send.mutate({ key })).rejects.toThrow(/no confirmed subscriber/);
    expect((await administrator.get.query({ key })).newsletter.sentAt).toBeNull();
    await administrator.remove.mutate({ key });
    await expect(administrator.get.query({ key })).rejects.toThrow('There is no such newsletter');
  });

  test('has absolute URLs in its text, wherever its links are', async () => {
    await subscribers('ada');
    const body = [
      '- [sheet](/Sheet "All (of it)")',
      '  - [**top** 50](<Top50>) and [both](/a(b)c) and ![figure](/figures/1.svg)',
      '1. [elsewhere](https://example.org/x) [mail](mailto:a@example.org) [part](#part)',
      '',
      '| a |',
      '| - |',
      '| [cell](/AI?q=1) |',
      '',
      '> [later][ref]',
      '',
      '[ref]: /Contest "Contests"',
      '`[code](/Sheet)`',
    ].join('\n');
    const { key } = await draft(body);
    await administrator.send.mutate({ key });
    await ended(key);
    const { parts = [] } = smtp.mails[0] ?? {};
    const textOf = (type: string) => parts.find((part) => part.type.startsWith(type))?.text ?? '';
    const text = textOf('text/plain').replaceAll('\r\n', '\n');
    for (const [written, whole] of [
      ['(/Sheet "', `(${app.url}/Sheet "`],
      ['<Top50>', `${app.url}/Top50`],
      ['(/a(b)c)', `(<${app.url}/a(b)c>)`],
      ['(/figures', `(${app.url}/figures`],
      ['(#part', `(${app.url}/#part`],
      ['(/AI', `(${app.url}/AI`],
      [': /Contest', `: ${app.url}/Contest`],
    ] as const) {
      expect(text).toContain(whole);
      expect(text).not.toContain(written);
    }
    expect(text).toContain('[elsewhere](https://example.org/x) [mail](mailto:a@example.org)');
    expect(text).toContain('`[code](/Sheet)`');
    const hrefs = [...textOf('text/html').matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
    expect(hrefs.length).toBeGreaterThan(8);
    expect(hrefs.filter((address) => !/^(https?:\/\/|mailto:)/.test(address ?? ''))).toEqual([]);
  });

  test('can be copied into a new draft, even after it has been sent', async () => {
    await subscribers('ada');
    const { key } = await draft();
    await administrator.send.mutate({ key });
    await ended(key);
    const copy = await administrator.copy.mutate({ key });
    expect(copy.key).not.toBe(key);
    expect((await administrator.get.query(copy)).newsletter).toMatchObject({
      subject: 'What is new',
      body: BODY,
      sentAt: null,
      scheduledAt: null,
    });
    await administrator.save.mutate({ ...copy, values: { subject: 'Newer', body: 'Other' } });
    expect((await administrator.get.query({ key })).newsletter.body).toBe(BODY);
  });

  test('limits the test mails of an administrator', async () => {
    await subscribers();
    const { token } = await app.createAdministrator();
    const { key } = await draft();
    const tests = app.trpc(token).newsletters;
    for (let count = 0; count < 10; count++) await tests.sendTest.mutate({ key, email: 'me@example.org' });
    await expect(tests.sendTest.mutate({ key, email: 'me@example.org' })).rejects.toThrow(/^Too many tries/);
    expect(recipientsOf()).toHaveLength(10);
    await administrator.sendTest.mutate({ key, email: 'me@example.org' });
  });

  test('is for administrators only', async () => {
    const { token } = await app.createUser();
    for (const [who, message] of [
      [app.trpc(), 'Please log in'],
      [app.trpc(token), 'Only an administrator may do this'],
    ] as const) {
      await expect(who.newsletters.list.query({})).rejects.toThrow(message);
      await expect(who.newsletters.save.mutate({ key: null, values: { subject: 'x', body: 'y' } })).rejects.toThrow(
        message,
      );
      await expect(who.newsletters.send.mutate({ key: 'x' })).rejects.toThrow(message);
    }
  });
});

describe('a scheduled newsletter', () => {
  const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
  const work = () => Promise.all([app, another].map(({ jobs }) => jobs.add('newsletter')));
  const scheduled = async () => {
    const { key } = await draft();
    await administrator.schedule.mutate({ key, at: inAnHour() });
    return key;
  };
  /** Moves its time into the past. */
  const pass = (key: string) =>
    prisma.newsletter.update({ where: { key }, data: { scheduledAt: new Date(Date.now() - 1000) } });

  test('is sent at its time, once, by whichever process looks first', async () => {
    await subscribers('ada', 'ben');
    const key = await scheduled();
    await work();
    expect(recipientsOf()).toEqual([]);
    // A subscriber who confirms in the meantime gets it too.
    await prisma.subscriber.create({ data: { email: 'cleo@example.org', confirmedAt: new Date() } });
    await pass(key);
    await work();
    await ended(key);
    await work();
    expect(recipientsOf()).toEqual(['ada@example.org', 'ben@example.org', 'cleo@example.org']);
    expect((await administrator.get.query({ key })).newsletter.sentAt).not.toBeNull();
  });

  test('is a draft again when it is cancelled, and is then not sent automatically', async () => {
    await subscribers('ada');
    const key = await scheduled();
    await administrator.unschedule.mutate({ key });
    expect((await administrator.get.query({ key })).newsletter).toMatchObject({ scheduledAt: null, sentAt: null });
    await work();
    expect(recipientsOf()).toEqual([]);
    await administrator.save.mutate({ key, values: { subject: 'Changed', body: 'Again' } });
  });

  test('cannot be changed, deleted or scheduled again, nor cancelled once sending has begun', async () => {
    await subscribers('ada');
    const key = await scheduled();
    await expect(administrator.save.mutate({ key, values: { subject: 'x', body: 'y' } })).rejects.toThrow(
      'is scheduled: cancel the sending before it is changed',
    );
    await expect(administrator.remove.mutate({ key })).rejects.toThrow(/is scheduled/);
    await expect(administrator.schedule.mutate({ key, at: inAnHour() })).rejects.toThrow(/is scheduled/);
    await pass(key);
    await work();
    await ended(key);
    await expect(administrator.unschedule.mutate({ key })).rejects.toThrow(/has begun/);
    expect(recipientsOf()).toEqual(['ada@example.org']);
  });

  test('cancelled at the moment it is due is sent to all or to nobody', async () => {
    await subscribers('ada', 'ben');
    for (let round = 0; round < 5; round++) {
      smtp.mails.length = 0;
      const key = await scheduled();
      await pass(key);
      const [, cancelled] = await Promise.allSettled([work(), administrator.unschedule.mutate({ key })]);
      await ended(key);
      expect(recipientsOf()).toHaveLength(cancelled.status === 'fulfilled' ? 0 : 2);
    }
  });

  test.each([
    ['2020-01-01T00:00:00Z', 'Choose a time that is still to come'],
    ['tomorrow', 'Choose a date and a time'],
    ['', 'Choose a date and a time'],
  ])('is refused for %j', async (at, message) => {
    const { key } = await draft();
    await expect(administrator.schedule.mutate({ key, at })).rejects.toThrow(message);
    expect((await administrator.get.query({ key })).newsletter.scheduledAt).toBeNull();
  });
});
