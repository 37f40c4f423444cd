import { describe, expect, test } from 'vitest';
import type { Resource } from './resource.ts';
import { createSchema, updateSchema } from './resource-schema.ts';
import { resources } from './resources/index.ts';

const all = Object.entries(resources) as [string, Resource][];

test('every resource is registered under its own name, with its own path', () => {
  for (const [name, resource] of all) expect(resource.name).toBe(name);
  expect(new Set(all.map(([, resource]) => resource.path.toLowerCase())).size).toBe(all.length);
});

describe.each(all)('%s', (_name, resource) => {
  const names = Object.keys(resource.fields);

  test('has distinct names for its fields in the REST API', () => {
    const rest = Object.entries(resource.fields).flatMap(([name, field]) => field.rest ?? [name]);
    expect(new Set(rest).size).toBe(rest.length);
    expect(rest).not.toContain('_id');
  });

  test('only refers to fields that it has', () => {
    const { title, idWithin, filters, columns, searched = [] } = resource;
    for (const name of [title, idWithin ?? 'id', ...filters, ...columns, ...searched]) expect(names).toContain(name);
    expect(resource.fields[title]?.required).toBe(true);
  });

  test('an update of one field has no other fields', () => {
    expect(updateSchema(resource).parse({ [resource.title]: 'Changed' })).toEqual({ [resource.title]: 'Changed' });
    expect(updateSchema(resource).parse({})).toEqual({});
  });

  test('ignores fields that a caller may not set', () => {
    for (const [name, field] of Object.entries(resource.fields)) {
      if (field.set === 'never') expect(updateSchema(resource).parse({ [name]: 'x' })).toEqual({});
    }
    expect(updateSchema(resource).parse({ key: 'x', _id: 'x', surprise: 'x' })).toEqual({});
  });

  test('refuses anything but an object', () => {
    for (const input of [null, undefined, [], 'text', 5]) {
      for (const schema of [createSchema(resource), updateSchema(resource)]) {
        expect(schema.safeParse(input).error?.issues[0]?.message).toMatch(/^The body must be an object/);
      }
    }
  });
});
