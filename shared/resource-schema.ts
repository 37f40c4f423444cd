import { z } from 'zod';
import { fieldSchema } from './field-schema.ts';
import { type InputOf, messageName, type Resource } from './resource.ts';

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
