import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { GUEST, revisionHad } from '#client/records/owner.ts';
import { RECORDS_HAD } from '#client/lib/storage/storage-keys.ts';
import { readStored } from '#client/lib/storage/storage.ts';
import { storageOf, useStorage } from '#client/testing/browser-storage.ts';
import { kindOf, recordAtSignIn, mergeEntries, SYNCED_NAMES, type SyncedEntry } from '#shared/records/kinds.ts';
import { DEFAULT_PLAN } from '#shared/records/review-plan/review-plan.ts';
import { areEqual } from '#shared/records/record-kind.ts';
import { RECORD_SAMPLES } from '#shared/testing/record-samples.ts';
import { readRecord, writeRecords } from './record-store.ts';
import { settleRecords } from './sign-in/settle-records.ts';
import { addRecords } from './sync/add-records.ts';
import { syncedKind } from './synced-kinds.ts';

beforeEach(() => useStorage(storageOf()));
afterAll(() => Reflect.deleteProperty(globalThis, 'localStorage'));

const signedIn = new AbortController().signal;
const LEARNER = 'learner';

describe.each(SYNCED_NAMES)('a %s', (name) => {
  const kind = syncedKind(name);
  const entry = RECORD_SAMPLES[name].map((record) => {
    const entry = { kind: name, id: 'one', record } as SyncedEntry; // of this kind
    return mergeEntries(entry, entry);
  });
  const local = ({ record }: SyncedEntry, isSent: boolean) =>
    ({ record, isSent }) as ReturnType<typeof kind.atSignIn> & object; // of this kind
  const put = (owner: string, one: SyncedEntry, isSent: boolean) =>
    expect(writeRecords(kind, owner, [{ id: 'one', record: local(one, isSent) }])).toBe(true);
  const holds = (check: (one: SyncedEntry, other: SyncedEntry) => void | Promise<void>) =>
    fc.assert(
      fc.asyncProperty(entry, entry, async (one, other) => {
        useStorage(storageOf());
        await check(one, other);
      }),
      { numRuns: 50 },
    );

  test("of a visitor is merged into the learner's at a sign-in, and is sent if that adds anything", () =>
    holds(async (own, visitors) => {
      put(LEARNER, own, true);
      put(GUEST, visitors, false);
      await settleRecords(LEARNER, signedIn);
      const record = recordAtSignIn(kindOf(name), visitors.record, own.record);
      const merged = record === null ? own : mergeEntries(own, { ...visitors, record } as SyncedEntry); // of this kind
      const after = readRecord(kind, LEARNER, 'one');
      expect(areEqual(after?.record, merged.record)).toBe(true);
      expect(after?.isSent).toBe(areEqual(merged.record, own.record));
      expect(readRecord(kind, GUEST, 'one')).toBeNull();
    }));

  test("is merged with the account's, and is sent if it has more", () =>
    holds((own, account) => {
      put(LEARNER, own, false);
      expect(addRecords(LEARNER, { records: [account], revision: 7 })).toBe(true);
      const merged = mergeEntries(own, account);
      const after = readRecord(kind, LEARNER, 'one');
      expect(areEqual(after?.record, merged.record)).toBe(true);
      expect(after?.isSent).toBe(areEqual(merged.record, account.record));
      expect(revisionHad(LEARNER)).toBe(7);
    }));

  test('is restored from the journal without losing stored data', () =>
    holds((stored, journaled) => {
      const restored = kind.restore(local(stored, false), local(journaled, false)) ?? local(stored, false);
      expect(areEqual(restored.record, mergeEntries(stored, journaled).record)).toBe(true);
    }));
});

test('a learner who signs in again fetches the records that the sign-out removed', async () => {
  addRecords(LEARNER, { records: [{ kind: 'review-plan', id: 'own', record: DEFAULT_PLAN }], revision: 7 });
  expect(revisionHad(LEARNER)).toBe(7);
  await settleRecords(null, signedIn);
  expect(readRecord(syncedKind('review-plan'), LEARNER, 'own')).toBeNull();
  expect(readStored(RECORDS_HAD + LEARNER)).toBeNull();
  expect(revisionHad(LEARNER)).toBe(0);
});

test('records that do not fit into the browser are requested again by the next page', () => {
  useStorage(storageOf(10));
  const card: SyncedEntry = {
    kind: 'review-card',
    id: 'a',
    record: { events: [{ key: 'k', at: 1, kind: 'resumed' }] },
  };
  expect(addRecords(LEARNER, { records: [card], revision: 7 })).toBe(false);
  expect([revisionHad(LEARNER), localStorage.getItem(RECORDS_HAD + LEARNER)]).toEqual([7, null]);
});

test('what was sent takes the copy of the account, which has corrected times, unless it was changed since', () => {
  const mark = (at: number, isSet: boolean) => ({
    at,
    by: `at ${at}`,
    isSet,
    name: 'Two Sum',
    companyIds: [],
    days: {},
  });
  const [kind, id] = [syncedKind('mark'), 'done:two-sum'];
  const sent: SyncedEntry = { kind: 'mark', id, record: mark(9_000_000, true) };
  const answer = { records: [{ ...sent, record: mark(1000, true) } as SyncedEntry], revision: 7 };
  writeRecords(kind, LEARNER, [{ id, record: { record: mark(9_000_000, true), isSent: false } }]);
  addRecords(LEARNER, answer, [sent]);
  expect(readRecord(kind, LEARNER, id)).toEqual({ record: mark(1000, true), isSent: true });
  writeRecords(kind, LEARNER, [{ id, record: { record: mark(9_000_001, false), isSent: false } }]);
  addRecords(LEARNER, answer, [sent]);
  expect(readRecord(kind, LEARNER, id)).toEqual({ record: mark(9_000_001, false), isSent: false });
});

test('what was sent and is not answered is in the account already', () => {
  const [kind, record] = [syncedKind('review-plan'), DEFAULT_PLAN];
  writeRecords(kind, LEARNER, [{ id: 'own', record: { record, isSent: false } }]);
  addRecords(LEARNER, { records: [], revision: 7 }, [{ kind: 'review-plan', id: 'own', record }]);
  expect(readRecord(kind, LEARNER, 'own')?.isSent).toBe(true);
});

test('unreadable records are ignored', () => {
  for (const text of ['', 'no JSON', '7', 'null', '{"isSent":true}', '{"record":7}'])
    expect(syncedKind('review-card').parse(text)).toBeNull();
});
