import { expect, it } from 'vitest';
import type { TracedValue } from '../trace.ts';
import { chipsOf, entriesOf } from './entries.ts';
import { literalsOf } from './short-value.ts';

const format = { objects: {}, literals: literalsOf('python') };
const map = (...v: [TracedValue, TracedValue][]) => ({ t: 'map' as const, v });

it('marks the entries of a map that are new or have another value', () => {
  const { entries } = entriesOf(map(['a', 1], ['b', 3], ['c', 0]), map(['a', 1], ['b', 2]), format);
  expect(entries.map(({ key, text, isChanged }) => [key, text, isChanged])).toEqual([
    ['"a"', '1', false],
    ['"b"', '3', true],
    ['"c"', '0', true],
  ]);
});

it('marks nothing in a new map, and counts the entries that were not recorded', () => {
  const { entries, more } = entriesOf({ ...map(['a', 1]), n: 5 }, undefined, format);
  expect(entries.some(({ isChanged }) => isChanged)).toBe(false);
  expect(more).toBe(4);
});

it('marks items that were added to a set', () => {
  const { chips } = chipsOf({ t: 'set', v: [1, 2] }, { t: 'set', v: [1] }, format);
  expect(chips).toEqual([
    { text: '1', isChanged: false },
    { text: '2', isChanged: true },
  ]);
});
