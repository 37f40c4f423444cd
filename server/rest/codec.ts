import { AppError } from '#server/errors.ts';
import type { Field } from '#shared/field.ts';
import { type RecordOf, type Resource, restNames } from '#shared/resource.ts';
import { LEVELS } from '#shared/rules/difficulty.ts';

export type JsonSchema = Record<string, unknown>;

/** A record as the REST door gives it: `_id` and the documented names. */
export function toRest<R extends Resource>(resource: R, record: RecordOf<R>): Record<string, unknown> {
  const { key, ...values } = record;
  const entries = Object.entries(values).flatMap(([name, value]) =>
    restNames(resource, name).map((rest) => [rest, value]),
  );
  return { _id: key, ...Object.fromEntries(entries) };
}

/** A body with documented names as services take it. What is not an object is passed on for the schema to refuse. */
export function fromRest(resource: Resource, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const sent = body as Record<string, unknown>; // checked above
  const values: Record<string, unknown> = {};
  for (const name of Object.keys(resource.fields)) {
    const rest = restNames(resource, name).find((candidate) => Object.hasOwn(sent, candidate));
    if (rest !== undefined) values[name] = sent[rest];
  }
  return values;
}

/** A service's failure with its issues in the documented names. */
export function withRestIssues(resource: Resource, error: unknown): unknown {
  if (!(error instanceof AppError) || !error.issues) return error;
  const issues = error.issues.map(({ path, message }) => ({ path: restNames(resource, path)[0], message }));
  return new AppError(error.code, error.message, { issues, retryAfter: error.retryAfter, cause: error });
}

/** A field's values in an answer, for the API description. */
export function outputSchema(field: Field): JsonSchema {
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
export function inputSchema(field: Field): JsonSchema {
  const output = outputSchema(field);
  if (['id', 'count', 'price'].includes(field.kind)) return { ...output, type: [...[output.type].flat(), 'string'] };
  return field.kind === 'flag' ? output : { ...output, type: ['string', 'null'] };
}
