import type { Cells } from './cells.ts';
import type { Chips, Entries } from './entries.ts';
import type { Graph } from './graph-nodes.ts';
import type { Grid } from './grid.ts';
import type { Chain } from './linked-nodes.ts';
import type { TidyTree } from './tidy-layout.ts';
import type { TreeNode } from './tree-nodes.ts';

/** The ways to draw a value, with the labels that the reader chooses from. */
export const DRAWING_KINDS = {
  list: 'as a list',
  stack: 'as a stack',
  queue: 'as a queue',
  deque: 'as a deque',
  heap: 'as a heap',
  matrix: 'as a matrix',
  map: 'as a table',
  set: 'as a set',
  graph: 'as a graph',
  linked: 'as a linked list',
  tree: 'as a tree',
  object: 'as a card',
  text: 'as text',
} as const;
export type DrawingKind = keyof typeof DRAWING_KINDS;

/** The content of a drawing, by its kind. */
export type Drawing =
  | { kind: 'list' | 'stack' | 'queue' | 'deque'; cells: Cells }
  | { kind: 'heap'; tree: TidyTree<TreeNode>; cells: Cells }
  | { kind: 'matrix'; grid: Grid }
  | { kind: 'map' | 'object'; entries: Entries }
  | { kind: 'set'; chips: Chips }
  | { kind: 'graph'; graph: Graph }
  | { kind: 'linked'; chains: readonly Chain[] }
  | { kind: 'tree'; tree: TidyTree<TreeNode> }
  | { kind: 'text'; text: string };

/** A drawing with its heading. */
export type Drawn = {
  /** The same at every step, so that the reader's choice of the kind is kept. */
  key: string;
  /** The name of the drawn value, such as a variable. */
  name: string;
  /** The function that it belongs to, if it is an outer one. */
  of: string | null;
  /** The kinds that suit it; the first is chosen unless the reader chooses another. */
  kinds: readonly DrawingKind[];
  isChanged: boolean;
  drawing: Drawing;
};
