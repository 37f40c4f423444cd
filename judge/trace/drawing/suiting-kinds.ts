import type { TracedValue } from '../trace.ts';
import type { DrawingKind } from './drawing.ts';
import { mayBeGraph } from './graph-nodes.ts';
import { isOfEqualTexts, isOfLists } from './grid.ts';
import type { IndexUse } from './index-uses.ts';
import { itemsOf, pairsOf } from './traced-values.ts';

/** Names that show how a plain list is used. */
const NAMED: readonly [RegExp, DrawingKind][] = [
  [/(^|_)(stack|stk)$|stack$/i, 'stack'],
  [/^(q|dq)$|(queue|deque)$/i, 'queue'],
  [/^(pq|minheap|maxheap)$|heap$/i, 'heap'],
];

/**
 * The kinds of drawing that suit a value, the likeliest first; empty if it needs no drawing. References are not drawn
 * here, but with all the nodes that they lead to.
 * @param word the name of the variable in the program
 * @param use how the program uses it with indexes
 */
export function suitingKinds(value: TracedValue, word: string, use: IndexUse | undefined): DrawingKind[] {
  if (typeof value === 'string') return use && use.singles.size > 0 ? ['list', 'text'] : [];
  const pairs = pairsOf(value);
  if (pairs)
    return [...(pairs.some(([, item]) => pairsOf(item)) ? (['tree'] as const) : []), 'map', ...graph(value), 'text'];
  const items = itemsOf(value);
  if (!items) return [];
  const type = typeof value === 'object' && value !== null && 't' in value ? value.t : 'list';
  if (type === 'set') return ['set', 'text'];
  const likeliest = type === 'list' || type === 'tuple' ? NAMED.find(([name]) => name.test(word))?.[1] : ofType(type);
  const rows: DrawingKind[] = [];
  const isOfEqualLengthTexts = isOfEqualTexts(value);
  if (isOfLists(value, { ragged: true }) || (isOfEqualLengthTexts && (use?.pairs.length ?? 0) > 0)) rows.push('matrix');
  const kinds: DrawingKind[] = [...(likeliest ? [likeliest] : []), ...rows, 'list', 'stack', 'queue', 'heap'];
  if (isOfEqualLengthTexts && rows.length === 0) kinds.push('matrix');
  return [...new Set<DrawingKind>([...kinds, ...graph(value), 'text'])];
}

const graph = (value: TracedValue): DrawingKind[] => (mayBeGraph(value) ? ['graph'] : []);

const ofType = (type: string): DrawingKind | undefined =>
  type === 'stack' || type === 'queue' || type === 'deque' || type === 'heap' ? type : undefined;

/** Whether the items of a list are the edges of a graph, judging by its name. */
export const areEdges = (value: TracedValue, word: string): boolean =>
  itemsOf(value) !== null && /edge|prerequisite|connection|road|flight|times|route|pairs/i.test(word);
