import { expect } from 'vitest';
import { describeApi } from '#server/http/rest/openapi.ts';

type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
};

const description = describeApi('http://localhost') as unknown as { components: { schemas: Record<string, Schema> } };

const { schemas } = description.components;

/** Checks that a value has exactly the properties, and the types, that the API description gives a schema. */
export function expectDescribed(name: string, value: unknown): void {
  const schema = schemas[name];
  expect(schema, `the description has no schema ${name}`).toBeDefined();
  if (schema) expectSchema(schema, value, name);
}

export function expectSchema(schema: Schema, value: unknown, at: string): void {
  if (schema.$ref) {
    expectDescribed(schema.$ref.replace('#/components/schemas/', ''), value);
    return;
  }
  if (schema.type !== undefined) expect([schema.type].flat(), at).toContain(typeOf(value, schema));
  if (schema.enum) expect(schema.enum, at).toContain(value);
  if (schema.const !== undefined) expect(value, at).toBe(schema.const);
  if (schema.minimum !== undefined && value !== null) expect(value, at).toBeGreaterThanOrEqual(schema.minimum);
  if (schema.items) {
    const { items } = schema;
    for (const [index, item] of (value as unknown[]).entries()) expectSchema(items, item, `${at}.${index}`); // an array, by its type
  }
  if (schema.properties) {
    const record = value as Record<string, unknown>; // an object, by its type
    const described = Object.keys(schema.properties);
    const extra = Object.keys(record).filter((key) => !described.includes(key));
    expect(extra, `${at} has properties that are not described`).toEqual([]);
    expect(Object.keys(record), at).toEqual(expect.arrayContaining(schema.required ?? []));
    for (const [key, property] of Object.entries(schema.properties)) {
      if (key in record) expectSchema(property, record[key], `${at}.${key}`);
    }
  }
}

function typeOf(value: unknown, { type }: Schema): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (Number.isInteger(value) && [type].flat().includes('integer')) return 'integer';
  return typeof value;
}
