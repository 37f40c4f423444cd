import { beforeEach, expect, test } from 'vitest';
import { aDraft, aSitting, aSubmission, aTry, type Caller } from '#server/testing/personal-calls.ts';
import { aMark, aNote } from '#server/testing/progress-calls.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import type { SyncedEntry } from '#shared/records/kinds.ts';

const app = await startTestApp();
const { pool } = app.database;

const MAX = 30_000;

let caller: Caller;
let token: string;
beforeEach(async () => {
  const user = await app.createUser();
  const { key } = user;
  token = user.token;
  caller = { key, trpc: app.trpc(token) };
});

const sent = () => ({ userKey: caller.key, sentAt: new Date().toISOString() });
const sittingKey = '01980000-0000-7000-8000-00000000abcd';
const keepSitting = (tries: number) =>
  caller.trpc.practice.keepSitting.mutate({
    userKey: caller.key,
    sitting: aSitting({ key: sittingKey, tries: [1, 2].slice(0, tries).map((at) => aTry(at)) }),
  });
const sync = (records: SyncedEntry[]) => caller.trpc.records.sync.mutate({ ...sent(), since: 0, records });

/** How each kind of record is written, and the number of writes that this counts as. */
const WRITES: [kind: string, count: number, write: () => Promise<unknown>][] = [
  ['ticks and notes', 3, () => sync([aMark({ name: 'a' }), aMark({ name: 'b' }), aNote('a', 'text')])],
  ['drafts', 1, () => caller.trpc.practice.saveDraft.mutate({ ...sent(), ...aDraft('two-sum', 'x') })],
  [
    'submissions',
    2,
    () => caller.trpc.practice.keepSubmissions.mutate({ ...sent(), submissions: [aSubmission('a'), aSubmission('b')] }),
  ],
  ['sittings', 1, () => keepSitting(1)],
];

const written = async () => {
  const { rows } = await pool.query<{ writes: number }>('SELECT writes FROM daily_writes WHERE user_key = $1', [
    caller.key,
  ]);
  return rows[0]?.writes ?? 0;
};
const has = (writes: number, daysAgo = 0) =>
  pool.query(
    `INSERT INTO daily_writes VALUES ($1, (now() AT TIME ZONE 'UTC')::date - $3::int, $2)
     ON CONFLICT (user_key) DO UPDATE SET day = EXCLUDED.day, writes = EXCLUDED.writes`,
    [caller.key, writes, daysAgo],
  );

test.each(WRITES)('%s count once per record', async (_, count, write) => {
  await write();
  expect(await written()).toBe(count);
  await sync([]);
  expect(await written()).toBe(count);
});

test('a changed record counts too, an unchanged one does not', async () => {
  await keepSitting(1);
  await keepSitting(1);
  await keepSitting(2);
  expect(await written()).toBe(3);
  const tick = aMark();
  await sync([tick]);
  await sync([tick]);
  await sync([aMark({ isSet: false, at: '2026-03-10T11:00:00.000Z' })]);
  expect(await written()).toBe(5);
});

test.each(WRITES)('%s are refused beyond the daily limit, until the next day', async (_, count, write) => {
  await has(MAX);
  const refusal = {
    data: { httpStatus: 429, reason: 'rate_limited' },
    message: expect.stringContaining('tomorrow') as string,
  };
  await expect(write()).rejects.toMatchObject(refusal);
  expect(await written()).toBe(MAX);
  const { rows } = await pool.query('SELECT FROM own_records WHERE user_key = $1', [caller.key]);
  expect(rows).toEqual([]);
  await has(MAX, 1);
  await write();
  expect(await written()).toBe(count);
});

test('a refusal says when to retry, and reading still works', async () => {
  await has(MAX);
  const body = { ...sent(), ...aDraft('two-sum', 'x') };
  const { status, headers } = await app.rest('/trpc/practice.saveDraft', { method: 'POST', token, body });
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(86_400);
  await sync([]);
  expect((await caller.trpc.practice.mine.query({ slug: 'two-sum' })).drafts).toEqual([]);
});

test('an account over its limit does not block the ticks of others in the same batch', async () => {
  await has(MAX);
  const over = expect(sync([aMark()])).rejects.toMatchObject({ data: { httpStatus: 429 } });
  const others = await Promise.all([1, 2, 3].map(() => app.createUser()));
  const calls = others.map((person) => {
    const tick = { userKey: person.key, sentAt: new Date().toISOString(), since: 0, records: [aMark()] };
    return app.trpc(person.token).records.sync.mutate(tick);
  });
  await over;
  expect((await Promise.all(calls)).map(({ records }) => records.length)).toEqual([1, 1, 1]);
});
