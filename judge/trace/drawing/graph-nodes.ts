import type { TracedValue, Variables } from '../trace.ts';
import { neighboursOf } from './node-shapes.ts';
import type { NodesInSight } from './nodes-in-sight.ts';
import { nodeText, shortValue, type ValueFormat } from './short-value.ts';
import { isSame, itemsOf, pairsOf } from './traced-values.ts';

export type GraphNode = {
  id: string;
  text: string;
  marks: readonly string[];
  isChanged: boolean;
  x: number;
  y: number;
};
export type GraphEdge = { from: number; to: number; isTwoWay: boolean };
/** Nodes on a circle of radius 1, the first one at the top; edges by the indexes of their nodes. */
export type Graph = { nodes: readonly GraphNode[]; edges: readonly GraphEdge[] };

type Linked = Omit<GraphNode, 'x' | 'y'> & { to: readonly string[] };

/** Objects that list their neighbours. */
export const graphOf = ({ ids, marks, changed }: NodesInSight, format: ValueFormat): Graph =>
  onCircle(
    ids.map((id) => {
      const object = format.objects[id];
      const to = object ? neighboursOf(object) : [];
      return { id, text: nodeText(object, format, 6), marks: marks.get(id) ?? [], isChanged: changed.has(id), to };
    }),
  );

export type ListedGraph = {
  value: TracedValue;
  previous: TracedValue | undefined;
  /** The variables that may refer to a node by its number. */
  variables: Variables;
  /** Whether the pairs of a list are edges; otherwise each item lists the neighbours of the node with its index. */
  areEdges: boolean;
  format: ValueFormat;
};

/** A list or map of neighbours, or a list of edges. */
export function listedGraphOf({ value, previous, variables, areEdges, format }: ListedGraph): Graph {
  const before = new Map(rowsOf(previous, areEdges).map(([node, to]) => [JSON.stringify(node), to]));
  const rows = new Map(rowsOf(value, areEdges).map(([node, to]) => [JSON.stringify(node), { node, to }]));
  for (const { to } of [...rows.values()])
    for (const node of to) if (!rows.has(JSON.stringify(node))) rows.set(JSON.stringify(node), { node, to: [] });
  return onCircle(
    [...rows].map(([id, { node, to }]) => ({
      id,
      text: shortValue(node, format, 6),
      to: to.map((one) => JSON.stringify(one)),
      marks: NODE_NAMES.filter((name) => name in variables && isSame(variables[name], node)),
      isChanged: previous !== undefined && !isSame([...(before.get(id) ?? [])], [...to]),
    })),
  );
}

/** Names of variables that refer to a node, if their value is its number. */
const NODE_NAMES = [
  'node',
  'u',
  'v',
  'cur',
  'curr',
  'current',
  'nei',
  'neighbor',
  'neighbour',
  'nxt',
  'next',
  'course',
  'vertex',
];

type Row = readonly [TracedValue, readonly TracedValue[]];

function rowsOf(value: TracedValue | undefined, areEdges: boolean): Row[] {
  const pairs = pairsOf(value);
  if (pairs) return pairs.map(([node, to]) => [node, targets(to)]);
  const items = itemsOf(value) ?? [];
  if (!areEdges) return items.map((to, node) => [node, targets(to)]);
  const ends = items.map((edge) => itemsOf(edge) ?? []);
  const nodes = new Map(
    ends
      .flatMap(([from, to]) => [from, to])
      .flatMap((node) => (node === undefined ? [] : [[JSON.stringify(node), node] as const])),
  );
  return [...nodes.values()].map((node) => [
    node,
    ends.flatMap(([from, to]) => (isSame(from, node) && to !== undefined ? [to] : [])),
  ]);
}

/** The neighbours in a list: numbers, or pairs that begin with a number. */
const targets = (value: TracedValue): TracedValue[] => (itemsOf(value) ?? []).map((item) => itemsOf(item)?.[0] ?? item);

/** Whether a list or map of lists may be a graph. */
export function mayBeGraph(value: TracedValue): boolean {
  const rows = itemsOf(value) ?? pairsOf(value)?.map(([, to]) => to) ?? [];
  const isNode = (item: TracedValue) =>
    typeof item === 'number' || typeof item === 'string' || itemsOf(item)?.length === 2;
  return rows.length > 1 && rows.every((row) => itemsOf(row)?.every(isNode) ?? false);
}

function onCircle(linked: readonly Linked[]): Graph {
  const numbers = new Map(linked.map(({ id }, number) => [id, number]));
  const nodes = linked.map(({ to: _to, ...node }, number) => {
    const angle = (2 * Math.PI * number) / linked.length;
    return { ...node, x: linked.length === 1 ? 0 : Math.sin(angle), y: linked.length === 1 ? 0 : -Math.cos(angle) };
  });
  const all = linked.flatMap(({ to }, from) =>
    to.flatMap((id) => {
      const number = numbers.get(id);
      return number === undefined ? [] : [{ from, to: number }];
    }),
  );
  const has = new Set(all.map(({ from, to }) => `${from} ${to}`));
  const edges = [...has].flatMap((edge) => {
    const [from = 0, to = 0] = edge.split(' ').map(Number);
    const isTwoWay = has.has(`${to} ${from}`);
    return isTwoWay && from > to ? [] : [{ from, to, isTwoWay }];
  });
  return { nodes, edges };
}
