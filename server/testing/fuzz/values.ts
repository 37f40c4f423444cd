import fc from 'fast-check';

export type JsonSchema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  $ref?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
};

/** The schemas that `$ref` refers to. */
export type Definitions = Record<string, JsonSchema>;

const PROTOTYPE_NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];

/** Text that breaks unprepared code: NUL, lone surrogates, right-to-left, combining or zero-width characters, long. */
const hostileText = fc.oneof(
  fc.constantFrom('\0', '\ud800', 'a\udc00', '\u202eabc', 'e\u0301\u0301', '\u200b\ufeff', '😀', '%00', '%', "'; --"),
  fc.constantFrom(...PROTOTYPE_NAMES, '2026-02-30', '+275760-09-13', '9999-12-31T23:59:60Z', '0000-00-00'),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(201, 501, 3000, 20_001, 200_001).map((length) => '界'.repeat(length)),
);

const hostileNumber = fc.constantFrom(-1, 0.5, -0, 2 ** 31, 2 ** 53, 1e308, -1e308, Number.MIN_VALUE);

const deep = fc.constantFrom(10, 200, 1000).map((depth) => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value };
  return value;
});

/** A value of any type, in place of the expected one. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, [], {}, [[]], '') },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: fc.constantFrom(...PROTOTYPE_NAMES).map((name) => Object.fromEntries([[name, { a: 1 }]])) },
);

const FORMATS: Record<string, fc.Arbitrary<string>> = {
  uuid: fc.uuid(),
  email: fc.nat(1_000_000).map((serial) => `fuzz-${serial}@example.org`),
  date: fc.constantFrom('2026-11-21', '0001-01-01', '9999-12-31'),
  'date-time': fc.constantFrom('2026-11-21T09:30:00.000Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'),
};

/** Values that a schema allows, some of which contain something hostile. */
export function valuesFor(schema: JsonSchema, definitions: Definitions): fc.Arbitrary<unknown> {
  const valid = validFor(schema, definitions);
  return fc.oneof({ weight: 12, arbitrary: valid }, { weight: 1, arbitrary: hostile });
}

function validFor(schema: JsonSchema, definitions: Definitions): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) {
    const referenced = definitions[schema.$ref.split('/').at(-1) ?? ''];
    return referenced ? valuesFor(referenced, definitions) : hostile;
  }
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return fc.oneof(...choices.map((choice) => valuesFor(choice, definitions)));
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => validFor({ ...schema, type }, definitions)));
  switch (schema.type) {
    case 'string':
      return textFor(schema);
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? 0, -(2 ** 31)),
        max: Math.min(schema.maximum ?? 50, 2 ** 31 - 1),
      });
    case 'number':
      return fc.oneof(fc.nat(50), fc.double({ min: 0, max: 1e6, noNaN: true }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valuesFor(schema.items ?? {}, definitions), { maxLength: Math.min(schema.maxItems ?? 3, 3) });
    case 'object':
      return objectFor(schema, definitions);
    default:
      return hostile;
  }
}

function textFor({ format = '', pattern, minLength = 0, maxLength = 500 }: JsonSchema): fc.Arbitrary<string> {
  const formatted = FORMATS[format];
  if (formatted) return formatted;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const usual = fc.constantFrom('Arrays', 'two-sum', 'Google, Amazon', 'Easy', '12', 'a longer text');
  const longest = fc
    .constantFrom('a', 'é', '界')
    .map((character) => character.repeat(Math.max(minLength, Math.min(maxLength, 250_000))));
  return fc.oneof(
    { weight: 8, arbitrary: usual },
    { weight: 1, arbitrary: longest },
    { weight: 1, arbitrary: hostileText },
  );
}

function objectFor({ properties = {}, required = [], additionalProperties }: JsonSchema, definitions: Definitions) {
  const knownFields = Object.entries(properties).map(([name, schema]) => [name, valuesFor(schema, definitions)]);
  const fields = fc.record(Object.fromEntries(knownFields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: required,
  });
  if (typeof additionalProperties !== 'object') return fields;
  const others = fc.dictionary(fc.oneof(fc.uuid(), hostileText), valuesFor(additionalProperties, definitions), {
    maxKeys: 3,
  });
  return fc.tuple(fields, others).map(([one, more]) => ({ ...more, ...one }));
}
