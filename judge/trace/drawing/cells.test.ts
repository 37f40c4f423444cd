import { expect, it } from 'vitest';
import { cellsOf, changedIndexes } from './cells.ts';
import { pointersOf } from './pointers.ts';
import { literalsOf } from './short-value.ts';

const format = { objects: {}, literals: literalsOf('python') };

it('draws a list with changed cells, pointers and the range between two of them', () => {
  const pointers = pointersOf(['l', 'r', 'n'], { l: 1, r: 2, n: 3 }, { length: 3 });
  const { cells, after, before } = cellsOf({ value: [4, 9, 6], previous: [4, 5, 6], pointers, range: [1, 2], format });
  expect(cells.map(({ text, isChanged, isInRange, pointers: names }) => [text, isChanged, isInRange, names])).toEqual([
    ['4', false, false, []],
    ['9', true, true, ['l']],
    ['6', false, true, ['r']],
  ]);
  expect(after).toEqual(['n']);
  expect(before).toEqual([]);
});

it('draws a text as its characters, with visible blanks', () => {
  const { cells } = cellsOf({ value: 'a b\n', previous: undefined, format });
  expect(cells.map(({ text }) => text)).toEqual(['a', '␣', 'b', '⏎']);
});

it('counts the items after the recorded ones', () => {
  expect(cellsOf({ value: { t: 'list', v: [1, 2], n: 100 }, previous: undefined, format }).more).toBe(98);
});

it('marks items that are new, but not items that only moved', () => {
  const indexes = (now: number[], before?: number[]) => [...changedIndexes(now, before)];
  expect(indexes([1, 2, 3])).toEqual([]);
  expect(indexes([1, 2, 3], [1, 2])).toEqual([2]);
  expect(indexes([2, 3], [1, 2, 3])).toEqual([]);
  expect(indexes([1, 9, 2], [1, 2])).toEqual([1]);
  expect(indexes([2, 1], [1, 2])).toEqual([0, 1]);
  expect(indexes([9, 2, 8], [1, 2, 3])).toEqual([0, 2]);
});
