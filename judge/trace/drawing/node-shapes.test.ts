import { expect, it } from 'vitest';
import type { TracedValue } from '../trace.ts';
import { childrenOf, isEnd, neighboursOf, reached, shapeOf } from './node-shapes.ts';

const ref = (id: string) => ({ t: 'ref' as const, id });
const node = (fields: Record<string, TracedValue>) => ({ type: 'Node', fields });

it('distinguishes nodes of lists, trees and graphs from other objects', () => {
  expect(shapeOf(node({ val: 1, next: null }))).toBe('linked');
  expect(shapeOf(node({ _key: 1, _prev: null, _next: null }))).toBe('linked');
  expect(shapeOf(node({ val: 1, left: null, right: null }))).toBe('tree');
  expect(shapeOf(node({ val: 1, left: null, right: null, next: null }))).toBe('tree');
  expect(shapeOf(node({ val: 1, children: [ref('2')] }))).toBe('tree');
  expect(shapeOf(node({ isLeaf: true, topLeft: null, topRight: null, bottomLeft: null, bottomRight: null }))).toBe(
    'tree',
  );
  expect(shapeOf(node({ val: 1, neighbors: [ref('2')] }))).toBe('graph');
  expect(shapeOf(node({ val: 1, neighbors: [] }))).toBe('graph');
  expect(shapeOf(node({ adj: [[1, 2], [0]] }))).toBe('object');
  expect(shapeOf(node({ next: 5 }))).toBe('object');
  expect(shapeOf(node({ size: 5 }))).toBe('object');
});

it('keeps the sides of left and right children, and omits missing children in lists', () => {
  expect(childrenOf(node({ left: null, right: ref('2') }))).toEqual([
    { id: null, edge: null },
    { id: '2', edge: null },
  ]);
  expect(childrenOf(node({ children: [ref('1'), null, ref('3')] })).map(({ id }) => id)).toEqual(['1', '3']);
});

it('labels the edges of a trie with letters, whether its children are a map or a list of 26', () => {
  expect(childrenOf(node({ children: { t: 'map', v: [['c', ref('7')]] } }))).toEqual([{ id: '7', edge: 'c' }]);
  const children = Array.from({ length: 26 }, (_, index) => (index === 3 ? ref('8') : null));
  expect(childrenOf(node({ children }))).toEqual([{ id: '8', edge: 'd' }]);
  expect([isEnd(node({ is_end: true })), isEnd(node({ isWord: false })), isEnd(node({ count: 1 }))]).toEqual([
    true,
    false,
    false,
  ]);
});

it('reaches every object once, also in cycles, up to the limit', () => {
  const objects = {
    1: node({ val: 1, next: ref('2') }),
    2: node({ val: 2, next: ref('1') }),
    3: node({ val: 3, neighbors: [ref('2'), ref('9')] }),
  };
  expect(reached(['3', '1'], objects, 10)).toEqual(['3', '1', '2']);
  expect(reached(['3', '1'], objects, 2)).toEqual(['3', '1']);
  expect(neighboursOf(objects[3])).toEqual(['2', '9']);
});
