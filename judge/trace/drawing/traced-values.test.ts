import { expect, it } from 'vitest';
import { fieldOf, idsIn, itemsOf, pairsOf, plainName, unrecorded } from './traced-values.ts';

it('returns the items of lists and collections, and null for other values', () => {
  expect(itemsOf([1, 2])).toEqual([1, 2]);
  expect(itemsOf({ t: 'deque', v: [3] })).toEqual([3]);
  expect(itemsOf({ t: 'map', v: [[1, 2]] })).toBeNull();
  expect(itemsOf({ t: 'ref', id: '1' })).toBeNull();
  expect(itemsOf({ t: 'number', v: 'inf' })).toBeNull();
  expect(itemsOf('abc')).toBeNull();
  expect(itemsOf(undefined)).toBeNull();
  expect(pairsOf({ t: 'map', v: [[1, 2]] })).toEqual([[1, 2]]);
  expect(pairsOf([[1, 2]])).toBeNull();
});

it('counts the items that were not recorded', () => {
  expect(unrecorded({ t: 'list', v: [1, 2], n: 500 })).toBe(498);
  expect(unrecorded({ t: 'list', v: [1, 2] })).toBe(0);
  expect(unrecorded([1])).toBe(0);
});

it('finds a field with or without prefixes and suffixes of its name', () => {
  expect(['_next', 'next_', '#next', 'm_next', 'Next', '__next'].map(plainName)).toEqual(Array(6).fill('next'));
  const node = { type: 'Node', fields: { _val: 3, next: null } };
  expect(fieldOf(node, 'value', 'val')).toEqual({ name: '_val', value: 3 });
  expect(fieldOf(node, 'prev')).toBeNull();
});

it('finds references inside collections and maps', () => {
  const ref = (id: string) => ({ t: 'ref' as const, id });
  expect(idsIn({ t: 'map', v: [['a', [ref('1'), { t: 'deque', v: [ref('2')] }]]] })).toEqual(['1', '2']);
  expect(idsIn(5)).toEqual([]);
});
