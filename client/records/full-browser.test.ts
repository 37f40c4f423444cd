import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readStored, writeStored } from '#client/lib/storage/storage.ts';
import { RECORDS_HAD, storedEntries } from '#client/lib/storage/storage-keys.ts';
import { storageOf, useStorage } from '#client/testing/browser-storage.ts';
import { DRAFTS } from '#client/records/draft-kind.ts';
import { isMarked, MARKS, setFlag } from '#client/records/marks.ts';
import { GUEST, OWNER, revisionHad, takeOwnership } from '#client/records/owner.ts';
import { settleRecords } from '#client/records/sign-in/settle-records.ts';
import type { AttemptLabel } from '#shared/records/attempt-label/attempt-label.ts';
import { changeRecord, readRecord, recordsOf, writeRecords } from './record-store.ts';
import { addRecords } from './sync/add-records.ts';
import { syncedKind } from './synced-kinds.ts';

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
  const answer = { records: entries, revision: 7 };
  expect(addRecords(LEARNER, answer)).toBe(false);
  expect(addRecords(LEARNER, answer)).toBe(false);
  expect([readRecord(LABELS, LEARNER, 'one')?.record.name.length, revisionHad(LEARNER)]).toEqual([100, 7]);
  expect(localStorage.getItem(RECORDS_HAD + LEARNER)).toBeNull();
  makeRoom();
  expect(localStorage.getItem(RECORDS_HAD + LEARNER)).toBe('7');
});

describe('the ticks of an account', () => {
  const problem = (name: string) => ({ name, problem: name.toLowerCase().replace(' ', '-'), companyIds: [] });
  const tick = (name: string) => {
    const { problem: slug } = problem(name);
    const record = { at: 1, by: 'a', isSet: true, name, companyIds: [], days: {} };
    return { kind: 'mark' as const, id: `done:${slug}`, record };
  };

  test('are shown, and asked for again after a reload', () => {
    const answer = { records: [tick('Two Sum'), tick('Three Sum')], revision: 5 };
    writeStored({ [OWNER]: LEARNER });
    fill(6);
    expect(addRecords(LEARNER, answer)).toBe(false);
    expect(addRecords(LEARNER, answer)).toBe(false);
    expect([isMarked('done', problem('Three Sum')), readStored('checkbox-Three Sum')]).toEqual([true, 'true']);
    expect(revisionHad(LEARNER)).toBe(5);
    expect(localStorage.getItem(RECORDS_HAD + LEARNER)).toBeNull();
  });

  test("do not take over a visitor's while the browser cannot store whose they are", async () => {
    setFlag('done', problem('Two Sum'), true);
    const before = storedEntries();
    fill();
    expect(takeOwnership(LEARNER)).toBe(false);
    expect(takeOwnership(LEARNER)).toBe(false);
    expect([readStored(OWNER), recordsOf(MARKS, LEARNER), recordsOf(MARKS, GUEST).length]).toEqual([null, [], 1]);
    makeRoom();
    expect(storedEntries().toSorted()).toEqual(before.toSorted());
    expect(takeOwnership(LEARNER)).toBe(true);
    await settleRecords(LEARNER, signedIn);
    expect([recordsOf(MARKS, LEARNER).length, recordsOf(MARKS, GUEST)]).toEqual([1, []]);
  });
});
