import type { Value } from '../values/values.ts';
import type { Parts } from './input-parts.ts';

/** A value within an input, and the indexes that lead to it. */
export type ValueAtPath<V> = { path: readonly number[]; value: V };

export const scalarsIn = (parts: Parts): ValueAtPath<Value>[] =>
  valuesIn(parts).filter(({ value }) => !Array.isArray(value));

/** Every list including the whole input, outer lists first. */
export const listsIn = (parts: Parts): ValueAtPath<Value[]>[] =>
  [{ path: [], value: parts }, ...valuesIn(parts)].flatMap(({ path, value }) =>
    Array.isArray(value) ? [{ path, value }] : [],
  );

function valuesIn(list: readonly Value[], path: readonly number[] = []): ValueAtPath<Value>[] {
  return list.flatMap((value, index) => {
    const own = [...path, index];
    return [{ path: own, value }, ...(Array.isArray(value) ? valuesIn(value, own) : [])];
  });
}

/** A copy with another value at a path. */
export function replaced(parts: Parts, [index, ...rest]: readonly number[], value: Value): Parts {
  if (index === undefined) return Array.isArray(value) ? value : parts;
  return parts.map((item, position) => {
    if (position !== index) return item;
    return rest.length === 0 || !Array.isArray(item) ? value : replaced(item, rest, value);
  });
}
