import { ALLOWED } from '#server/access/access.ts';
import { ERROR_CODES } from '#shared/errors.ts';
import { userSchema } from '#server/accounts/rest.ts';
import type { JsonSchema } from './route.ts';
import { contentSchemas } from '#server/content/rest-schemas.ts';
import { ref, type Route } from './route.ts';
import { routes } from '#server/rest-routes.ts';

const errorSchema: JsonSchema = {
  type: 'object',
  required: ['error', 'message', 'code'],
  properties: {
    error: { type: 'string', description: 'What happened and what to do' },
    message: { type: 'string', description: 'The same text' },
    code: { type: 'string', enum: ERROR_CODES },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

const ERROR_TEXTS: Record<number, string> = {
  400: 'Bad input, or malformed JSON',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'No such record, or a malformed _id',
  409: 'Already exists',
  413: 'A body over 1 MiB',
  415: 'Not JSON',
  429: 'Too many tries; Retry-After says when to come back',
  500: 'Something went wrong',
  502: 'A service outside, such as mail, failed',
  503: 'The database is away; Retry-After says when to come back',
};

/** OpenAPI 3.1 of every documented call, from the table that serves them. */
export function describeApi(siteUrl: string): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const route of routes) (paths[route.path] ??= {})[route.method.toLowerCase()] = operation(route);
  return {
    openapi: '3.1.0',
    info: { title: 'GearUp', version: '1', description: 'The REST door of GearUp, for clients of the older site.' },
    servers: [{ url: siteUrl }],
    paths,
    components: {
      schemas: { ...contentSchemas(), user: userSchema, Error: errorSchema },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'gearup_admin' },
      },
    },
  };
}

function operation({ summary, tag, action, path, method, body, query = {}, answer, errors = [] }: Route): JsonSchema {
  const roles: readonly string[] = ALLOWED[action];
  const isOpen = roles.includes('visitor');
  const refusals = [...(body ? [400, 413, 415] : []), ...(isOpen ? [] : [401, 403]), ...errors, 500, 503];
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = Object.entries(query).map(([name, schema]) => ({ name, in: 'query', schema }));
  const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });
  return {
    operationId: `${method.toLowerCase()}${path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/\W/g, '')}`,
    summary,
    tags: [tag],
    description: `May be called by: ${roles.join(', ')}.`,
    ...(isOpen ? {} : { security: [{ bearer: [] }, { cookie: [] }] }),
    ...(inPath.length + inQuery.length > 0 ? { parameters: [...inPath, ...inQuery] } : {}),
    ...(body ? { requestBody: { required: true, ...json(body) } } : {}),
    responses: {
      [answer.status]: { description: 'Done', ...json(answer.schema) },
      ...Object.fromEntries(
        refusals.map((status) => [status, { description: ERROR_TEXTS[status] ?? 'Refused', ...json(ref('Error')) }]),
      ),
    },
  };
}
