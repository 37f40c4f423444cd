import { z } from 'zod';
import { formSchema } from '#server/http/trpc/procedures.ts';
import { proceduresOf } from '#server/http/trpc/router-procedures.ts';
import { quietDomains } from '../quiet-domains.ts';
import type { TestApp } from '../test-app.ts';
import type { Definitions, JsonSchema } from './values.ts';

/** A call of an API, with the schemas of its input. */
export type Operation = {
  name: string;
  api: 'REST' | 'tRPC';
  method: string;
  path: string;
  input: JsonSchema | null;
  query: Record<string, JsonSchema>;
  definitions: Definitions;
};

type Parameter = { name: string; in: string; schema: JsonSchema };
type Described = {
  parameters?: Parameter[];
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } };
};
type Description = { paths: Record<string, Record<string, Described>>; components: { schemas: Definitions } };

/** Returns the operations of both APIs, from the site's description and the router's schemas. */
export async function operationsOf(app: TestApp): Promise<Operation[]> {
  return [...(await described(app)), ...procedures(app)];
}

async function described(app: TestApp): Promise<Operation[]> {
  const { paths, components } = (await app.rest('/openapi.json')).json<Description>();
  return Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, { parameters = [], requestBody }]) => ({
      name: `${verb.toUpperCase()} ${path}`,
      api: 'REST' as const,
      method: verb.toUpperCase(),
      path,
      input: requestBody?.content['application/json'].schema ?? null,
      query: Object.fromEntries(
        parameters.filter((parameter) => parameter.in === 'query').map(({ name, schema }) => [name, schema]),
      ),
      definitions: components.schemas,
    })),
  );
}

function procedures(app: TestApp): Operation[] {
  const { router } = quietDomains(app);
  return proceduresOf(router).map(({ path, type, inputs }) => ({
    name: path,
    api: 'tRPC' as const,
    method: type === 'query' ? 'GET' : 'POST',
    path: `/trpc/${path}`,
    input: inputs[0] ? jsonSchemaOf(inputs[0]) : null,
    query: {},
    definitions: {},
  }));
}

/** The schema of the input as a caller sends it; for `form`, which the API does not parse, the service's schema. */
const jsonSchemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => {
      const behind = formSchema(zodSchema);
      if (behind) Object.assign(jsonSchema, jsonSchemaOf(behind));
    },
  }) as JsonSchema; // draft 2020-12
