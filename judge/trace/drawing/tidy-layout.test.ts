import { expect, it } from 'vitest';
import { type Branch, tidyLayout } from './tidy-layout.ts';

const leaf = (node: string): Branch<string> => ({ node, children: [] });
const positionsOf = (...roots: Branch<string>[]) =>
  Object.fromEntries(tidyLayout(roots).nodes.map(({ node, x, y }) => [node, [x, y]]));

it('puts a parent above the middle of its children', () => {
  const positions = positionsOf({ node: 'a', children: [leaf('b'), leaf('c'), leaf('d')] });
  expect(positions).toEqual({ a: [1, 0], b: [0, 1], c: [1, 1], d: [2, 1] });
});

it('puts an only child on its side', () => {
  expect(positionsOf({ node: 'a', children: [leaf('b'), null] })).toEqual({ a: [0.5, 0], b: [0, 1] });
  expect(positionsOf({ node: 'a', children: [null, leaf('b')] })).toEqual({ a: [0, 0], b: [0.5, 1] });
});

it('keeps the nodes of a level at least one column apart, however deep the subtrees are', () => {
  const full = (depth: number, node = 'r'): Branch<string> => ({
    node,
    children: depth === 0 ? [] : [full(depth - 1, `${node}l`), depth % 2 ? null : full(depth - 1, `${node}r`)],
  });
  const { nodes, columns, levels } = tidyLayout([full(7)]);
  expect(levels).toBe(8);
  for (const [, row] of Map.groupBy(nodes, ({ y }) => y)) {
    const xs = row.map(({ x }) => x).toSorted((a, b) => a - b);
    for (const [index, x] of xs.entries()) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(columns - 1);
      if (index > 0) expect(x - (xs[index - 1] ?? 0)).toBeGreaterThanOrEqual(1);
    }
  }
});

it('puts trees side by side, and gives nodes the index of their parent', () => {
  const { nodes, columns } = tidyLayout([{ node: 'a', children: [leaf('b'), leaf('c')] }, leaf('d')]);
  expect(columns).toBe(3);
  expect(nodes.map(({ node, x, parent }) => [node, x, parent])).toEqual([
    ['a', 0.5, null],
    ['b', 0, 0],
    ['c', 1, 0],
    ['d', 2, null],
  ]);
  expect(tidyLayout([])).toEqual({ nodes: [], columns: 0, levels: 0 });
});
