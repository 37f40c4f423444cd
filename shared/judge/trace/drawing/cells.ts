import type { TracedValue } from '../trace.ts';
import type { Pointers } from './pointers.ts';
import { shortValue, type ValueFormat } from './short-value.ts';
import { isSame, itemsOf, unrecorded } from './traced-values.ts';

export type Cell = { text: string; isChanged: boolean; isInRange: boolean; pointers: readonly string[] };

/** A list or a text as cells side by side. */
export type Cells = {
  cells: readonly Cell[];
  /** Index variables just before the first cell and just after the last one. */
  before: readonly string[];
  after: readonly string[];
  /** Index variables further out, as `i = 12`. */
  outside: readonly string[];
  /** Index variables at items that were not recorded. */
  undrawn: readonly string[];
  /** How many items there are after those drawn. */
  more: number;
};

export type CellsOf = {
  value: TracedValue;
  /** What it was a step before; undefined where there was none. */
  previous: TracedValue | undefined;
  pointers?: Pointers;
  /** The first and the last cell that are shaded. */
  range?: readonly [number, number] | null;
  format: ValueFormat;
};

const NONE: Pointers = { at: new Map(), outside: [], undrawn: [] };
const MAX_CHARACTERS = 14;

export function cellsOf({ value, previous, pointers = NONE, range = null, format }: CellsOf): Cells {
  const items = cellValues(value);
  const changed = changedPlaces(items, previous === undefined ? undefined : cellValues(previous));
  return {
    cells: items.map((item, place) => ({
      text:
        typeof value === 'string' && typeof item === 'string'
          ? shownCharacter(item)
          : shortValue(item, format, MAX_CHARACTERS),
      isChanged: changed.has(place),
      isInRange: range !== null && range[0] <= place && place <= range[1],
      pointers: pointers.at.get(place) ?? [],
    })),
    before: pointers.at.get(-1) ?? [],
    after: pointers.at.get(items.length) ?? [],
    outside: pointers.outside,
    undrawn: pointers.undrawn,
    more: unrecorded(value),
  };
}

/** What the cells hold: the items of a collection, the characters of a text. */
export const cellValues = (value: TracedValue): readonly TracedValue[] =>
  typeof value === 'string' ? value.split('') : (itemsOf(value) ?? []);

/** A space could not be seen. */
const shownCharacter = (character: string) => ({ ' ': '␣', '\n': '⏎', '\t': '⇥' })[character] ?? character;

/**
 * The places that are new or have another value. Items that only moved, since others before them were taken out or put
 * in, have not changed.
 */
export function changedPlaces(
  now: readonly TracedValue[],
  before: readonly TracedValue[] | undefined,
): ReadonlySet<number> {
  if (before === undefined) return new Set();
  const places = now.map((_, place) => place);
  if (now.length === before.length) return new Set(places.filter((place) => !isSame(now[place], before[place])));
  const shorter = Math.min(now.length, before.length);
  let same = 0;
  while (same < shorter && isSame(now[same], before[same])) same++;
  let sameBehind = 0;
  while (sameBehind < shorter - same && isSame(now.at(-1 - sameBehind), before.at(-1 - sameBehind))) sameBehind++;
  return new Set(places.slice(same, now.length - sameBehind));
}
