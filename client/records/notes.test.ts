import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { GUEST, OWNER, queueOf } from '#client/records/progress/progress-queue.ts';
import { isNoteQueued } from '#client/records/progress/queued-note.ts';
import { readStored, writeStored } from '#client/lib/storage/storage.ts';
import { storageOf, useStorage } from '#client/testing/browser-storage.ts';
import { SESSION_MS } from '#shared/rules/notes/note-edits.ts';
import { blogNote, problemNote } from '#shared/rules/notes/note-ids.ts';
import { MAX_NOTE, noteKey } from '#shared/rules/progress/progress-keys.ts';
import { recordNote, saveNote } from './notes.ts';
import { readRecord } from './record-store.ts';
import { syncedKind } from './synced-kinds.ts';

const START = new Date('2026-03-10T10:00:00Z');
const LEARNER = 'learner';
const KEY = noteKey('Two Sum');
const PROBLEM = { id: problemNote('Two Sum'), title: 'Two Sum', slug: 'two-sum' };
const BLOG = { id: blogNote(1), title: 'A blog', slug: '' };

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  useStorage(storageOf());
});
afterAll(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'localStorage');
});

const recordOf = (id: string, owner = GUEST) => readRecord(syncedKind('note'), owner, id);
const textsOf = (id: string, owner = GUEST) => {
  const record = recordOf(id, owner)?.record;
  return record && [record.text, ...record.versions.map(({ text }) => text)];
};
const passSession = () => vi.setSystemTime(Date.now() + SESSION_MS);

test("a problem's note is stored under the legacy key and in a record that waits to be sent", () => {
  expect(saveNote(PROBLEM, 'a map')).toBe(true);
  expect(readStored(KEY)).toBe('a map');
  expect(recordOf(PROBLEM.id)).toMatchObject({ isSent: false, record: { title: 'Two Sum', slug: 'two-sum' } });
  expect(queueOf(GUEST)).toMatchObject([{ field: 'note', value: 'a map', replaces: '' }]);
});

test('any other note is only stored in a record', () => {
  expect(saveNote(BLOG, 'read it')).toBe(true);
  expect(textsOf(BLOG.id)).toEqual(['read it']);
  expect([queueOf(GUEST), readStored(noteKey(BLOG.id))]).toEqual([[], null]);
});

test('a text that was changed under the legacy key becomes an earlier version of the next one', () => {
  saveNote(PROBLEM, 'mine');
  writeStored({ [KEY]: 'of an older device' });
  saveNote(PROBLEM, 'mine again');
  expect(textsOf(PROBLEM.id)).toEqual(['mine again', 'of an older device', 'mine']);
});

test('saving an unchanged text changes nothing', () => {
  writeStored({ [KEY]: 'of the old site' });
  saveNote(PROBLEM, 'of the old site');
  expect([recordOf(PROBLEM.id), queueOf(GUEST)]).toEqual([null, []]);
  saveNote(BLOG, '');
  expect(recordOf(BLOG.id)).toBeNull();
});

test('a text from the dialog of a sheet is recorded with the text that it replaced', () => {
  writeStored({ [KEY]: 'after' });
  expect(recordNote(PROBLEM, 'after', { documented: 'before' })).toBe(true);
  expect(textsOf(PROBLEM.id)).toEqual(['after', 'before']);
});

test('a note that is too long for an account is stored under its key, and its record is not changed', () => {
  saveNote(PROBLEM, 'short');
  const long = 'x'.repeat(MAX_NOTE + 1);
  expect(saveNote(PROBLEM, long)).toBe(true);
  expect([readStored(KEY), textsOf(PROBLEM.id)]).toEqual([long, ['short']]);
  expect(saveNote(BLOG, long)).toBe(false);
});

test('a note that does not fit into the browser is reported until it does, and shown with its earlier version', () => {
  useStorage(storageOf(1500));
  saveNote(PROBLEM, 'short');
  passSession();
  writeStored({ filler: 'f'.repeat(1000) });
  const long = 'x'.repeat(600);
  for (let times = 0; times < 2; times++) {
    expect([saveNote(PROBLEM, long), saveNote(BLOG, long)]).toEqual([false, false]);
    expect([readStored(KEY), textsOf(PROBLEM.id), textsOf(BLOG.id)]).toEqual([long, [long, 'short'], [long]]);
    expect(localStorage.getItem(KEY)).toBe('short');
  }
});

test('typing without a connection leaves two changes in the queue, each with the text that it replaces', () => {
  writeStored({ [OWNER]: LEARNER, [KEY]: 'before' });
  for (const text of ['a', 'ab', 'abc', 'abcd']) {
    saveNote(PROBLEM, text);
    vi.advanceTimersByTime(1000);
  }
  expect(queueOf(LEARNER)).toMatchObject([
    { value: 'a', replaces: 'before' },
    { value: 'abcd', replaces: 'a' },
  ]);
  expect(isNoteQueued(LEARNER, 'Two Sum')).toBe(true);
  expect(isNoteQueued(LEARNER, 'Three Sum')).toBe(false);
  expect(textsOf(PROBLEM.id, LEARNER)).toEqual(['abcd', 'before']);
});

test('sessions of ten minutes are versions', () => {
  saveNote(BLOG, 'one');
  passSession();
  saveNote(BLOG, 'two');
  saveNote(BLOG, 'three');
  expect(textsOf(BLOG.id)).toEqual(['three', 'one']);
  saveNote(BLOG, 'one', { isNewVersion: true });
  expect(textsOf(BLOG.id)).toEqual(['one', 'three', 'one']);
});
