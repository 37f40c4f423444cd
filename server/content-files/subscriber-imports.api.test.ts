import { beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/test-app.ts';

const app = await startTestApp();
const { prisma } = app.database;
const administrator = await app.createAdministrator();
const api = app.trpc(administrator.token);

beforeEach(async () => {
  await prisma.subscriber.deleteMany();
  await prisma.unsubscription.deleteMany();
});

const csv = (...rows: string[]) => ({
  format: 'csv' as const,
  text: ['email,Consent date,Consent source', ...rows].join('\n'),
});
const take = (file: { format: 'csv' | 'json'; text: string }) => api.subscriberImports.take.mutate(file);
const emails = async () => (await prisma.subscriber.findMany({ orderBy: { email: 'asc' } })).map(({ email }) => email);

const yesterday = new Date(Date.now() - 86_400_000).toISOString();
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

describe('an import of subscribers', () => {
  test('stores when and where each consented, which confirms them without a mail', async () => {
    const file = csv(' Ada@Example.org ,2026-01-31,"Fair, sheet 3"', 'ben@example.org,2026-02-01T10:00:00+05:30,Form');
    expect(await api.subscriberImports.preview.mutate(file)).toMatchObject({ total: 2, created: 2, refusedCount: 0 });
    expect(await emails()).toEqual([]);
    expect(await take(file)).toMatchObject({ created: 2, unchanged: 0, refused: [] });
    expect(await prisma.subscriber.findMany({ orderBy: { email: 'asc' } })).toMatchObject([
      {
        email: 'ada@example.org',
        consentAt: new Date('2026-01-31T00:00:00Z'),
        consentSource: 'Fair, sheet 3',
        confirmedAt: new Date('2026-01-31T00:00:00Z'),
      },
      { email: 'ben@example.org', consentAt: new Date('2026-02-01T04:30:00Z'), consentSource: 'Form' },
    ]);
    expect(app.mails).toEqual([]);
    expect(await take(file)).toMatchObject({ created: 0, unchanged: 2 });
  });

  test('is read by its separator and its headings, wherever they are', async () => {
    const text =
      'sep=;\r\nSubscribers of the fair\r\nNo;E-mail;Consent date;Consent source\r\n1;ada@example.org;2026-01-31;Form\r\n';
    expect(await take({ format: 'csv', text })).toMatchObject({ total: 1, created: 1, refused: [] });
    expect(await emails()).toEqual(['ada@example.org']);
  });

  test('accepts JSON too', async () => {
    const text = JSON.stringify([{ email: 'ada@example.org', consent_date: '2026-01-31', consentSource: 'Form' }]);
    expect(await take({ format: 'json', text })).toMatchObject({ created: 1 });
  });

  test.each([
    ['ada@example.org,,Form', 'Consent date is required'],
    ['ada@example.org,31/01/2026,Form', 'Consent date must be like 2026-11-21 or 2026-11-21T09:30:00Z'],
    [`ada@example.org,${tomorrow},Form`, 'Consent date is still to come'],
    ['ada@example.org,2026-02-30,Form', 'Consent date must be like 2026-11-21 or 2026-11-21T09:30:00Z'],
    ['ada@example.org,2026-01-31, ', 'Consent source is required: where the consent is recorded'],
    ['nobody,2026-01-31,Form', 'Invalid email address'],
    ['BEN@example.org,2026-01-31,Form', 'is the same address as line 2'],
    ['ada@example.org,2026-01-31', 'has 2 cells where the heading has 3'],
  ])('refuses %s with the reason, and imports the rest', async (row, reason) => {
    const report = await take(csv('ben@example.org,2026-01-31,Form', row));
    expect(report).toEqual({ total: 2, created: 1, unchanged: 0, refused: [{ line: 3, reason }], refusedCount: 1 });
    expect(await emails()).toEqual(['ben@example.org']);
  });

  test('leaves existing subscribers as they are, confirmed or not', async () => {
    await prisma.subscriber.create({ data: { email: 'ada@example.org' } });
    expect(await take(csv('ada@example.org,2026-01-31,Form'))).toMatchObject({ created: 0, unchanged: 1 });
    expect(await prisma.subscriber.findMany()).toMatchObject([{ confirmedAt: null, consentAt: null }]);
  });

  test('subscribes nobody who has unsubscribed, unless they have consented since', async () => {
    await take(csv(`ada@example.org,${yesterday},Form`));
    const unsubscribe = new URL(linkIn(await newsletterTo('ada@example.org')));
    await app.rest(unsubscribe.pathname + unsubscribe.search, { method: 'POST' });
    expect(await emails()).toEqual([]);
    // Nor somebody who deleted their account, or whom an administrator deleted.
    const user = await app.createUser();
    const { email } = await prisma.user.findUniqueOrThrow({ where: { key: user.key } });
    await take(csv(`${email},${yesterday},Form`, `cleo@example.org,${yesterday},Form`));
    await app.trpc(user.token).accounts.remove.mutate();
    await api.subscribers.remove.mutate({ email: 'cleo@example.org' });

    const day = new Date().toISOString().slice(0, 10);
    const again = csv(...['ada@example.org', email, 'cleo@example.org'].map((one) => `${one},${yesterday},Form`));
    const reason = `was unsubscribed on ${day}: only a newer consent subscribes it again`;
    expect((await take(again)).refused).toEqual([2, 3, 4].map((line) => ({ line, reason })));
    expect(await emails()).toEqual([]);
    expect(await take(csv(`ada@example.org,${new Date().toISOString()},Form`))).toMatchObject({ created: 1 });

    // No address is stored in plain text.
    const unsubscriptions = await prisma.unsubscription.findMany();
    expect(unsubscriptions).toHaveLength(3);
    for (const { hash } of unsubscriptions) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('stores nothing when an administrator deletes an unknown address', async () => {
    await expect(api.subscribers.remove.mutate({ email: 'ada@example.org' })).rejects.toThrow(/no such subscriber/);
    expect(await prisma.unsubscription.count()).toBe(0);
  });

  test.each([
    ['email,consent date\na@example.org,2026-01-31', 'The file has no column consent source'],
    ['address,consent date,consent source\nx,y,z', 'The file has no column email'],
    ['', 'The file is empty'],
  ])('refuses a file without its columns: %j', async (text, message) => {
    await expect(take({ format: 'csv', text })).rejects.toThrow(message);
  });

  test('is for administrators only', async () => {
    const { token } = await app.createUser();
    for (const who of [app.trpc(), app.trpc(token)]) {
      await expect(who.subscriberImports.take.mutate(csv('a@example.org,2026-01-31,Form'))).rejects.toThrow(
        /log in|administrator/,
      );
    }
    expect(await emails()).toEqual([]);
  });
});

/** The mail of a newsletter, which has a link to unsubscribe. */
async function newsletterTo(email: string) {
  const { key } = await api.newsletters.save.mutate({ key: null, values: { subject: 'News', body: 'Hello' } });
  await api.newsletters.sendTest.mutate({ key, email });
  return app.mails.at(-1);
}

const linkIn = (mail: { headers?: Record<string, string> } | undefined) =>
  /<(.*)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
