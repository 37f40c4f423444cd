import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Caller } from '#server/testing/personal-calls.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import type { SyncedEntry } from '#shared/records/kinds.ts';
import { MAX_RECORDS } from '#shared/records/record-kind.ts';
import type { CardEvent, ReviewCard } from '#shared/records/review-card/review-card.ts';

const app = await startTestApp();
const { pool } = app.database;

async function learner(): Promise<Caller> {
  const { key, token } = await app.createUser();
  return { key, trpc: app.trpc(token) };
}
const sync = ({ key, trpc }: Caller, records: SyncedEntry[] = [], since = 0) =>
  trpc.records.sync.mutate({ userKey: key, sentAt: new Date().toISOString(), since, records });

const event = (at: number): CardEvent => ({
  key: randomUUID(),
  at,
  kind: 'reviewed',
  day: '2026-03-10',
  rating: 3,
  seconds: null,
});
const card = (id: string, ...events: CardEvent[]): SyncedEntry & { record: ReviewCard } => ({
  kind: 'review-card',
  id,
  record: { events },
});

test('a change on one device reaches another, once', async () => {
  const ada = await learner();
  const sent = card('problem:two-sum', event(1));
  const own = await sync(ada, [sent]);
  expect(own.records).toEqual([sent]);
  const other = await sync(ada);
  expect(other).toEqual({ records: [sent], revision: own.revision, hasMore: false });
  expect(await sync(ada, [], other.revision)).toEqual({ records: [], revision: other.revision, hasMore: false });
});

test('copies on two devices are merged, and each gets what the other has added', async () => {
  const ada = await learner();
  const [first, second, third] = [event(1), event(2), event(3)];
  const { revision } = await sync(ada, [card('a', first, second)]);
  const both = [card('a', first, second, third)];
  expect((await sync(ada, [card('a', first, third)], revision)).records).toEqual(both);
  expect((await sync(ada, [], revision)).records).toEqual(both);
});

test('a copy that is sent again, or twice in one call, changes nothing', async () => {
  const ada = await learner();
  const sent = card('a', event(1));
  const { revision } = await sync(ada, [sent, sent]);
  expect(await sync(ada, [sent], revision)).toEqual({ records: [], revision, hasMore: false });
  const { rows } = await pool.query('SELECT revision FROM own_records WHERE user_key = $1', [ada.key]);
  expect(rows).toEqual([{ revision }]);
});

test('forty calls at once lose nothing, and a device that reads in between misses nothing', async () => {
  const ada = await learner();
  const events = Array.from({ length: 40 }, (_, n) => event(n));
  let since = 0;
  const readKeys = new Set<string>();
  const read = async () => {
    const answer = await sync(ada, [], since);
    since = answer.revision;
    for (const { record } of answer.records as { record: ReviewCard }[])
      for (const { key } of record.events) readKeys.add(key);
  };
  await Promise.all(events.flatMap((one, n) => [sync(ada, [card(`${n % 4}`, one)]), ...(n % 5 === 0 ? [read()] : [])]));
  await read();
  expect([...readKeys].toSorted()).toEqual(events.map(({ key }) => key).toSorted());
});

test('many records are returned in pages, those of one call together', async () => {
  const ada = await learner();
  for (let call = 0; call < 6; call++)
    await sync(
      ada,
      Array.from({ length: MAX_RECORDS }, (_, n) => card(`${call}-${n}`, event(n))),
    );
  const first = await sync(ada);
  const second = await sync(ada, [], first.revision);
  expect([first.records.length, first.hasMore, second.records.length, second.hasMore]).toEqual([500, true, 100, false]);
  const ids = new Set([...first.records, ...second.records].map(({ id }) => id));
  expect(ids.size).toBe(600);
});

