import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/test-app.ts';

const app = await startTestApp();
const { prisma } = app.database;
const { token, cookie } = await app.createAdministrator();

const FORMULA = '=HYPERLINK("https://evil.example")';
const MANY = 1100;

beforeAll(async () => {
  await prisma.user.create({
    data: {
      firstName: FORMULA,
      lastName: '+1',
      email: 'ada@example.org',
      verifiedAt: new Date(),
      passwordHash: 'secret',
    },
  });
  await prisma.user.create({ data: { firstName: 'Pending', email: 'pending@example.org' } });
  await prisma.message.create({
    data: { firstName: '@Ada', lastName: 'L', email: 'a@b', phone: '-1', message: 'Hello,\n"you"\n=1+1' },
  });
  await prisma.subscriber.createMany({
    data: Array.from({ length: MANY }, (_, index) => ({ email: `reader-${index}@example.org`, consentSource: '=1' })),
  });
});

const get = (file: string) => app.rest(`/exports/${file}`, { token });
const rowsOf = async (file: string) =>
  parse((await get(file)).text, { bom: true, columns: true }) as unknown as Record<string, string>[]; // with columns

describe('people and messages as a file', () => {
  test('contain what administrators see, and nothing secret, in cells that no spreadsheet runs', async () => {
    const answer = await get('users.csv');
    expect(answer.headers['content-disposition']).toBe('attachment; filename=users.csv');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.text).not.toContain('secret');
    const users = await rowsOf('users.csv');
    expect(users).toMatchObject([{ firstName: `'${FORMULA}`, lastName: "'+1", email: 'ada@example.org' }]);
    expect(Object.keys(users[0] ?? {})).toEqual(['firstName', 'lastName', 'email', 'phone', 'createdAt']);
    expect(await rowsOf('messages.csv')).toMatchObject([
      { firstName: "'@Ada", phone: "'-1", message: 'Hello,\n"you"\n=1+1', readAt: '', closedAt: '' },
    ]);
  });

  test('are unescaped in JSON', async () => {
    expect((await get('users.json')).json()).toMatchObject([{ firstName: FORMULA, phone: null }]);
    expect((await get('messages.json')).json()).toMatchObject([{ firstName: '@Ada', readAt: null }]);
  });

  test('are complete, however many, in order of creation', async () => {
    const all = (await get('subscribers.json')).json<{ email: string; consentSource: string }[]>();
    expect(new Set(all.map(({ email }) => email)).size).toBe(MANY);
    expect(all[0]).toMatchObject({ email: 'reader-0@example.org', consentSource: '=1', confirmedAt: null });
    expect(await rowsOf('subscribers.csv')).toHaveLength(MANY);
  });

  test('can be limited to what a search finds', async () => {
    const rows = (await get('subscribers.json?search=reader-77%40')).json();
    expect(rows).toMatchObject([{ email: 'reader-77@example.org' }]);
    expect((await get('users.json?search=nobody')).json()).toEqual([]);
    expect((await get('messages.json?show=open')).json()).toHaveLength(1);
    expect((await get('messages.json?show=closed')).json()).toEqual([]);
    expect((await get('messages.json?show=open&search=nobody')).json()).toEqual([]);
  });

  test('are for administrators only', async () => {
    const user = await app.createUser();
    for (const list of ['users', 'subscribers', 'messages']) {
      expect((await app.rest(`/exports/${list}.csv`)).status).toBe(401);
      expect((await app.rest(`/exports/${list}.csv`, { token: user.token })).status).toBe(403);
      expect((await app.rest(`/exports/${list}.csv`, { headers: { Cookie: cookie } })).status).toBe(200);
    }
  });
});
