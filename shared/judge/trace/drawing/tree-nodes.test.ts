import { expect, it } from 'vitest';
import type { TracedObject, TracedValue } from '../trace.ts';
import { inSight } from './in-sight.ts';
import { nodesInSight } from './nodes-in-sight.ts';
import { treeRecursion } from './sample-node-traces.ts';
import { wordingOf } from './short-value.ts';
import { heapOf, nestedMapsOf, treeOf } from './tree-nodes.ts';

const wording = wordingOf('cpp');
const ref = (id: string) => ({ t: 'ref' as const, id });

it('draws the whole tree in every call, with its variables at their nodes', () => {
  const { trace } = treeRecursion();
  const call = trace.calls.find(({ given }) => JSON.stringify(given.root) === JSON.stringify(ref('3')));
  const [step, before] = [trace.at(call?.first ?? 0), trace.at((call?.first ?? 1) - 1)];
  const [nodes] = nodesInSight(inSight(step, before, call?.id ?? 0), call?.id ?? 0, { step, before });
  const tree = nodes ? treeOf(nodes, { objects: step.objects, wording }).nodes : [];
  expect(tree.map(({ of, y, parent }) => [of.text, y, parent === null ? '' : tree[parent]?.of.text])).toEqual([
    ['3', 0, ''],
    ['9', 1, '3'],
    ['8', 2, '9'],
    ['20', 1, '3'],
    ['15', 2, '20'],
    ['7', 2, '20'],
  ]);
  const marked = tree.filter(({ of }) => of.marks.length > 0).map(({ of }) => [of.id, of.marks]);
  expect(marked).toEqual([['3', ['root']]]);
});

it('draws a node that two others lead to once, and a ring without end', () => {
  const node = (val: number, left: string | null, right: string | null): TracedObject => ({
    type: 'TreeNode',
    fields: { val, left: left === null ? null : ref(left), right: right === null ? null : ref(right) },
  });
  const objects = { 1: node(1, '2', '3'), 2: node(2, '3', null), 3: node(3, '1', null) };
  const group = {
    shape: 'tree' as const,
    ids: ['1', '2', '3'],
    marks: new Map<string, string[]>(),
    changed: new Set<string>(),
  };
  const { nodes } = treeOf(group, { objects, wording });
  expect(nodes.map(({ of }) => [of.text, of.isAgain])).toEqual([
    ['1', false],
    ['2', false],
    ['3', false],
    ['1', true],
    ['3', true],
  ]);
});

it('draws the list of a heap as the tree that it stands for', () => {
  const { nodes } = heapOf([1, 3, 2, 9], [1, 3, 2], { objects: {}, wording });
  expect(nodes.map(({ of, parent }) => [of.text, parent === null ? '' : nodes[parent]?.of.text, of.isChanged])).toEqual(
    [
      ['1', '', false],
      ['3', '1', false],
      ['9', '3', true],
      ['2', '1', false],
    ],
  );
  expect(heapOf([], undefined, { objects: {}, wording }).nodes).toEqual([]);
});

it('draws maps in maps as a tree of their keys', () => {
  const map = (...v: [string, TracedValue][]) => ({ t: 'map' as const, v });
  const trie = map(['a', map(['b', map(['end', true])], ['n', 3])]);
  const { nodes } = nestedMapsOf(trie, { objects: {}, wording });
  expect(nodes.map(({ of, y }) => [of.text, y, of.isEnd])).toEqual([
    ['', 0, false],
    ['a', 1, false],
    ['b', 2, true],
    ['n: 3', 2, false],
  ]);
});
