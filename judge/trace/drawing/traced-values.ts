import type { TracedObject, TracedValue, TraceStep } from '../trace.ts';

/** The objects of a step, by the ids that `ref` values have. */
export type Objects = TraceStep['objects'];

/** The items of a list or another collection; null for any other value. */
export function itemsOf(value: TracedValue | undefined): readonly TracedValue[] | null {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return null;
  return value.t !== 'map' && 'v' in value && Array.isArray(value.v) ? value.v : null;
}

/** The pairs of a map; null for any other value. */
export const pairsOf = (value: TracedValue | undefined): readonly (readonly [TracedValue, TracedValue])[] | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && value.t === 'map' ? value.v : null;

/** The number of items in a collection that were not recorded. */
export function unrecorded(value: TracedValue | undefined): number {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !('n' in value)) return 0;
  return Math.max(0, (value.n ?? 0) - value.v.length);
}

/** The id of the object that a value refers to; null if it is no reference. */
export const idOf = (value: TracedValue | undefined): string | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && value.t === 'ref' ? value.id : null;

export const isSame = (a: TracedValue | undefined, b: TracedValue | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** A field's name without prefixes and suffixes: `_next`, `next_`, `#next` and `m_next` are `next`. */
export const plainName = (name: string): string => name.replace(/^(m_|[_#]+)|_+$/g, '').toLowerCase();

/** The first field that has one of these names, with or without prefixes and suffixes. */
export function fieldOf({ fields }: TracedObject, ...names: string[]): { name: string; value: TracedValue } | null {
  for (const searched of names) {
    for (const [name, value] of Object.entries(fields)) if (plainName(name) === searched) return { name, value };
  }
  return null;
}

/** All ids that a value refers to, also inside its collections. */
export function idsIn(value: TracedValue | undefined): string[] {
  const id = idOf(value);
  if (id !== null) return [id];
  const inside = itemsOf(value) ?? pairsOf(value)?.flat() ?? [];
  return inside.flatMap((item) => idsIn(item));
}
