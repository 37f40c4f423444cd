import { afterAll, describe, expect, test } from 'vitest';
import { smtpMailer } from '#server/adapters/mailer.ts';
import { startSmtpServer } from '#server/testing/smtp-server.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { mistyped } from '#server/testing/doors.ts';

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

const app = await startTestApp({ mailer: smtpMailer(smtp.url, 'GearUp <hello@gearup.example>') });
const { prisma } = app.database;
const administrator = app.trpc((await app.createAdministrator()).token).newsletters;
const BODY = '# News\n\nThe **new** sheet: [look](/Sheet), [bad](javascript:alert(1)) <script>alert(1)</script>';

const recipientsOf = () => smtp.mails.flatMap(({ recipients }) => recipients).toSorted();
const draft = (body = BODY) => administrator.save.mutate({ key: null, values: { subject: 'What is new', body } });
const ended = (key: string) =>
  expect
    .poll(
      async () => {
        const { counts } = (await administrator.get.query({ key })).newsletter;
        return counts.waiting + counts.sending;
      },
      { timeout: 20_000 },
    )
    .toBe(0);

async function subscribers(...names: string[]) {
  await prisma.subscriber.deleteMany();
  smtp.mails.length = 0;
  await prisma.subscriber.createMany({
    data: names.map((name) => ({ email: `${name}@example.org`, confirmedAt: new Date() })),
  });
}

describe('a newsletter', () => {
  test('goes to every confirmed address once, with a link to unsubscribe, as HTML and as text', async () => {
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

  test('cannot be sent twice, changed or deleted once it is sent', async () => {
    await subscribers('ada');
    const { key } = await draft();
    const sent = await Promise.allSettled([administrator.send.mutate({ key }), administrator.send.mutate({ key })]);
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await ended(key);
    expect(recipientsOf()).toEqual(['ada@example.org']);
    await expect(administrator.save.mutate({ key, values: { subject: 'x', body: 'y' } })).rejects.toThrow(/been sent/);
    await expect(administrator.remove.mutate({ key })).rejects.toThrow(/been sent/);
  });

  test('lists whom a mail server refused for good, and retries them when asked', async () => {
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

  test('tries again by itself what was refused for the moment', async () => {
    await subscribers('busy');
    temporaryRefusals = 1;
    const { key } = await draft();
    await administrator.send.mutate({ key });
    await ended(key);
    expect(recipientsOf()).toEqual(['busy@example.org']);
  });

  test('leaves out who unsubscribes while it is sent', async () => {
    await subscribers('ada');
    const { key } = await draft();
    // As if it stood after a long list: fixed as a recipient, and gone when its turn comes.
    await prisma.newsletter.update({ where: { key }, data: { sentAt: new Date() } });
    await prisma.newsletterDelivery.create({ data: { newsletterKey: key, email: 'left@example.org' } });
    await administrator.retry.mutate({ key });
    await ended(key);
    expect((await administrator.get.query({ key })).newsletter.counts.cancelled).toBe(1);
    expect(recipientsOf()).toEqual([]);
  });

  test('never sends again by itself what a crash left half-way', async () => {
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

  test('sends a test to one address alone, and is a draft still', async () => {
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

  test('wants a subject and a text, and somebody to go to', async () => {
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

  test('is for administrators alone', async () => {
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
