import type { Value } from '../values.ts';
import type { Parts } from './input-parts.ts';

/** A value within an input, and the way to it. */
export type Place<V> = { path: readonly number[]; value: V };

export const scalarsIn = (parts: Parts): Place<Value>[] => placesIn(parts).filter(({ value }) => !Array.isArray(value));

/** Every list, the whole input among them, the outer ones first. */
export const listsIn = (parts: Parts): Place<Value[]>[] =>
  [{ path: [], value: parts }, ...placesIn(parts)].flatMap(({ path, value }) =>
    Array.isArray(value) ? [{ path, value }] : [],
  );

function placesIn(list: readonly Value[], path: readonly number[] = []): Place<Value>[] {
  return list.flatMap((value, index) => {
    const own = [...path, index];
    return [{ path: own, value }, ...(Array.isArray(value) ? placesIn(value, own) : [])];
  });
}

/** A copy with another value at a place. */
export function replaced(parts: Parts, [index, ...rest]: readonly number[], value: Value): Parts {
  if (index === undefined) return Array.isArray(value) ? value : parts;
  return parts.map((item, place) => {
    if (place !== index) return item;
    return rest.length === 0 || !Array.isArray(item) ? value : replaced(item, rest, value);
  });
}
