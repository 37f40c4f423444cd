import type { Field } from '#shared/field.ts';
import { type Resource, restNames } from '#shared/resource.ts';
import { resourceNames, resources } from '#shared/resources/index.ts';
import { LEVELS } from '#shared/rules/difficulty.ts';
import type { JsonSchema } from '#server/http/rest/route.ts';

/** The records and bodies of the resources, for the API description. */
export function contentSchemas(): Record<string, JsonSchema> {
  const schemas: Record<string, JsonSchema> = {};
  for (const name of resourceNames) {
    const resource: Resource = resources[name];
    const fields = Object.entries(resource.fields);
    const named = (of: typeof fields, schema: (field: (typeof fields)[number][1]) => JsonSchema) =>
      Object.fromEntries(of.flatMap(([field, rule]) => restNames(resource, field).map((rest) => [rest, schema(rule)])));
    const output = { _id: { type: 'string', format: 'uuid' }, ...named(fields, outputSchema) };
    const settable = fields.filter(([, field]) => field.set !== 'never');
    const creatable = settable.filter(([, field]) => field.set !== 'update');
    schemas[name] = { type: 'object', required: Object.keys(output), properties: output };
    schemas[`${name}.create`] = {
      type: 'object',
      required: creatable.filter(([, field]) => field.required).map(([field]) => restNames(resource, field)[0]),
      properties: named(creatable, inputSchema),
    };
    schemas[`${name}.update`] = { type: 'object', properties: named(settable, inputSchema) };
  }
  return schemas;
}

/** A field's values in an answer, for the API description. */
function outputSchema(field: Field): JsonSchema {
  switch (field.kind) {
    case 'id':
      return { type: 'integer', description: field.label };
    case 'count':
      return { type: ['integer', 'null'], description: field.label };
    case 'price':
      return { type: ['number', 'null'], minimum: 0, description: field.label };
    case 'flag':
      return { type: 'boolean', description: field.label };
    case 'instant':
      return { type: ['string', 'null'], format: 'date-time', description: field.label };
    case 'level':
      return { type: 'string', enum: [...LEVELS, ''], description: field.label };
    default:
      return { type: 'string', description: field.hint ? `${field.label}. ${field.hint}` : field.label };
  }
}

/** What a field accepts in a body: numbers also as decimal text, null to clear. */
function inputSchema(field: Field): JsonSchema {
  const output = outputSchema(field);
  if (['id', 'count', 'price'].includes(field.kind)) return { ...output, type: [...[output.type].flat(), 'string'] };
  return field.kind === 'flag' ? output : { ...output, type: ['string', 'null'] };
}
