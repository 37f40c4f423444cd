import { expect, it } from 'vitest';
import { nodeText, shortValue, literalsOf } from './short-value.ts';

const python = { objects: {}, literals: literalsOf('python') };
const cpp = { objects: {}, literals: literalsOf('cpp') };

it('writes values in the syntax of their language', () => {
  expect(shortValue([null, true, false], python)).toBe('[None, True, False]');
  expect(shortValue([null, true], cpp)).toBe('[nullptr, true]');
  expect(shortValue(null, { objects: {}, literals: literalsOf('c') })).toBe('NULL');
  expect(shortValue(null, { objects: {}, literals: literalsOf('typescript') })).toBe('null');
  expect(shortValue({ t: 'tuple', v: [1, 'a'] }, python)).toBe('(1, "a")');
  expect(shortValue({ t: 'set', v: [1] }, python)).toBe('{1}');
  expect(shortValue({ t: 'map', v: [['a', 1]] }, python)).toBe('{"a": 1}');
  expect(shortValue({ t: 'number', v: 'inf' }, python)).toBe('inf');
});

it('cuts long values, and marks items that were not recorded', () => {
  expect(shortValue([1, 2, 3, 4, 5], python, 8)).toBe('[1, 2,…');
  expect(shortValue({ t: 'list', v: [1], n: 9 }, python)).toBe('[1, …]');
});

it('writes a node by its value', () => {
  const objects = {
    1: { type: 'ListNode', fields: { val: 3, next: null } },
    2: { type: 'Node', fields: { key: 1, value: 10, next: null } },
    3: { type: 'Thing', fields: { size: 4 } },
  };
  const format = { ...python, objects };
  const ref = (id: string) => ({ t: 'ref' as const, id });
  expect(shortValue([ref('1'), ref('2'), ref('3'), ref('9')], format)).toBe('[ListNode(3), Node(1: 10), Thing, …]');
  expect(nodeText(objects[3], format)).toBe('4');
  expect(nodeText(undefined, format)).toBe('?');
});
