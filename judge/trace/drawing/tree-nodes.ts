import { childrenOf, isEnd } from './node-shapes.ts';
import type { NodesInSight } from './nodes-in-sight.ts';
import { nodeText, shortValue, type ValueFormat } from './short-value.ts';
import { type Branch, tidyLayout, type TidyTree } from './tidy-layout.ts';
import type { TracedValue } from '../trace.ts';
import { changedIndexes } from './cells.ts';
import { fieldOf, idOf, itemsOf, pairsOf } from './traced-values.ts';

export type TreeNode = {
  id: string;
  text: string;
  marks: readonly string[];
  isChanged: boolean;
  /** The label of the edge from its parent, such as the letter of a trie. */
  edge: string | null;
  /** In a trie: whether a word ends here. */
  isEnd: boolean;
  /** Whether the node is already drawn elsewhere, as the program's nodes do not form a tree. */
  isAgain: boolean;
  /** The id of the next node on its level, in trees with such links. */
  next: string | null;
};

/** Lays out the nodes of trees, several trees side by side. */
export function treeOf({ ids, marks, changed }: NodesInSight, format: ValueFormat): TidyTree<TreeNode> {
  const { objects } = format;
  const below = new Set(ids.flatMap((id) => childIds(id, format).filter((child) => child !== id)));
  const drawn = new Set<string>();
  const branchOf = (id: string, edge: string | null): Branch<TreeNode> => {
    const object = objects[id];
    const isAgain = drawn.has(id);
    drawn.add(id);
    const node = {
      id,
      edge,
      isAgain,
      text: nodeText(object, format, 6),
      next: object ? idOf(fieldOf(object, 'next')?.value) : null,
      marks: isAgain ? [] : (marks.get(id) ?? []),
      isChanged: changed.has(id),
      isEnd: object !== undefined && isEnd(object),
    };
    const children = object && !isAgain ? childrenOf(object) : [];
    return { node, children: children.map((child) => (child.id === null ? null : branchOf(child.id, child.edge))) };
  };
  const roots = [];
  for (const id of [...ids.filter((one) => !below.has(one)), ...ids])
    if (!drawn.has(id)) roots.push(branchOf(id, null));
  return tidyLayout(roots);
}

const childIds = (id: string, { objects }: ValueFormat): string[] => {
  const object = objects[id];
  return object ? childrenOf(object).flatMap((child) => child.id ?? []) : [];
};

/** A heap, stored as a list, as a tree. */
export function heapOf(value: TracedValue, previous: TracedValue | undefined, format: ValueFormat): TidyTree<TreeNode> {
  const items = itemsOf(value) ?? [];
  const changed = changedIndexes(items, previous === undefined ? undefined : (itemsOf(previous) ?? []));
  const branchOf = (index: number): Branch<TreeNode> | null => {
    const item = items[index];
    if (item === undefined) return null;
    const text = shortValue(item, format, 8);
    const node = { ...PLAIN, id: String(index), text, isChanged: changed.has(index) };
    return { node, children: [branchOf(2 * index + 1), branchOf(2 * index + 2)] };
  };
  const root = branchOf(0);
  return tidyLayout(root ? [root] : []);
}

/** Nested maps as a tree of their keys, as a trie is often written; a key whose value is `true` ends a word. */
export function nestedMapsOf(value: TracedValue, format: ValueFormat): TidyTree<TreeNode> {
  const branchOf = (item: TracedValue, edge: string | null, id: string): Branch<TreeNode> => {
    const pairs = pairsOf(item) ?? [];
    const isMap = pairsOf(item) !== null;
    const text = edge === null || isMap ? (edge ?? '') : `${edge}: ${shortValue(item, format, 6)}`;
    const node = { ...PLAIN, id, text, isEnd: pairs.some(([, inner]) => inner === true) };
    const below = pairs.filter(([, inner]) => inner !== true);
    return {
      node,
      children: below.map(([key, inner], index) => branchOf(inner, keyText(key, format), `${id}.${index}`)),
    };
  };
  return tidyLayout([branchOf(value, null, '0')]);
}

const PLAIN = { marks: [], isChanged: false, edge: null, isEnd: false, isAgain: false, next: null };

const keyText = (key: TracedValue, format: ValueFormat) => (typeof key === 'string' ? key : shortValue(key, format, 6));
