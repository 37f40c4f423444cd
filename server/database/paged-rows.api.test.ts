import { describe, expect, test } from 'vitest';
import { anEmail } from '#server/testing/accounts.ts';
import { settled } from '#server/testing/apis.ts';
import { startTestApp } from '#server/testing/test-app.ts';

const app = await startTestApp();
const { prisma } = app.database;
const { token } = await app.createAdministrator();
const user = await app.createUser();

type Query = { page?: number; pageSize?: number; sort?: string; descending?: boolean; search?: string };
type Listed = { items: { key: string }[]; total: number; page: number; pageSize: number };
type Kind = {
  name: string;
  columns: string[];
  /** The column whose text identifies rows in these tests. */
  text: 'email' | 'username';
  list(query: Query, token?: string): Promise<Listed>;
  /** Creates another row, later than the others. */
  make(text: string, createdAt: Date): Promise<unknown>;
  empty(): Promise<unknown>;
};

const MESSAGE = { firstName: 'Ada', lastName: 'Lovelace', phone: '0123456789', message: 'Hello' };

const kinds: Kind[] = [
  {
    name: 'users',
    columns: ['createdAt', 'email', 'firstName', 'key', 'lastName', 'phone'],
    text: 'email',
    list: (query, token) => app.trpc(token).users.list.query(query),
    make: (email, createdAt) =>
      prisma.user.create({
        data: { firstName: 'Ada', lastName: 'Lovelace', email, verifiedAt: new Date(), createdAt },
      }),
    empty: () => prisma.user.deleteMany({ where: { key: { not: user.key } } }),
  },
  {
    name: 'administrators',
    columns: ['createdAt', 'key', 'username'],
    text: 'username',
    list: (query, token) => app.trpc(token).administrators.list.query(query),
    make: (username, createdAt) =>
      prisma.administrator.create({
        data: { username, usernameKey: username.toLowerCase(), passwordHash: 'none', createdAt },
      }),
    empty: () => prisma.administrator.deleteMany({ where: { username: { not: { startsWith: 'administrator-' } } } }),
  },
  {
    name: 'subscribers',
    columns: ['confirmedAt', 'consentAt', 'consentSource', 'createdAt', 'email', 'key'],
    text: 'email',
    list: (query, token) => app.trpc(token).subscribers.list.query(query),
    make: (email, createdAt) => prisma.subscriber.create({ data: { email, createdAt } }),
    empty: () => prisma.subscriber.deleteMany(),
  },
  {
    name: 'messages',
    columns: [
      ...['closedAt', 'createdAt', 'email', 'firstName', 'key', 'lastName', 'message', 'phone', 'place', 'readAt'],
      ...['recordKey', 'resource'],
    ],
    text: 'email',
    list: (query, token) => app.trpc(token).messages.list.query(query),
    make: (email, createdAt) => prisma.message.create({ data: { ...MESSAGE, email, createdAt } }),
    empty: () => prisma.message.deleteMany(),
  },
];

