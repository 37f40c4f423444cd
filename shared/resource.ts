import { z } from 'zod';
import { type Field, type FieldValue, fieldSchema } from './field.ts';

type Fields = Record<string, Field> & { id: Field };

/** One content resource, declared once: both doors, the back office, seed, search and tests derive from it. */
export type Resource = {
  /** Of the Prisma model, the tRPC router and the registry. */
  name: string;
  /** At the REST door. */
  path: `/${string}`;
  /** What one record is called in a sentence, such as 'card'. */
  noun: string;
  fields: Fields;
  /** The field that names a record; it can never be blanked. */
  title: string;
  /** Ids are unique within this field's value instead of over the whole resource. */
  idWithin?: string;
  /** Fields that a list can be narrowed by. */
  filters: readonly string[];
  /** Columns of the list in the back office. */
  columns: readonly string[];
  /** Fields whose text is searched, besides the title. */
  searched: readonly string[];
  /** Texts of the back office. */
  messages: { created: string; createFailed: string; empty: string; confirmRemove: string };
  /** Messages name fields with a capital first letter ('Id is required'). */
  capitalised?: true;
  /** Learners may contribute records, which wait for review. */
  contributed?: true;
};

/** Checks that a descriptor names only fields it has, and keeps its literal types. */
export function defineResource<
  const F extends Fields,
  const R extends Resource & {
    fields: F;
    title: keyof F;
    idWithin?: keyof F;
    filters: readonly (keyof F)[];
    columns: readonly (keyof F)[];
    searched: readonly (keyof F)[];
  },
>(resource: R & { fields: F }): R {
  return resource;
}

/** A record as services give it: every field is there, '' for unset text, null for unset numbers. */
export type RecordOf<R extends Resource> = { key: string } & {
  -readonly [K in keyof R['fields']]: FieldValue<R['fields'][K]>;
};

/** Values of a create or update that have passed their schema. */
export type InputOf<R extends Resource> = Partial<Omit<RecordOf<R>, 'key'>>;

/** A field's names at the REST door, the one that counts first. */
export const restNames = (resource: Resource, name: string): readonly [string, ...string[]] =>
  resource.fields[name]?.rest ?? [name];

/** How messages call a field: its documented name. */
export function messageName(resource: Resource, name: string): string {
  const [documented] = restNames(resource, name);
  return resource.capitalised ? documented.charAt(0).toUpperCase() + documented.slice(1) : documented;
}

/**
 * The rule for creating a record: required fields are there, the others get their initial value.
 * An `id` that may be missing stays absent, for the service to choose.
 */
export function createSchema<R extends Resource>(resource: R): z.ZodType<InputOf<R>> {
  return objectSchema(resource, 'create');
}

/**
 * The rule for updating a record: only what was sent is in the result. null clears; only the id and the title cannot
 * be blanked.
 */
export function updateSchema<R extends Resource>(resource: R): z.ZodType<InputOf<R>> {
  return objectSchema(resource, 'update');
}

function objectSchema<R extends Resource>(resource: R, use: 'create' | 'update'): z.ZodType<InputOf<R>> {
  const shape: Record<string, z.ZodType> = {};
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.set === 'never' || (field.set === 'update' && use === 'create')) continue;
    const required = use === 'create' ? field.required === true : name === 'id' || name === resource.title;
    const schema = fieldSchema(field, messageName(resource, name), required);
    if (use === 'update') shape[name] = schema.optional();
    else shape[name] = schema.transform((value) => value || (field.initial ?? value)).prefault(null);
  }
  const object = z.object(shape, { error: 'The body must be an object with the fields of the record' });
  // z.object would give undefined for each field that was not sent; an update changes only what was sent.
  const sent = object.transform((values) =>
    Object.fromEntries(Object.entries(values).filter(([, v]) => v !== undefined)),
  );
  return sent as unknown as z.ZodType<InputOf<R>>; // the shape is built at run time from the same fields
}
