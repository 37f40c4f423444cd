import { z } from 'zod';
import type { Field } from './field.ts';
import { fieldSchema } from './field-schema.ts';
import { type CreateInput, type InputOf, messageName, type Resource, type UpdateInput } from './resource.ts';

/**
 * The rule for creating a record: required fields have to be there, the others get their initial value.
 * An `id` that may be missing stays absent, for the service to choose.
 */
export function createSchema<R extends Resource>(resource: R): z.ZodType<InputOf<R>, CreateInput<R>> {
  return objectSchema(resource, 'create') as unknown as z.ZodType<InputOf<R>, CreateInput<R>>; // built from the same fields
}

/**
 * The rule for updating a record: only what was sent is in the result. null clears; only the id and the title cannot
 * be blanked.
 */
export function updateSchema<R extends Resource>(resource: R): z.ZodType<InputOf<R>, UpdateInput<R>> {
  return objectSchema(resource, 'update') as unknown as z.ZodType<InputOf<R>, UpdateInput<R>>; // from the same fields, too
}

/** The rule for a record that is loaded whole: only id and title are required, as after updates. */
export function loadSchema<R extends Resource>(resource: R): z.ZodType<Record<string, unknown>> {
  return objectSchema(resource, 'load');
}

function objectSchema(resource: Resource, use: Use) {
  const object = z.object(shapeOf(resource, use), {
    error: 'The body must be an object with the fields of the record',
  });
  // z.object would give undefined for each field that was not sent; an update changes only what was sent.
  return object.transform((values) => Object.fromEntries(Object.entries(values).filter(([, v]) => v !== undefined)));
}

type Use = 'create' | 'load' | 'update';

const unsetOf = ({ kind }: Field) => (kind === 'flag' ? false : null);

/** The rule for each field that a caller may set. */
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
