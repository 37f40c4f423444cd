import type { Field } from '#shared/field.ts';
import { type CreateInput, type Resource, restNames } from '#shared/resource.ts';
import { writeEntries } from '#shared/rules/text/entries-input.ts';

type Body = Record<string, unknown>;

let serial = 0;

/** Fields of a problem whose texts are parsed and must fit together. */
const READ: Readonly<Record<string, string>> = {
  kind: 'sql',
  signature: 'name, total',
  checker: 'function',
  cases: '[{ "rows": "INSERT INTO sale VALUES (1)", "expected": [["Ada", 1]] }]',
  check: 'export function check() {}',
  approaches: '## Join\n\ntime: O(n)\n\nWhy not.\n\n```sql\nSELECT 1;\n```',
  wrong: '## nobody\n\nverdict: Wrong Answer\n\n```sql\nSELECT 2;\n```',
};

/** Whether a field accepts any value of its kind, whatever the other fields contain. */
export const isFree = ({ name }: Resource, field: string): boolean => name !== 'problem' || !Object.hasOwn(READ, field);

/**
 * A valid body for creating a record, in the names that services and tRPC use: the required fields, and the overrides.
 * Ids and titles differ from call to call.
 */
export function createBody<R extends Resource>(resource: R, overrides: Body = {}): CreateInput<R> {
  const required = valuesOf(resource, (field) => field.required === true);
  return { ...required, id: ++serial, ...overrides } as unknown as CreateInput<R>; // as its descriptor says
}

/** A valid body with a value that differs from the initial one, for every field that a create may set. */
export function fullBody(resource: Resource, overrides: Body = {}): Body {
  return { ...valuesOf(resource, (field) => field.set === undefined), id: ++serial, ...overrides };
}

/** The same body in the legacy names of the REST API. */
export function inRestNames(resource: Resource, body: Body): Body {
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [restNames(resource, name)[0], value]));
}

export const restBody = (resource: Resource, overrides: Body = {}): Body =>
  inRestNames(resource, createBody(resource, overrides));

/** A value for each wanted field; together they are a valid record. */
export function valuesOf(resource: Resource, isWanted: (field: Field, name: string) => boolean): Body {
  const wanted = Object.entries(resource.fields).filter(([name, field]) => isWanted(field, name));
  return Object.fromEntries(
    wanted.map(([name, field]) => [name, isFree(resource, name) ? validValue(field, name) : READ[name]]),
  );
}

/** A value that a field accepts; texts differ from call to call. */
function validValue(field: Field, name: string): unknown {
  switch (field.kind) {
    case 'id':
    case 'count':
      return ++serial;
    case 'price':
      return ++serial + 0.5;
    case 'level':
      return 'Medium';
    case 'link':
      return `https://example.org/${name}/${++serial}`;
    case 'video':
      return 'https://youtu.be/dQw4w9WgXcQ';
    case 'date':
      return '2026-02-28';
    case 'time':
      return '18:30';
    case 'zone':
      return 'Europe/Berlin';
    case 'flag':
      return true;
    case 'instant':
      return null;
    case 'list':
      return `${name} ${++serial}, Google`;
    case 'counts':
      return `Google ${++serial}`;
    case 'slug':
      return `${name}-${++serial}`;
    case 'sources':
      return `${name} ${++serial} https://example.org/${serial}\n${name} ${++serial}`;
    case 'entries':
      return writeEntries([entryOf(field, name), entryOf(field, name)], field.parts ?? []);
    case 'line':
    case 'text':
    case 'code':
      return `${name} ${++serial}`;
  }
}

const entryOf = ({ parts = [] }: Field, name: string) =>
  Object.fromEntries(
    parts.map((part) => [part, part === 'link' ? `/Sheet?topic=${++serial}` : `${name} ${part} ${++serial}`]),
  );
