import { expect, test } from 'vitest';
import { keyOfAnchor, positionOfAnchor, readStudyItemName, studyAnchor, studyItemName } from './study-items.ts';

test.each([
  [{ id: 4, header: 'What are null, void & wild pointers?' }, 'what-are-null-void-wild-pointers-4'],
  [{ id: 12, header: '*p++' }, 'p-12'],
  [{ id: 0, header: '∑' }, '0'],
])('an item has an anchor in its page: %j', (item, anchor) => {
  expect(studyAnchor(item)).toBe(anchor);
  expect(positionOfAnchor([{ id: 99, header: '' }, item], `#${anchor}`)).toBe(1);
});

test('an anchor finds its item also after its header changed, and no item if its id is unknown', () => {
  const items = [{ id: 3, header: 'Threads' }];
  expect(positionOfAnchor(items, '#processes-and-threads-3')).toBe(0);
  expect(['#threads-33', '#channels', '', '#', '#x3'].map((hash) => positionOfAnchor(items, hash))).toEqual([
    -1, -1, -1, -1, -1,
  ]);
});

test('a former anchor has the key of its item, and is not read as an id', () => {
  const key = '0191e5a2-7c00-7000-8000-000000000003';
  expect([`#note-${key}`, `note-${key.toUpperCase()}`].map(keyOfAnchor)).toEqual([key, key]);
  expect(['#note-3', `#${key}`, `#note-${key}4`, '#threads-3', ''].map(keyOfAnchor)).toEqual(Array(5).fill(null));
  const items = [{ id: 3, header: 'Threads' }];
  expect([`#note-${key}`, '#note-3'].map((hash) => positionOfAnchor(items, hash))).toEqual([-1, 0]);
});

test('the name of an item has its category and its id', () => {
  expect(studyItemName('py', 12)).toBe('py/12');
  expect(readStudyItemName('py/12')).toEqual({ category: 'py', id: 12 });
  expect(readStudyItemName('a/b/7')).toEqual({ category: 'a/b', id: 7 });
  expect(['Two Sum', 'py/', '/3', 'py/x'].map(readStudyItemName)).toEqual([null, null, null, null]);
});
