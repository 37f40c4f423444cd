import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { storageOf, useSessionStorage, useStorage } from '#client/testing/browser-storage.ts';
import { isHeld, onStored, readStored, writeLast, writeStored } from './storage.ts';
import { readDraft, writeDraft } from './storage-draft.ts';
import { dropDrafts, moveDrafts, storedEntries } from './storage-keys.ts';

const LONG = 'x'.repeat(80);
/** What the browser itself has, which a reload leaves. */
const inBrowser = (key: string) => localStorage.getItem(key);

beforeEach(() => {
  useStorage(storageOf(100));
  useSessionStorage(storageOf(100));
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
  Reflect.deleteProperty(globalThis, 'sessionStorage');
});

/** Every access throws, as where a browser allows no storage. */
const blocked = () =>
  new Proxy({} as Storage, {
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
    ownKeys() {
      throw new DOMException('denied', 'SecurityError');
    },
  });

describe('what a full browser does not store', () => {
  test('is read as it was written, by key and by prefix, and not as stored', () => {
    writeStored({ 'a:1': 'old' });
    expect(writeStored({ 'a:1': LONG + LONG, 'a:2': 'two' })).toBe(false);
    expect([readStored('a:1'), readStored('a:2')]).toEqual([LONG + LONG, 'two']);
    expect(storedEntries('a:').toSorted()).toEqual([
      ['a:1', LONG + LONG],
      ['a:2', 'two'],
    ]);
    expect([isHeld('a:1'), inBrowser('a:1')]).toEqual([true, 'old']);
  });

  test('also holds back what was to be stored after it in the same call', () => {
    writeStored({ gone: 'x' });
    writeStored({ text: LONG + LONG, revision: '7', gone: null });
    expect([readStored('revision'), readStored('gone')]).toEqual(['7', null]);
    expect(storedEntries('gone')).toEqual([]);
    expect([inBrowser('revision'), inBrowser('gone')]).toEqual([null, 'x']);
  });

  test('is stored as soon as there is room, in the order in which it was written', () => {
    writeStored({ filler: LONG });
    writeStored({ text: LONG });
    expect(writeLast({ revision: '8' })).toBe(false);
    expect(inBrowser('revision')).toBeNull();
    expect(writeStored({ filler: null })).toBe(true);
    expect([inBrowser('text'), inBrowser('revision')]).toEqual([LONG, '8']);
    expect([isHeld('text'), isHeld('revision')]).toEqual([false, false]);
    expect(writeLast({ revision: '9' })).toBe(true);
  });

  test('is no obstacle to smaller writes', () => {
    writeStored({ text: LONG + LONG });
    expect(writeStored({ small: 'fits' })).toBe(true);
    expect(inBrowser('small')).toBe('fits');
  });

  test('is forgotten when it is removed, or when another tab writes the same key', () => {
    vi.stubGlobal('window', new EventTarget());
    const unlisten = onStored(() => {});
    writeStored({ one: LONG + LONG, other: LONG + LONG });
    writeStored({ one: null });
    expect(readStored('one')).toBeNull();
    localStorage.setItem('other', 'of another tab');
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'other' }));
    expect(readStored('other')).toBe('of another tab');
    unlisten();
    vi.unstubAllGlobals();
  });
});

test('a browser that allows no storage holds everything until the page is left', () => {
  useStorage(blocked());
  expect(writeStored({ 'a:1': 'one', 'a:2': 'two' })).toBe(false);
  writeStored({ 'a:2': null });
  expect(readStored('a:1')).toBe('one');
  expect(storedEntries('a:')).toEqual([['a:1', 'one']]);
});

test.each([
  ['full', () => storageOf(0)],
  ['blocked', blocked],
])('drafts in a tab whose storage is %s are held, moved and dropped as others are', (_, storage) => {
  useSessionStorage(storage());
  writeDraft('note-a', 'typed');
  writeDraft('note-b', 'typed too');
  writeDraft('note-b', null);
  expect([readDraft('note-a'), readDraft('note-b')]).toEqual(['typed', null]);
  moveDrafts('note-', 'parked-');
  expect([readDraft('note-a'), readDraft('parked-a')]).toEqual([null, 'typed']);
  dropDrafts('parked-');
  expect(readDraft('parked-a')).toBeNull();
});
