import { AppError } from '#server/errors.ts';
import { type RecordOf, type Resource, restNames } from '#shared/resource.ts';

/**
 * A record as the REST API returns it: `_id` and the legacy names, without the fields that are absent while unset.
 */
export function toRest<R extends Resource>(resource: R, record: RecordOf<R>): { _id: string; [name: string]: unknown } {
  const { key, ...values } = record;
  const entries = Object.entries(values).flatMap(([name, value]) =>
    value === '' && resource.fields[name]?.unsetAtRest
      ? []
      : restNames(resource, name).map((rest) => [rest, value] as const),
  );
  return { _id: key, ...Object.fromEntries(entries) };
}

/** Renames a body's legacy names to those of the fields. A non-object is passed on for the schema to refuse. */
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

/** Returns a service's error with the legacy names in its issues. */
export function withRestIssues(resource: Resource, error: unknown): unknown {
  if (!(error instanceof AppError) || !error.issues) return error;
  const issues = error.issues.map(({ path, message }) => ({ path: restNames(resource, path)[0], message }));
  return new AppError(error.code, error.message, { issues, retryAfter: error.retryAfter, cause: error });
}
