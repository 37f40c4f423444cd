import type { Variables } from '../trace.ts';
import { indexValue } from './index-uses.ts';

/** Index variables at the cells of a list. */
export type Pointers = {
  /** The names at an index; -1 is before the first cell, the length is after the last one. */
  at: ReadonlyMap<number, readonly string[]>;
  /** Variables further out, as `i = 12`. */
  outside: readonly string[];
  /** Variables at items that were not recorded. */
  undrawn: readonly string[];
};

/** @param length the length of the list @param drawn how many of its items were recorded */
export function pointersOf(
  names: Iterable<string>,
  variables: Variables,
  { length, drawn = length }: { length: number; drawn?: number },
): Pointers {
  const at = new Map<number, string[]>();
  const outside: string[] = [];
  const undrawn: string[] = [];
  for (const name of names) {
    const value = indexValue(name, variables);
    if (value === null) continue;
    if (value < -1 || value > length) outside.push(`${name} = ${value}`);
    else if (value >= drawn && drawn < length) undrawn.push(`${name} = ${value}`);
    else at.set(value, [...(at.get(value) ?? []), name]);
  }
  return { at, outside, undrawn };
}

/** Names for the two ends of a range, in the order in which they are tried. */
const NAMED_ENDS: readonly (readonly [string, string])[] = [
  ['l', 'r'],
  ['left', 'right'],
  ['lo', 'hi'],
  ['low', 'high'],
  ['start', 'end'],
  ['begin', 'end'],
  ['first', 'last'],
];
const ENDS = [...NAMED_ENDS, ['i', 'j'] as const];

/** The index variables of a list, plus the other end of a window if the program uses only one end as an index. */
export function withOtherEnds(names: ReadonlySet<string>, variables: Variables): ReadonlySet<string> {
  const others = NAMED_ENDS.filter((ends) => ends.some((end) => names.has(end))).flat();
  return new Set([...names, ...others.filter((name) => typeof variables[name] === 'number')]);
}

/** The range between two index variables, both ends included; null if there are no two or they have crossed. */
export function rangeOf(names: ReadonlySet<string>, variables: Variables, length: number): [number, number] | null {
  for (const [first, last] of ENDS) {
    if (!names.has(first) || !names.has(last)) continue;
    const [from, to] = [variables[first], variables[last]];
    if (typeof from !== 'number' || typeof to !== 'number') continue;
    return from <= to && from >= 0 && to <= length ? [from, Math.min(to, length - 1)] : null;
  }
  return null;
}
