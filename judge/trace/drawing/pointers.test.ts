import { expect, it } from 'vitest';
import { pointersOf, rangeOf, withOtherEnds } from './pointers.ts';

it('points at cells and one before the first and after the last, and lists indexes further out', () => {
  const variables = { i: 0, j: 0, end: 3, start: -1, far: 7, word: 'a', half: 0.5 };
  const { at, outside } = pointersOf(['i', 'j', 'end', 'start', 'far', 'word', 'half', 'unknown'], variables, {
    length: 3,
  });
  expect(Object.fromEntries(at)).toEqual({ '-1': ['start'], 0: ['i', 'j'], 3: ['end'] });
  expect(outside).toEqual(['far = 7']);
});

it('shades the range between two ends until they cross', () => {
  const names = new Set(['left', 'right']);
  expect(rangeOf(names, { left: 1, right: 3 }, 5)).toEqual([1, 3]);
  expect(rangeOf(names, { left: 1, right: 5 }, 5)).toEqual([1, 4]);
  expect(rangeOf(names, { left: 3, right: 2 }, 5)).toBeNull();
  expect(rangeOf(names, { left: 3 }, 5)).toBeNull();
  expect(rangeOf(new Set(['left']), { left: 1, right: 3 }, 5)).toBeNull();
});

it('distinguishes indexes of unrecorded items from indexes outside of the list', () => {
  const { at, outside, undrawn } = pointersOf(['i', 'j', 'k'], { i: 2, j: 9, k: 12 }, { length: 10, drawn: 2 });
  expect([at.size, undrawn, outside]).toEqual([0, ['i = 2', 'j = 9'], ['k = 12']]);
});

it('adds the other end of a window if one end is used as an index', () => {
  expect([...withOtherEnds(new Set(['right']), { left: 0, right: 3 })]).toEqual(['right', 'left']);
  expect([...withOtherEnds(new Set(['right']), { left: 'a', right: 3 })]).toEqual(['right']);
  expect([...withOtherEnds(new Set(['i']), { i: 0, j: 3 })]).toEqual(['i']);
});
