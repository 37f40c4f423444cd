import type { Field } from '#shared/field.ts';
import type { Resource } from '#shared/resource.ts';

/** A record of any resource, as in forms and lists. */
export type AnyRecord = { key: string; id: number } & Record<string, string | number | boolean | null>;

/** The values of a form: texts and flags. */
export type FormValues = Record<string, string | boolean>;

/** The fields that a form shows. */
export const formFields = (resource: Resource, use: 'create' | 'update'): [string, Field][] =>
  Object.entries(resource.fields).filter(
    ([, field]) => field.set !== 'never' && !(field.set === 'update' && use === 'create'),
  );

export function emptyValues(resource: Resource): FormValues {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const entries = formFields(resource, 'create').map(([name, { kind, initial = '' }]) => [
    name,
    kind === 'flag' ? false : kind === 'zone' ? zone : initial,
  ]);
  return Object.fromEntries(entries) as FormValues; // see above
}

export const valuesOf = (resource: Resource, record: AnyRecord): FormValues =>
  Object.fromEntries(
    formFields(resource, 'update').map(([name, { kind }]) => [
      name,
      kind === 'flag' ? record[name] === true : String(record[name] ?? ''),
    ]),
  );

/** The changed values, and the original ones, which the server compares with its own (edited_since). */
export function changesOf(resource: Resource, record: AnyRecord, values: FormValues) {
  const before = valuesOf(resource, record);
  const changed = Object.keys(before).filter((name) => values[name] !== before[name]);
  return { values: pick(values, changed), base: pick<AnyRecord[string]>(record, changed) };
}

export const pick = <T>(from: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(names.flatMap((name) => (name in from ? [[name, from[name] as T]] : []))); // checked by `in`

/** Kinds of fields whose values belong to a single record, although lists can be filtered by them. */
const OF_ONE_RECORD = new Set<Field['kind']>(['slug', 'list', 'flag']);

/**
 * The fields by which lists are filtered. Many records share their values, so a form reuses them for the next record.
 */
export const sharedFields = ({ filters, fields }: Resource): string[] =>
  filters.filter((name) => !OF_ONE_RECORD.has(fields[name]?.kind ?? 'slug'));
