import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { GUEST } from '#client/records/owner.ts';
import { readStored, writeStored } from '#client/lib/storage/storage.ts';
import { storageOf, useStorage } from '#client/testing/browser-storage.ts';
import { SESSION_MS } from '#shared/rules/notes/note-edits.ts';
import { blogNote, problemNote } from '#shared/rules/notes/note-ids.ts';
import { MAX_NOTE } from '#shared/records/note/note.ts';
import { saveNote } from './notes.ts';
import { readRecord, writeRecords } from './record-store.ts';
import { legacyNote } from '#shared/rules/notes/legacy-note.ts';
import { syncedKind } from './synced-kinds.ts';

const START = new Date('2026-03-10T10:00:00Z');
const KEY = 'note-Two Sum';
const PROBLEM = { id: problemNote('two-sum'), title: 'Two Sum', slug: 'two-sum' };
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
});

test('any other note is only stored in a record', () => {
  expect(saveNote(BLOG, 'read it')).toBe(true);
  expect(textsOf(BLOG.id)).toEqual(['read it']);
  expect(readStored(`note-${BLOG.title}`)).toBeNull();
});

test('a text of an older site, still under the name of the problem, is an earlier version of the next one', () => {
  const id = problemNote('Two Sum');
  writeRecords(syncedKind('note'), GUEST, [
    { id, record: { record: legacyNote('Two Sum', 'of an older site'), isSent: false } },
  ]);
  saveNote(PROBLEM, 'of an older site');
  expect(recordOf(PROBLEM.id)).toBeNull();
  saveNote(PROBLEM, 'mine');
  expect(textsOf(PROBLEM.id)).toEqual(['mine', 'of an older site']);
});

test('saving an unchanged text changes nothing', () => {
  saveNote(PROBLEM, 'a map');
  const before = recordOf(PROBLEM.id);
  passSession();
  saveNote(PROBLEM, 'a map');
  expect(recordOf(PROBLEM.id)).toEqual(before);
  saveNote(BLOG, '');
  expect(recordOf(BLOG.id)).toBeNull();
});

test('a blanked note is blank under its legacy key too, and keeps the text as a version', () => {
  saveNote(PROBLEM, 'a map');
  passSession();
  saveNote(PROBLEM, '');
  expect([readStored(KEY), textsOf(PROBLEM.id)]).toEqual(['', ['', 'a map']]);
});

test('a note that is too long for an account is stored in the browser', () => {
  const long = 'x'.repeat(MAX_NOTE + 1);
  expect([saveNote(PROBLEM, long), saveNote(BLOG, long)]).toEqual([true, true]);
  expect([readStored(KEY), textsOf(PROBLEM.id), textsOf(BLOG.id)]).toEqual([long, [long], [long]]);
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

test('sessions of ten minutes are versions', () => {
  saveNote(BLOG, 'one');
  passSession();
  saveNote(BLOG, 'two');
  saveNote(BLOG, 'three');
  expect(textsOf(BLOG.id)).toEqual(['three', 'one']);
  saveNote(BLOG, 'one', { isNewVersion: true });
  expect(textsOf(BLOG.id)).toEqual(['one', 'three', 'one']);
});