describe.each(kinds)('the list of $name', ({ name, columns, text, list, make, empty }) => {
  /** Text to search for, so that other rows do not count. */
  const MARK = `mark-${name}`;

  async function fill(...texts: string[]) {
    await empty();
    for (const [minute, value] of texts.entries())
      await make(`${value}-${MARK}@example.org`, new Date(Date.UTC(2026, 0, 1, 0, minute)));
  }
  const texts = async (query: Query) => {
    const { items } = await list({ search: MARK, ...query }, token);
    return items.map((row) => String((row as Record<string, unknown>)[text]).split('-', 1)[0]); // as selected
  };
  const statusOf = async (query: object, token?: string) =>
    (
      await settled(async () => {
        await list(query, token);
        return {};
      })
    ).status;

  test('is paged: every row is on exactly one page, newest first', async () => {
    await fill('a', 'b', 'c', 'd', 'e');
    const pages = await Promise.all([1, 2, 3, 4].map((page) => texts({ page, pageSize: 2 })));
    expect(pages).toEqual([['e', 'd'], ['c', 'b'], ['a'], []]);
    expect(await list({ search: MARK, page: 2, pageSize: 2 }, token)).toMatchObject({ total: 5, page: 2, pageSize: 2 });
    expect(await list({ search: MARK }, token)).toMatchObject({ page: 1, pageSize: 20 });
  });

  test('can be sorted by its sortable columns, both ways, and by nothing else', async () => {
    await fill('b', 'a', 'c');
    expect(await texts({ sort: text })).toEqual(['a', 'b', 'c']);
    expect(await texts({ sort: text, descending: true })).toEqual(['c', 'b', 'a']);
    expect(await texts({ sort: 'createdAt' })).toEqual(['b', 'a', 'c']);
    for (const sort of ['passwordHash', 'nonsense', '__proto__', 'toString'])
      expect(await texts({ sort })).toEqual(['c', 'a', 'b']);
  });

  test('shows each row once when many have equal sort values', async () => {
    await empty();
    const at = new Date();
    for (let index = 0; index < 7; index++) await make(`${index}-${MARK}@example.org`, at);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => texts({ page, pageSize: 2, sort: 'createdAt' })));
    expect(new Set(pages.flat()).size).toBe(7);
  });

  test('is searched by parts of words, case-insensitively, each word by itself, with literal wildcards', async () => {
    await fill('alpha', 'beta', 'ga_mma');
    expect(await texts({ search: `ALPH ${MARK.toUpperCase()}` })).toEqual(['alpha']);
    expect(await texts({ search: `_ ${MARK}` })).toEqual(['ga_mma']);
    expect(await texts({ search: `% ${MARK}` })).toEqual([]);
    expect(await texts({ search: 'nobody at all' })).toEqual([]);
  });

  test('shows the listed columns of a row, and nothing else', async () => {
    await fill('alpha');
    const { items } = await list({ search: MARK }, token);
    expect(items.map((row) => Object.keys(row).toSorted())).toEqual([columns]);
  });

  test('is bounded, and for administrators only', async () => {
    expect(await statusOf({ pageSize: 100 }, token)).toBe(200);
    for (const query of [{ pageSize: 101 }, { page: 0 }, { search: 'nul \0' }])
      expect(await statusOf(query, token)).toBe(400);
    expect(await statusOf({})).toBe(401);
    expect(await statusOf({}, user.token)).toBe(403);
  });
});

test('finds users by first and last name together, and leaves out unverified ones', async () => {
  const names = { firstName: 'Grace', lastName: 'Hopper' };
  await prisma.user.create({ data: { ...names, email: anEmail(), verifiedAt: new Date() } });
  await prisma.user.create({ data: { ...names, email: anEmail() } });
  expect(await app.trpc(token).users.list.query({ search: 'hopper grace' })).toMatchObject({
    total: 1,
    items: [names],
  });
});

describe('a message', () => {
  const { mutate: mark } = app.trpc(token).messages.mark;
  const stored = (key: string) => prisma.message.findUniqueOrThrow({ where: { key } });
  const aMessage = () => prisma.message.create({ data: { ...MESSAGE, email: anEmail() } });
  const outcomeOf = (input: { key: string; isRead: boolean }, token?: string) =>
    settled(async () => {
      await app.trpc(token).messages.mark.mutate(input);
      return {};
    });

  test('is unread until it is marked as read, and again when marked as unread', async () => {
    const { key, email } = await aMessage();
    const listed = async () => (await app.trpc(token).messages.list.query({ search: email })).items[0];
    expect(await listed()).toMatchObject({ key, readAt: null });
    await mark({ key, isRead: true });
    expect((await listed())?.readAt).toBe((await stored(key)).readAt?.toISOString());
    await mark({ key, isRead: false });
    expect((await listed())?.readAt).toBeNull();
  });

  test('can be marked by administrators only, and only while it exists', async () => {
    const { key } = await aMessage();
    expect(await outcomeOf({ key, isRead: true })).toMatchObject({ status: 401 });
    expect(await outcomeOf({ key, isRead: true }, user.token)).toMatchObject({ status: 403 });
    expect((await stored(key)).readAt).toBeNull();
    await prisma.message.delete({ where: { key } });
    for (const missingKey of [key, 'nonsense'])
      expect(await outcomeOf({ key: missingKey, isRead: true }, token)).toMatchObject({
        status: 404,
        message: 'There is no such message',
      });
  });

  test('is listed over REST in a bare array, as documented', async () => {
    const { key } = await aMessage();
    await mark({ key, isRead: true });
    const messages = (await app.rest('/contact', { token })).json<Record<string, unknown>[]>();
    expect(messages.find(({ _id }) => _id === key)).not.toHaveProperty('readAt');
  });
});