test("nobody reads or writes somebody else's records", async () => {
  const [ada, grace] = [await learner(), await learner()];
  await sync(ada, [card('a', event(1))]);
  expect((await sync(grace)).records).toEqual([]);
  const call = { userKey: ada.key, sentAt: new Date().toISOString(), since: 0 };
  const asAda = grace.trpc.records.sync.mutate({ ...call, records: [card('a', event(2))] });
  await expect(asAda).rejects.toMatchObject({ data: { code: 'CONFLICT' } });
  const visitor = app.trpc().records.sync.mutate({ ...call, records: [] });
  await expect(visitor).rejects.toMatchObject({ data: { code: 'UNAUTHORIZED' } });
  expect((await sync(ada)).records).toHaveLength(1);
});

test.each<[string, unknown]>([
  ['an unknown kind', { kind: 'diary', id: 'a', record: {} }],
  ['no event', { kind: 'review-card', id: 'a', record: { events: [] } }],
  [
    'an event of no kind',
    { kind: 'review-card', id: 'a', record: { events: [{ key: randomUUID(), at: 1, kind: 'seen' }] } },
  ],
  ['a day that is none', { kind: 'review-card', id: 'a', record: { events: [{ ...event(1), day: '2026-02-30' }] } }],
  ['no id', { kind: 'review-card', id: '', record: { events: [event(1)] } }],
  ['an id that cannot be stored', { kind: 'review-card', id: 'a\0', record: { events: [event(1)] } }],
])('%s is refused, and nothing of the call is written', async (_, wrong) => {
  const ada = await learner();
  const records = [card('right', event(1)), wrong as SyncedEntry];
  await expect(sync(ada, records)).rejects.toMatchObject({ data: { code: 'BAD_REQUEST' } });
  expect((await sync(ada)).records).toEqual([]);
});

test('an account has a maximum number of records of a kind; a call beyond it is refused as a whole', async () => {
  const ada = await learner();
  await pool.query(
    `INSERT INTO own_records (user_key, kind, id, record, revision)
     SELECT $1, 'review-card', n::text, '{"events":[]}', 1 FROM generate_series(1, 9999) AS n`,
    [ada.key],
  );
  await expect(sync(ada, [card('a', event(1)), card('b', event(1))])).rejects.toMatchObject({
    message: 'An account has at most 10000 records of this kind',
  });
  const { rows } = await pool.query("SELECT FROM own_records WHERE user_key = $1 AND id IN ('a', 'b')", [ada.key]);
  expect(rows).toEqual([]);
  await sync(ada, [card('a', event(1))]);
});

test('records are deleted with the account', async () => {
  const ada = await learner();
  await sync(ada, [card('a', event(1))]);
  await pool.query('DELETE FROM users WHERE key = $1', [ada.key]);
  const { rows } = await pool.query('SELECT FROM own_records WHERE user_key = $1', [ada.key]);
  expect(rows).toEqual([]);
  await expect(sync(ada)).rejects.toMatchObject({ data: { code: 'UNAUTHORIZED' } });
});

test('records are in the exported file, and another account imports them once', async () => {
  const [ada, grace] = [await learner(), await learner()];
  const sent = Array.from({ length: 250 }, (_, n) => card(`${n}`, event(n)));
  for (const start of [0, 100, 200]) await sync(ada, sent.slice(start, start + 100));
  const file = await ada.trpc.progress.export.query();
  expect(file.records).toHaveLength(250);
  await sync(grace, [card('7', event(1000))]);
  expect(await grace.trpc.progress.previewImport.mutate(file)).toMatchObject({ records: 250 });
  expect(await grace.trpc.progress.import.mutate(file)).toMatchObject({ records: 250 });
  expect(await grace.trpc.progress.import.mutate(file)).toMatchObject({ records: 0 });
  const { records } = await sync(grace);
  expect(records).toHaveLength(250);
  const joined = records.find(({ id }) => id === '7')?.record as ReviewCard;
  expect(joined.events).toHaveLength(2);
  const damaged = { ...file, records: [{ kind: 'review-card', id: 'x', record: {} }] } as unknown as typeof file;
  await expect(grace.trpc.progress.import.mutate(damaged)).rejects.toMatchObject({ data: { code: 'BAD_REQUEST' } });
});
