import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readStored, writeStored } from '#client/lib/storage/storage.ts';
import { RECORDS_HAD, storedEntries } from '#client/lib/storage/storage-keys.ts';
import { storageOf, useStorage } from '#client/testing/browser-storage.ts';
import { DRAFTS } from '#client/records/draft-kind.ts';
import { setFlag } from '#client/records/progress/problem-flags.ts';
import { revisionKey } from '#client/records/progress/progress-owner.ts';
import { GUEST, OWNER, queueOf } from '#client/records/progress/progress-queue.ts';
import { applySynced, mergeAtSignIn, revisionOf } from '#client/records/progress/synced-storage.ts';
import { settleRecords } from '#client/records/settle-records.ts';
import type { AttemptLabel } from '#shared/records/attempt-label/attempt-label.ts';
import { changeRecord, readRecord, recordsOf, writeRecords } from './record-store.ts';
import { addRecords, syncedKind } from './synced-kinds.ts';
import { revisionHad } from './unsettled.ts';

/*
 * A browser with no room shows what was written, and after a reload it has nothing that only looks complete.
 */
const LEARNER = 'learner';
const ROOM = 3000;
const signedIn = new AbortController().signal;
const LABELS = syncedKind('attempt-label');
const label = (name: string): AttemptLabel => ({ at: 1, by: 'a', name, note: '' });
const draft = (code: string) => ({
  code,
  previousCode: null,
  changedAt: 1,
  changeKey: code.slice(0, 5),
  follows: [],
  seen: 0,
  isSent: false,
});

/** Fills the browser, except for some characters. */
function fill(room = 0): void {
  const used = Object.keys(localStorage).reduce((sum, key) => sum + (localStorage.getItem(key) ?? '').length, 0);
  writeStored({ filler: 'f'.repeat(ROOM - used - room) });
}
const makeRoom = () => writeStored({ filler: null });

beforeEach(() => useStorage(storageOf(ROOM)));
afterAll(() => Reflect.deleteProperty(globalThis, 'localStorage'));

test('the draft that is read is the one that was typed, and it counts as stored only once it is', () => {
  writeRecords(DRAFTS, GUEST, [{ id: 'two-sum:cpp', record: draft('short') }]);
  fill();
  const typed = draft('a longer program');
  expect(writeRecords(DRAFTS, GUEST, [{ id: 'two-sum:cpp', record: typed }])).toBe(false);
  expect(readRecord(DRAFTS, GUEST, 'two-sum:cpp')).toEqual(typed);
  expect(writeRecords(DRAFTS, GUEST, [{ id: 'two-sum:cpp', record: typed }])).toBe(false);
  expect(changeRecord(DRAFTS, GUEST, 'two-sum:cpp', () => null)).toBe(false);
  makeRoom();
  expect(changeRecord(DRAFTS, GUEST, 'two-sum:cpp', () => null)).toBe(true);
});

test('a record of a visitor is not removed before that of the learner is stored', async () => {
  writeRecords(DRAFTS, GUEST, [{ id: 'two-sum:cpp', record: draft('a program') }]);
  const ofGuest = () => localStorage.getItem('drafts-and-submissions:guest:draft:two-sum:cpp');
  fill();
  await settleRecords(LEARNER, signedIn);
  await settleRecords(LEARNER, signedIn);
  expect(recordsOf(DRAFTS, LEARNER)).toHaveLength(1);
  expect(ofGuest()).not.toBeNull();
  makeRoom();
  await settleRecords(LEARNER, signedIn);
  expect(ofGuest()).toBeNull();
});

test('the revision of records that are only held is not stored', () => {
  const entries = [{ kind: 'attempt-label', id: 'one', record: label('x'.repeat(100)) }] as const;
  fill(20);
  expect(addRecords(LEARNER, entries, 7)).toBe(false);
  expect(addRecords(LEARNER, entries, 7)).toBe(false);
  expect([readRecord(LABELS, LEARNER, 'one')?.record.name.length, revisionHad(LEARNER)]).toEqual([100, 7]);
  expect(localStorage.getItem(RECORDS_HAD + LEARNER)).toBeNull();
  makeRoom();
  expect(localStorage.getItem(RECORDS_HAD + LEARNER)).toBe('7');
});

describe('the ticks of an account', () => {
  const item = (name: string) => ({ name, companyIds: [], field: 'done' as const, value: 'true' });
  const answer = { items: [item('Two Sum'), item('Three Sum')], revision: 5, records: 0 };

  test('are shown, and asked for again after a reload', () => {
    fill(6);
    expect(applySynced(LEARNER, answer)).toBe(false);
    expect(applySynced(LEARNER, answer)).toBe(false);
    expect([readStored('checkbox-Three Sum'), revisionOf(LEARNER)]).toEqual(['true', 5]);
    expect(localStorage.getItem(revisionKey(LEARNER))).toBeNull();
  });

  test("do not take over a visitor's while the browser cannot store whose they are", () => {
    setFlag('done', { name: 'Two Sum', companyIds: [] }, true);
    writeStored({ 'checkbox-Of the old site': 'true' });
    const before = storedEntries();
    const visitors = queueOf(GUEST);
    fill();
    expect(mergeAtSignIn(LEARNER)).toBe(false);
    expect(mergeAtSignIn(LEARNER)).toBe(false);
    expect([readStored(OWNER), queueOf(LEARNER), queueOf(GUEST)]).toEqual([null, [], visitors]);
    makeRoom();
    expect(storedEntries().toSorted()).toEqual(before.toSorted());
    expect(mergeAtSignIn(LEARNER)).toBe(true);
    expect([queueOf(LEARNER).length, queueOf(GUEST)]).toEqual([2, []]);
  });
});
