import { z } from 'zod';
import { ruleOf } from '#server/access/access.ts';
import { TOKEN_PREFIX } from '#server/access/token-viewers.ts';
import { COOKIE } from '#server/http/viewer.ts';
import { ERROR_CODES } from '#shared/errors.ts';
import type { Route } from './route.ts';

type JsonSchema = Record<string, unknown>;

/** The shape of every error at this API. */
const errorSchema = z
  .object({
    error: z.string().meta({ description: 'What happened and what to do' }),
    message: z.string().meta({ description: 'The same text' }),
    code: z.enum(ERROR_CODES),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    userId: z.uuid().optional().meta({ description: 'Of a login before the code was given: how to go on' }),
    resendAfterSeconds: z.number().optional(),
    needsCode: z.boolean().optional().meta({
      description: 'Of an administrator’s login or re-authentication: the same again with `code`, of the authenticator',
    }),
    account: z
      .enum(['user', 'administrator'])
      .optional()
      .meta({ description: 'Of `unproven`: whose password is to be given again' }),
  })
  .meta({ id: 'Error' });

const ERROR_TEXTS: Record<number, string> = {
  400: 'Bad input, or malformed JSON',
  401: 'Not signed in',
  403: 'Not allowed, or not by an access token; with the code `unproven`, first POST /admin/prove or log in again',
  404: 'No such record, or a malformed _id',
  409: 'Already exists',
  413: 'A body over 1 MiB',
  415: 'Not JSON',
  429: 'Too many tries; Retry-After says when to come back',
  500: 'Something went wrong',
  502: 'A service outside, such as mail, failed',
  503: 'The database cannot be reached, or it or the site is overloaded; Retry-After says when to come back',
  507: 'No room left on a disk of the site',
};

/** Describes every documented call in OpenAPI 3.1, from the routes that serve them and their schemas. */
export function describeApi(routes: readonly Route[], siteUrl: string): JsonSchema {
  const components = collectComponents();
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const route of routes) (paths[route.path] ??= {})[route.method.toLowerCase()] = operation(route, components);
  return {
    openapi: '3.1.0',
    info: {
      title: 'GearUp',
      version: '1',
      description: 'The REST API of GearUp, for clients of the older site.',
      license: { name: 'Proprietary', url: `${siteUrl}/About` },
    },
    servers: [{ url: siteUrl }],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: components.schemas,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${TOKEN_PREFIX}…`,
          description: 'A personal access token of a learner, made in the profile; some calls need one that may write',
        },
        user: { type: 'apiKey', in: 'cookie', name: COOKIE.user },
        administrator: { type: 'apiKey', in: 'cookie', name: COOKIE.administrator },
      },
    },
  };
}

type Components = ReturnType<typeof collectComponents>;

/** Turns schemas into JSON Schema; those with an id are defined once, under that id, and referenced. */
function collectComponents() {
  const schemas: Record<string, JsonSchema> = {};
  const reference = (name: string) => `#/components/schemas/${name}`;
  const known = { input: new Map<z.ZodType, JsonSchema>(), output: new Map<z.ZodType, JsonSchema>() };
  function convert(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const { $schema: _, $defs = {}, ...own } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
    const moved = (json: unknown) =>
      JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', `"${reference('')}`)) as JsonSchema; // still a JSON Schema
    for (const [name, { id: _id, ...definition }] of Object.entries($defs)) schemas[name] ??= moved(definition);
    const { id, ...rest } = own as JsonSchema; // with the properties that `meta` has added
    if (typeof id !== 'string') return moved(rest);
    schemas[id] ??= moved(rest);
    return { $ref: reference(id) };
  }
  return {
    schemas,
    of(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
      const converted = known[io].get(schema) ?? convert(schema, io);
      known[io].set(schema, converted);
      return converted;
    },
  };
}

function operation(
  { summary, tag, action, path, method, body, query = {}, answer, errors = [], learnersOwn }: Route,
  components: Components,
): JsonSchema {
  const { roles, byToken } = ruleOf(action);
  const isOpen = roles.includes('visitor');
  const refusals = [
    ...(body ? [400, 413, 415] : []),
    ...(isOpen ? [] : [401]),
    // For an access token where none is accepted, and for a cookie on an unsafe call that another site's page may have
    // sent.
    403,
    ...(byToken ? [429] : []),
    // An address may have an escape that means nothing.
    ...(path.includes('{') ? [404] : []),
    ...errors,
    500,
    503,
    ...(body ? [507] : []),
  ];
  // A call without a body still refuses one that is malformed, too large or not JSON.
  if (!body && method !== 'GET') refusals.push(400, 413, 415);
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = Object.entries(query).map(([name, schema]) => ({
    name,
    in: 'query',
    schema: components.of(schema, 'input'),
  }));
  const json = (schema: z.ZodType, io: 'input' | 'output') => ({
    content: { 'application/json': { schema: components.of(schema, io) } },
  });
  const cookies = roles.flatMap((role) => (role === 'visitor' ? [] : [{ [role]: [] }]));
  return {
    operationId: `${method.toLowerCase()}${path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/\W/g, '')}`,
    summary,
    tags: [tag],
    description: [
      `May be called by: ${roles.join(', ')}.`,
      ...(learnersOwn ? ['About the learner’s own session.'] : []),
      ...(byToken ? [`Takes an access token that may ${byToken}.`] : []),
    ].join(' '),
    security: isOpen ? [] : [{ bearer: [] }, ...(byToken ? [{ accessToken: [] }] : []), ...cookies],
    ...(inPath.length + inQuery.length > 0 ? { parameters: [...inPath, ...inQuery] } : {}),
    ...(body ? { requestBody: { required: true, ...json(body, 'input') } } : {}),
    responses: {
      [answer.status]: { description: 'Done', ...json(answer.schema, 'output') },
      ...Object.fromEntries(
        [...new Set(refusals)]
          .toSorted()
          .map((status) => [status, { description: ERROR_TEXTS[status] ?? 'Refused', ...json(errorSchema, 'output') }]),
      ),
    },
  };
}
