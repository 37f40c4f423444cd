import { expect, it } from 'vitest';
import type { TracedObject, TracedValue } from '../trace.ts';
import { inSight } from './in-sight.ts';
import { nodesInSight } from './nodes-in-sight.ts';
import { treeRecursion } from './sample-node-traces.ts';
import { literalsOf } from './short-value.ts';
import { heapOf, nestedMapsOf, treeOf } from './tree-nodes.ts';

const literals = literalsOf('cpp');
const ref = (id: string) => ({ t: 'ref' as const, id });

it('draws the whole tree in every call, with its variables at their nodes', () => {
  const { trace } = treeRecursion();
  const call = trace.calls.find(({ arguments: args }) => JSON.stringify(args.root) === JSON.stringify(ref('3')));
  const [step, before] = [trace.at(call?.firstStep ?? 0), trace.at((call?.firstStep ?? 1) - 1)];
  const [nodes] = nodesInSight(inSight(step, before, call?.id ?? 0), call?.id ?? 0, { step, before });
  const tree = nodes ? treeOf(nodes, { objects: step.objects, literals }).nodes : [];
  expect(tree.map(({ node, y, parent }) => [node.text, y, parent === null ? '' : tree[parent]?.node.text])).toEqual([
    ['3', 0, ''],
    ['9', 1, '3'],
    ['8', 2, '9'],
    ['20', 1, '3'],
    ['15', 2, '20'],
    ['7', 2, '20'],
  ]);
  const marked = tree.filter(({ node }) => node.marks.length > 0).map(({ node }) => [node.id, node.marks]);
  expect(marked).toEqual([['3', ['root']]]);
});

it('draws a node with two parents only once, and stops at cycles', () => {
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
  const { nodes } = treeOf(group, { objects, literals });
  expect(nodes.map(({ node }) => [node.text, node.isAgain])).toEqual([
    ['1', false],
    ['2', false],
    ['3', false],
    ['1', true],
    ['3', true],
  ]);
});

it('draws the list of a heap as a tree', () => {
  const { nodes } = heapOf([1, 3, 2, 9], [1, 3, 2], { objects: {}, literals });
  expect(
    nodes.map(({ node, parent }) => [node.text, parent === null ? '' : nodes[parent]?.node.text, node.isChanged]),
  ).toEqual([
    ['1', '', false],
    ['3', '1', false],
    ['9', '3', true],
    ['2', '1', false],
  ]);
  expect(heapOf([], undefined, { objects: {}, literals }).nodes).toEqual([]);
});

it('draws nested maps as a tree of their keys', () => {
  const map = (...v: [string, TracedValue][]) => ({ t: 'map' as const, v });
  const trie = map(['a', map(['b', map(['end', true])], ['n', 3])]);
  const { nodes } = nestedMapsOf(trie, { objects: {}, literals });
  expect(nodes.map(({ node, y }) => [node.text, y, node.isEnd])).toEqual([
    ['', 0, false],
    ['a', 1, false],
    ['b', 2, true],
    ['n: 3', 2, false],
  ]);
});
