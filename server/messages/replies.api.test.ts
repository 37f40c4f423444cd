import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { smtpMailer } from '#server/adapters/mailer.ts';
import { settled } from '#server/testing/apis.ts';
import { startSilentServer, startSmtpServer } from '#server/testing/servers/smtp-server.ts';
import { startTestApp } from '#server/testing/test-app.ts';

const refused = new Set<string>();
/** Runs while the mail server is receiving the mail. */
let whileReceiving = () => Promise.resolve<unknown>(null);
const smtp = await startSmtpServer({
  onRcptTo({ address }, _session, done) {
    const answer = refused.has(address) ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null;
    void whileReceiving().finally(() => done(answer));
  },
});
const silent = await startSilentServer();
afterAll(() => Promise.all([smtp.close(), silent.close()]));

const addresses = { from: 'GearUp <no-reply@gearup.example>', replyTo: 'GearUp <hello@gearup.example>' };
const app = await startTestApp({ mailer: smtpMailer(smtp.url, addresses) });
const unheard = await startTestApp({
  mailer: smtpMailer(silent.url, addresses, { connect: 300, silence: 300, whole: 1000 }),
  databaseUrl: app.databaseUrl,
});
const { prisma } = app.database;
const { token } = await app.createAdministrator();
const { messages } = app.trpc(token);

const EMAIL = 'ada@example.org';
const TEXT = 'Thank you, Ada.\n\nGraphs are <b>next</b>.';

beforeEach(() => {
  refused.clear();
  whileReceiving = () => Promise.resolve(null);
  smtp.mails.length = 0;
});

async function aMessage() {
  const { key } = await prisma.message.create({
    data: { firstName: 'Ada', lastName: 'L', email: EMAIL, phone: '1', message: 'Please write\nabout graphs.' },
  });
  return key;
}

const textOf = (index: number) =>
  smtp.mails[index]?.parts.find(({ type }) => type.startsWith('text/plain'))?.text ?? '';
const header = (index: number, name: string) => smtp.mails[index]?.headers.get(name);

/** The error of a failing reply. */
const failureOf = (reply: () => Promise<unknown>) =>
  settled(async () => {
    await reply();
    return {};
  });

