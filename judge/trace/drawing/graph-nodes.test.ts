import { expect, it } from 'vitest';
import type { TracedValue } from '../trace.ts';
import { type Graph, graphOf, listedGraphOf, mayBeGraph } from './graph-nodes.ts';
import { literalsOf } from './short-value.ts';

const format = { objects: {}, literals: literalsOf('python') };
const edgesOf = ({ nodes, edges }: Graph) =>
  edges.map(({ from, to, isTwoWay }) => `${nodes[from]?.text}${isTwoWay ? '-' : '>'}${nodes[to]?.text}`);
const listed = (value: TracedValue, areEdges = false) =>
  listedGraphOf({ value, previous: undefined, variables: { u: 1, v: 'x' }, areEdges, format });

it('draws objects with neighbours, with a single edge for both directions', () => {
  const ref = (id: string) => ({ t: 'ref' as const, id });
  const objects = {
    1: { type: 'Node', fields: { val: 1, neighbors: [ref('2'), ref('3')] } },
    2: { type: 'Node', fields: { val: 2, neighbors: [ref('1')] } },
    3: { type: 'Node', fields: { val: 3, neighbors: [] } },
  };
  const group = {
    shape: 'graph' as const,
    ids: ['1', '2', '3'],
    marks: new Map([['2', ['node']]]),
    changed: new Set(['3']),
  };
  const graph = graphOf(group, { ...format, objects });
  expect(edgesOf(graph)).toEqual(['1-2', '1>3']);
  expect(graph.nodes.map(({ marks, isChanged }) => [marks.join(), isChanged])).toEqual([
    ['', false],
    ['node', false],
    ['', true],
  ]);
});

it('puts the nodes on a circle, the first one at the top', () => {
  const { nodes } = listed([[1], [2], [3], [0]]);
  expect(nodes.map(({ x, y }) => [Math.round(x) + 0, Math.round(y) + 0])).toEqual([
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ]);
});

it('reads lists of neighbours, with weights too, and maps of them', () => {
  expect(edgesOf(listed([[1], [0, 2], []]))).toEqual(['0-1', '1>2']);
  expect(edgesOf(listed([[[1, 40]], []]))).toEqual(['0>1']);
  expect(edgesOf(listed({ t: 'map', v: [['a', ['b']]] }))).toEqual(['"a">"b"']);
  expect(listed([[1], []]).nodes.map(({ marks }) => marks)).toEqual([[], ['u']]);
});

it('reads lists of edges', () => {
  expect(
    edgesOf(
      listed(
        [
          [0, 1],
          [5, 0],
        ],
        true,
      ),
    ),
  ).toEqual(['0>1', '5>0']);
});

it('marks a node whose neighbours changed', () => {
  const options = { variables: {}, areEdges: false, format };
  const { nodes } = listedGraphOf({ value: [[1], [0]], previous: [[1], []], ...options });
  expect(nodes.map(({ isChanged }) => isChanged)).toEqual([false, true]);
});

it('recognizes values that may be a graph', () => {
  expect(
    [[[1], [0]], [[1, 2], []], { t: 'map' as const, v: [] }, [1, 2], [[1]]].map((value) => mayBeGraph(value)),
  ).toEqual([true, true, false, false, false]);
});
