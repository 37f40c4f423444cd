import type { TracedObject, TracedValue, TraceStep } from '../trace.ts';

/** The objects of a step, which say what a `ref` stands for. */
export type Objects = TraceStep['objects'];

/** The items of a list or another collection, null for every other value. */
export function itemsOf(value: TracedValue | undefined): readonly TracedValue[] | null {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return null;
  return value.t !== 'map' && 'v' in value && Array.isArray(value.v) ? value.v : null;
}

/** The pairs of a map, null for every other value. */
export const pairsOf = (value: TracedValue | undefined): readonly (readonly [TracedValue, TracedValue])[] | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && value.t === 'map' ? value.v : null;

/** How many items a collection has beyond those that were recorded. */
export function unrecorded(value: TracedValue | undefined): number {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !('n' in value)) return 0;
  return Math.max(0, (value.n ?? 0) - value.v.length);
}

/** The id of the object that a value refers to, null where it refers to none. */
export const idOf = (value: TracedValue | undefined): string | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && value.t === 'ref' ? value.id : null;

export const isSame = (one: TracedValue | undefined, other: TracedValue | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A field's name without what languages put around it: `_next`, `next_`, `#next` and `m_next` are `next`. */
export const plainName = (name: string): string => name.replace(/^(m_|[_#]+)|_+$/g, '').toLowerCase();

/** The first field that has one of these names, whatever the language puts around it. */
export function fieldOf({ fields }: TracedObject, ...names: string[]): { name: string; value: TracedValue } | null {
  for (const wanted of names) {
    for (const [name, value] of Object.entries(fields)) if (plainName(name) === wanted) return { name, value };
  }
  return null;
}

/** Every id that a value refers to, in its collections too. */
export function idsIn(value: TracedValue | undefined): string[] {
  const id = idOf(value);
  if (id !== null) return [id];
  const inside = itemsOf(value) ?? pairsOf(value)?.flat() ?? [];
  return inside.flatMap((item) => idsIn(item));
}