describe('a reply to a message', () => {
  test('is mailed to its sender, quotes the message, and can be answered', async () => {
    const key = await aMessage();
    const reply = await messages.reply.mutate({ key, replyKey: randomUUID(), text: TEXT });
    expect(reply).toMatchObject({ state: 'sent', text: TEXT, error: '' });
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]).toMatchObject({ from: 'no-reply@gearup.example', recipients: [EMAIL] });
    expect(header(0, 'reply-to')).toBe('GearUp <hello@gearup.example>');
    expect(header(0, 'subject')).toBe('Re: Your message to GearUp');
    expect(textOf(0).replaceAll('\r\n', '\n')).toContain(`${TEXT}\n\n> Please write\n> about graphs.`);
    const html = smtp.mails[0]?.parts.find(({ type }) => type.startsWith('text/html'))?.text;
    expect(html).toContain('&#60;b&#62;next&#60;/b&#62;');
  });

  test('to a report of a mistake has a greeting without a name', async () => {
    await app.trpc().messages.report.mutate({ text: 'A typing error', email: EMAIL, place: '/About' });
    const { key } = await prisma.message.findFirstOrThrow({ where: { place: '/About' } });
    await messages.reply.mutate({ key, replyKey: randomUUID(), text: TEXT });
    expect(textOf(0)).toMatch(/^Hello,\r?\n/);
    expect(textOf(0)).toContain('You reported this at /About.');
  });

  test('is sent even when its message is deleted in the meantime', async () => {
    const key = await aMessage();
    whileReceiving = () => messages.remove.mutate({ key });
    expect(await messages.reply.mutate({ key, replyKey: randomUUID(), text: TEXT })).toMatchObject({ state: 'sent' });
    expect(smtp.mails).toHaveLength(1);
  });

  test('is stored with its author below the message, and continues the thread of earlier replies', async () => {
    const key = await aMessage();
    for (const text of ['One', 'Two', 'Three']) await messages.reply.mutate({ key, replyKey: randomUUID(), text });
    const { replies } = await messages.get.query({ key });
    expect(replies.map(({ text, state }) => [text, state])).toEqual([
      ['One', 'sent'],
      ['Two', 'sent'],
      ['Three', 'sent'],
    ]);
    expect(replies[0]?.author).toMatch(/^administrator-/);
    const ids = [0, 1, 2].map((index) => header(index, 'message-id'));
    expect(new Set(ids).size).toBe(3);
    expect([0, 1, 2].map((index) => header(index, 'in-reply-to'))).toEqual([undefined, ids[0], ids[1]]);
    expect(header(2, 'references')).toBe(`${ids[0]} ${ids[1]}`);
  });

  test('is one mail, however often it is requested with the same key', async () => {
    const key = await aMessage();
    const replyKey = randomUUID();
    const attempts = await Promise.allSettled(
      [1, 2, 3].map(() => messages.reply.mutate({ key, replyKey, text: TEXT })),
    );
    expect(attempts.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await messages.reply.mutate({ key, replyKey, text: TEXT })).toMatchObject({ state: 'sent' });
    expect(smtp.mails).toHaveLength(1);
    expect(await failureOf(() => messages.reply.mutate({ key, replyKey, text: 'Other' }))).toMatchObject({
      status: 409,
      message: 'This reply was already sent',
    });
    const another = await aMessage();
    expect(await failureOf(() => messages.reply.mutate({ key: another, replyKey, text: TEXT }))).toMatchObject({
      status: 409,
    });
    expect(smtp.mails).toHaveLength(1);
  });

  test('refused by a mail server reports so, is stored, and is sent with the same key on a retry', async () => {
    const key = await aMessage();
    const replyKey = randomUUID();
    refused.add(EMAIL);
    const failure = await failureOf(() => messages.reply.mutate({ key, replyKey, text: TEXT }));
    expect(failure).toMatchObject({ status: 502 });
    expect(failure.message).toMatch(/^The reply could not be sent: .*550/);
    expect((await messages.get.query({ key })).replies).toMatchObject([{ state: 'failed', text: TEXT }]);
    refused.clear();
    await messages.reply.mutate({ key, replyKey, text: 'Better' });
    expect((await messages.get.query({ key })).replies).toMatchObject([{ state: 'sent', text: 'Better', error: '' }]);
    expect(smtp.mails).toHaveLength(1);
    expect(header(0, 'in-reply-to')).toBeUndefined();
  });

  test('is not resent automatically when it is unknown whether it was sent', async () => {
    const key = await aMessage();
    const reply = { key, replyKey: randomUUID(), text: TEXT };
    expect(await failureOf(() => unheard.trpc(token).messages.reply.mutate(reply))).toMatchObject({
      status: 502,
      message: 'The mail server did not answer: the reply may have arrived',
    });
    expect((await messages.get.query({ key })).replies).toMatchObject([{ state: 'unknown' }]);
    expect(await failureOf(() => messages.reply.mutate(reply))).toMatchObject({ status: 409 });
    expect(smtp.mails).toEqual([]);
  });

  test('whose process ended during sending is reported as possibly arrived', async () => {
    const key = await aMessage();
    const left = { messageKey: key, text: TEXT, author: 'root', mailId: '<x@y>', state: 'sending' };
    await prisma.messageReply.create({
      data: { ...left, key: randomUUID(), changedAt: new Date(Date.now() - 120_000) },
    });
    await prisma.messageReply.create({ data: { ...left, key: randomUUID() } });
    const { replies } = await messages.get.query({ key });
    expect(replies.map(({ state }) => state)).toEqual(['unknown', 'sending']);
  });

  test.each([
    ['', 'Reply is required'],
    [' \n', 'Reply is required'],
    ['x'.repeat(10_001), 'Reply must have at most 10000 characters'],
    ['nul \0', 'Reply contains a character that cannot be stored'],
  ])('is refused as %j', async (text, message) => {
    const key = await aMessage();
    await expect(messages.reply.mutate({ key, replyKey: randomUUID(), text })).rejects.toThrow(message);
    expect((await messages.get.query({ key })).replies).toEqual([]);
  });

  test('is for administrators only', async () => {
    const key = await aMessage();
    const user = await app.createUser();
    for (const who of [app.trpc(), app.trpc(user.token)]) {
      await expect(who.messages.get.query({ key })).rejects.toThrow(/log in|administrator/);
      await expect(who.messages.unread.query()).rejects.toThrow(/log in|administrator/);
      await expect(who.messages.close.mutate({ key, isClosed: true })).rejects.toThrow(/log in|administrator/);
      await expect(who.messages.reply.mutate({ key, replyKey: randomUUID(), text: TEXT })).rejects.toThrow(
        /log in|administrator/,
      );
    }
    expect(smtp.mails).toEqual([]);
  });
});

describe('messages', () => {
  const shown = async (show: string) =>
    (await messages.list.query({ filter: { show } })).items.map(({ key }) => key).toSorted();

  test('can be listed as unread, open or closed, and unread ones are counted', async () => {
    await prisma.message.deleteMany();
    const [unread, read, closed] = [await aMessage(), await aMessage(), await aMessage()];
    await messages.mark.mutate({ key: read, isRead: true });
    await messages.mark.mutate({ key: closed, isRead: true });
    await messages.close.mutate({ key: closed, isClosed: true });
    expect(await shown('unread')).toEqual([unread]);
    expect(await shown('open')).toEqual([unread, read].toSorted());
    expect(await shown('closed')).toEqual([closed]);
    for (const all of ['', 'constructor']) expect(await shown(all)).toEqual([unread, read, closed].toSorted());
    expect(await messages.unread.query()).toBe(1);
    await messages.close.mutate({ key: closed, isClosed: false });
    expect(await shown('closed')).toEqual([]);
    await expect(messages.close.mutate({ key: randomUUID(), isClosed: true })).rejects.toThrow(
      'There is no such message',
    );
  });

  test('are deleted with their replies', async () => {
    const key = await aMessage();
    await messages.reply.mutate({ key, replyKey: randomUUID(), text: TEXT });
    await messages.remove.mutate({ key });
    expect(await prisma.messageReply.count({ where: { messageKey: key } })).toBe(0);
    await expect(messages.get.query({ key })).rejects.toThrow('There is no such message');
  });
});
