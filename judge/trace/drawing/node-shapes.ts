import type { TracedObject, TracedValue } from '../trace.ts';
import { fieldOf, idOf, idsIn, itemsOf, type Objects, pairsOf, plainName } from './traced-values.ts';

/** How an object is drawn: as a node of a linked list, a tree or a graph, or as a card with its fields. */
export type NodeShape = 'linked' | 'tree' | 'graph' | 'object';

const CHILDREN = ['children', 'child', 'kids'];
const CORNERS = ['topleft', 'topright', 'bottomleft', 'bottomright'];
const NEIGHBOURS = ['neighbors', 'neighbours', 'adj', 'adjacent', 'edges'];

export function shapeOf(object: TracedObject): NodeShape {
  if (fieldOf(object, 'left') && fieldOf(object, 'right')) return 'tree';
  if (CORNERS.every((corner) => fieldOf(object, corner))) return 'tree';
  if (listsNodes(object)) return 'graph';
  if (fieldOf(object, 'next') && fieldOf(object, 'prev', 'random', 'val', 'value', 'data', 'key')) return 'linked';
  const children = fieldOf(object, ...CHILDREN);
  if (children && (itemsOf(children.value) || pairsOf(children.value))) return 'tree';
  return fieldOf(object, 'next') && idOf(fieldOf(object, 'next')?.value) !== null ? 'linked' : 'object';
}

/** Whether it lists neighbours that are nodes. A list of numbers is the adjacency list of a whole graph instead. */
function listsNodes(object: TracedObject): boolean {
  const neighbours = fieldOf(object, ...NEIGHBOURS)?.value;
  if (itemsOf(neighbours)?.length === 0) return fieldOf(object, 'val', 'value', 'label') !== null;
  return idsIn(neighbours).length > 0;
}

/** A child of a tree node; `edge` labels the edge to it, such as the letter of a trie. */
export type Child = { id: string | null; edge: string | null };

const LETTERS = 26;

/** The children of a node: always two for left and right, with a null id if missing; otherwise the existing ones. */
export function childrenOf(object: TracedObject): Child[] {
  const [left, right] = [fieldOf(object, 'left'), fieldOf(object, 'right')];
  if (left && right) return [left, right].map(({ value }) => ({ id: idOf(value), edge: null }));
  const corners = CORNERS.flatMap((corner) => fieldOf(object, corner) ?? []);
  const children = fieldOf(object, ...CHILDREN)?.value;
  const pairs = pairsOf(children) ?? itemsOf(children)?.map((item, index) => [index, item] as const) ?? [];
  const isAlphabet = itemsOf(children)?.length === LETTERS;
  const named = pairs.map(([key, value]) => ({
    id: idOf(value),
    edge: edgeOf(key, { isAlphabet, isMap: pairsOf(children) !== null }),
  }));
  return [...corners.map(({ value }) => ({ id: idOf(value), edge: null })), ...named].filter(({ id }) => id !== null);
}

function edgeOf(key: TracedValue, { isAlphabet, isMap }: { isAlphabet: boolean; isMap: boolean }): string | null {
  if (isMap) return typeof key === 'string' ? key : JSON.stringify(key);
  return isAlphabet ? String.fromCharCode('a'.charCodeAt(0) + Number(key)) : null;
}

export const neighboursOf = (object: TracedObject): string[] => idsIn(fieldOf(object, ...NEIGHBOURS)?.value);

/** Whether a node of a trie ends a word. */
export const isEnd = ({ fields }: TracedObject): boolean =>
  Object.entries(fields).some(
    ([name, value]) => value === true && /^(is_?)?(end|word|terminal|leaf|complete)/.test(plainName(name)),
  );

/** The ids of all objects that these lead to, in breadth-first order, at most `maxCount` of them. */
export function reached(ids: readonly string[], objects: Objects, maxCount: number): string[] {
  const seen = new Set<string>();
  const waiting = [...ids];
  for (let id = waiting.shift(); id !== undefined && seen.size < maxCount; id = waiting.shift()) {
    const object = objects[id];
    if (!object || seen.has(id)) continue;
    seen.add(id);
    for (const value of Object.values(object.fields)) waiting.push(...idsIn(value));
  }
  return [...seen];
}
