import { z } from 'zod';
import type { Field } from './field.ts';
import { fieldSchema } from './field-schema.ts';
import { type CreateInput, type InputOf, messageName, type Resource, type UpdateInput } from './resource.ts';

/**
 * The schema for creating a record: required fields have to be there, the others get their initial value. A missing
 * optional `id` is left out, so that the service chooses one.
 */
export function createSchema<R extends Resource>(resource: R): z.ZodType<InputOf<R>, CreateInput<R>> {
  return objectSchema(resource, 'create') as unknown as z.ZodType<InputOf<R>, CreateInput<R>>; // built from the same fields
}

/**
 * The schema for updating a record: the result only has the fields that were sent. null clears a field; the id and the
 * title cannot be blanked.
 */
export function updateSchema<R extends Resource>(resource: R): z.ZodType<InputOf<R>, UpdateInput<R>> {
  return objectSchema(resource, 'update') as unknown as z.ZodType<InputOf<R>, UpdateInput<R>>; // from the same fields, too
}

/** The schema for a complete record that is loaded: only id and title are required, as after updates. */
export function loadSchema<R extends Resource>(resource: R): z.ZodType<Record<string, unknown>> {
  return objectSchema(resource, 'load');
}

function objectSchema(resource: Resource, use: Use) {
  const object = z.object(shapeOf(resource, use), {
    error: 'The body must be an object with the fields of the record',
  });
  // z.object would return undefined for fields that were not sent, but an update only changes those that were.
  return object.transform((values) => Object.fromEntries(Object.entries(values).filter(([, v]) => v !== undefined)));
}

type Use = 'create' | 'load' | 'update';

const unsetOf = ({ kind }: Field) => (kind === 'flag' ? false : null);

/** The schema of each field that a caller may set. */
export function shapeOf(resource: Resource, use: Use): Record<string, z.ZodType> {
  const shape: Record<string, z.ZodType> = {};
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.set === 'never' || (field.set === 'update' && use !== 'update')) continue;
    const required = use === 'create' ? field.required === true : name === 'id' || name === resource.title;
    const schema = fieldSchema(field, messageName(resource, name), required);
    if (use === 'update') shape[name] = schema.optional();
    else if (required) shape[name] = schema;
    else shape[name] = schema.transform((value) => value || (field.initial ?? value)).prefault(unsetOf(field));
  }
  return shape;
}
