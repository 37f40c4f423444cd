import { z } from 'zod';
import type { Field } from '#shared/field.ts';
import { type Resource, restNames } from '#shared/resource.ts';
import { shapeOf } from '#shared/resource-schema.ts';
import { LEVELS } from '#shared/rules/sheets/difficulty.ts';

/** A record as the REST API returns it: every legacy field, including unset ones unless they are absent. */
export function recordSchema(resource: Resource) {
  const fields = named(resource, Object.keys(resource.fields), (name) => {
    const field = fieldOf(resource, name);
    return field.unsetAtRest ? outputSchema(field).optional() : outputSchema(field);
  });
  return z.object({ _id: z.uuid(), ...fields }).meta({ id: resource.name });
}

/** The schema of a request body with the legacy names, following the rules of the fields. */
export function bodySchema(resource: Resource, use: 'create' | 'update') {
  const shape = shapeOf(resource, use);
  const fields = named(resource, Object.keys(shape), (name, isFirst) => {
    const schema = (shape[name] as z.ZodType).meta({ description: descriptionOf(fieldOf(resource, name)) }); // a key of shape
    // Only the first of several names for a field can be required.
    return isFirst ? schema : schema.optional();
  });
  return z.object(fields).meta({ id: `${resource.name}.${use}` });
}

const fieldOf = (resource: Resource, name: string) => resource.fields[name] as Field; // a key of fields

function named(resource: Resource, fields: string[], schemaOf: (name: string, isFirst: boolean) => z.ZodType) {
  return Object.fromEntries(
    fields.flatMap((name) => restNames(resource, name).map((rest, index) => [rest, schemaOf(name, index === 0)])),
  );
}

const descriptionOf = ({ label, hint }: Field) => (hint ? `${label}. ${hint}` : label);

/** The schema of a field's values in a response. */
function outputSchema(field: Field): z.ZodType {
  const described = (schema: z.ZodType) => schema.meta({ description: descriptionOf(field) });
  switch (field.kind) {
    case 'id':
      return described(z.int());
    case 'count':
      return described(z.int().nullable());
    case 'price':
      return described(z.number().min(0).nullable());
    case 'flag':
      return described(z.boolean());
    case 'instant':
      return described(z.iso.datetime().nullable());
    case 'level':
      return described(z.enum([...LEVELS, '']));
    default:
      return described(z.string());
  }
}
