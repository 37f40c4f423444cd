import type { TracedValue } from '../trace.ts';
import type { Pointers } from './pointers.ts';
import { shortValue, type ValueFormat } from './short-value.ts';
import { isSame, itemsOf, unrecorded } from './traced-values.ts';

export type Cell = { text: string; isChanged: boolean; isInRange: boolean; pointers: readonly string[] };

/** A list or a text as a row of cells. */
export type Cells = {
  cells: readonly Cell[];
  /** Index variables one before the first cell, and one after the last cell. */
  before: readonly string[];
  after: readonly string[];
  /** Index variables further out, as `i = 12`. */
  outside: readonly string[];
  /** Index variables at items that were not recorded. */
  undrawn: readonly string[];
  /** The number of items after the drawn ones. */
  more: number;
};

export type CellsOf = {
  value: TracedValue;
  /** The value a step before; undefined if there was none. */
  previous: TracedValue | undefined;
  pointers?: Pointers;
  /** The first and the last cell of the shaded range. */
  range?: readonly [number, number] | null;
  format: ValueFormat;
};

const NONE: Pointers = { at: new Map(), outside: [], undrawn: [] };
const MAX_CHARACTERS = 14;

export function cellsOf({ value, previous, pointers = NONE, range = null, format }: CellsOf): Cells {
  const items = cellValues(value);
  const changed = changedIndexes(items, previous === undefined ? undefined : cellValues(previous));
  return {
    cells: items.map((item, index) => ({
      text:
        typeof value === 'string' && typeof item === 'string'
          ? shownCharacter(item)
          : shortValue(item, format, MAX_CHARACTERS),
      isChanged: changed.has(index),
      isInRange: range !== null && range[0] <= index && index <= range[1],
      pointers: pointers.at.get(index) ?? [],
    })),
    before: pointers.at.get(-1) ?? [],
    after: pointers.at.get(items.length) ?? [],
    outside: pointers.outside,
    undrawn: pointers.undrawn,
    more: unrecorded(value),
  };
}

/** The values of the cells: the items of a collection, or the characters of a text. */
export const cellValues = (value: TracedValue): readonly TracedValue[] =>
  typeof value === 'string' ? value.split('') : (itemsOf(value) ?? []);

/** Spaces and line breaks would be invisible. */
const shownCharacter = (character: string) => ({ ' ': '␣', '\n': '⏎', '\t': '⇥' })[character] ?? character;

/**
 * The indexes of items that are new or have another value. Items that only moved, because others before them were
 * removed or inserted, have not changed.
 */
export function changedIndexes(
  now: readonly TracedValue[],
  before: readonly TracedValue[] | undefined,
): ReadonlySet<number> {
  if (before === undefined) return new Set();
  const indexes = now.map((_, index) => index);
  if (now.length === before.length) return new Set(indexes.filter((index) => !isSame(now[index], before[index])));
  const shorter = Math.min(now.length, before.length);
  let same = 0;
  while (same < shorter && isSame(now[same], before[same])) same++;
  let sameAtEnd = 0;
  while (sameAtEnd < shorter - same && isSame(now.at(-1 - sameAtEnd), before.at(-1 - sameAtEnd))) sameAtEnd++;
  return new Set(indexes.slice(same, now.length - sameAtEnd));
}
