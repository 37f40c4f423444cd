import type { Definitions, JsonSchema } from './fuzz/values.ts';

/** Values for the properties of an input, by name; other properties get any value that their type allows. */
export type NamedValues = Readonly<Record<string, unknown>>;

/** Returns an input that a schema allows, filled with values by name. Optional properties are set if they have one. */
export function inputFor(schema: JsonSchema, definitions: Definitions, values: NamedValues): unknown {
  if (schema.$ref !== undefined) {
    const referenced = definitions[schema.$ref.split('/').at(-1) ?? ''];
    return referenced ? inputFor(referenced, definitions, values) : null;
  }
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (choice) return inputFor(choice, definitions, values);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).flatMap(([name, property]): [string, unknown][] => {
          if (Object.hasOwn(values, name)) return [[name, values[name]]];
          return schema.required?.includes(name) ? [[name, inputFor(property, definitions, values)]] : [];
        }),
      );
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'string':
      return schema.format === 'date-time' ? new Date().toISOString() : 'a';
    default:
      return null;
  }
}
