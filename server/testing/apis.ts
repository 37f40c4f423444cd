import { TRPCClientError } from '@trpc/client';
import type { Issue } from '#shared/errors.ts';
import { type Resource, restNames } from '#shared/resource.ts';
import { createBody, fullBody, inRestNames } from './factories.ts';
import type { Answer } from './http.ts';
import type { TestApp } from './test-app.ts';

type Body = Record<string, unknown>;

/** The outcome of a call at either API: a status, and a record, records or the error. */
export type Outcome = {
  status: number;
  record: Body;
  records: Body[];
  code: string | undefined;
  message: string | undefined;
  issues: Issue[] | undefined;
};

/** The verbs of a resource at one of the two APIs, in that API's own names. */
export type Api = {
  name: 'REST' | 'tRPC';
  /** This API's name for a field of the descriptor. */
  nameOf(resource: Resource, field: string): string;
  body(resource: Resource, overrides?: Body): Body;
  fullBody(resource: Resource, overrides?: Body): Body;
  keyOf(record: Body): string;
  list(resource: Resource, token?: string): Promise<Outcome>;
  get(resource: Resource, key: string, token?: string): Promise<Outcome>;
  create(resource: Resource, body: unknown, token?: string): Promise<Outcome>;
  update(resource: Resource, target: { key: string; values: unknown }, token?: string): Promise<Outcome>;
  remove(resource: Resource, key: string, token?: string): Promise<Outcome>;
};

/** Reported as 200, so that both APIs have the same status, as tRPC answers a create with 200. */
const REST_CREATED = 201;

const nothing = { record: {}, records: [], code: undefined, message: undefined, issues: undefined };

export function restApi(app: TestApp): Api {
  const refusal = (answer: Answer): Outcome => {
    const { message, code, issues } = answer.json<{ message: string; code: string; issues?: Issue[] }>();
    return { ...nothing, status: answer.status, message, code, issues };
  };
  const recordPath = (resource: Resource, key: string) => `${resource.path}/${key}`;
  const written = (answer: Answer, expected: number): Outcome => {
    if (answer.status !== expected) return refusal(answer);
    return { ...nothing, status: 200, record: answer.json<{ data?: Body }>().data ?? {} };
  };
  return {
    name: 'REST',
    nameOf: (resource, field) => restNames(resource, field)[0],
    body: (resource, overrides = {}) => inRestNames(resource, createBody(resource, overrides)),
    fullBody: (resource, overrides = {}) => inRestNames(resource, fullBody(resource, overrides)),
    keyOf: (record) => String(record._id),
    async list(resource, token) {
      const answer = await app.rest(resource.path, { token });
      return answer.status === 200 ? { ...nothing, status: 200, records: answer.json<Body[]>() } : refusal(answer);
    },
    async get(resource, key, token) {
      const answer = await app.rest(recordPath(resource, key), { token });
      return answer.status === 200 ? { ...nothing, status: 200, record: answer.json() } : refusal(answer);
    },
    create: async (resource, body, token) =>
      written(await app.rest(resource.path, { method: 'POST', body, token }), REST_CREATED),
    update: async (resource, { key, values }, token) =>
      written(await app.rest(recordPath(resource, key), { method: 'PUT', body: values, token }), 200),
    remove: async (resource, key, token) =>
      written(await app.rest(recordPath(resource, key), { method: 'DELETE', token }), 200),
  };
}

/** The verbs of any resource's router; the client's own type declares them for each resource separately. */
type Verbs = {
  list: { query(input: object): Promise<{ items: Body[] }> };
  get: { query(input: object): Promise<Body> };
  create: { mutate(input: unknown): Promise<Body> };
  update: { mutate(input: object): Promise<Body> };
  remove: { mutate(input: object): Promise<undefined> };
};

export function trpcApi(app: TestApp): Api {
  return {
    name: 'tRPC',
    nameOf: (_resource, field) => field,
    body: createBody,
    fullBody,
    keyOf: (record) => String(record.key),
    list: (resource, token) =>
      settled(async () => ({
        records: (await verbsOf(app, resource, token).list.query({ pageSize: 100 })).items,
      })),
    get: (resource, key, token) =>
      settled(async () => ({ record: await verbsOf(app, resource, token).get.query({ key }) })),
    create: (resource, body, token) =>
      settled(async () => ({ record: await verbsOf(app, resource, token).create.mutate(body) })),
    update: (resource, target, token) =>
      settled(async () => ({ record: await verbsOf(app, resource, token).update.mutate(target) })),
    remove: (resource, key, token) =>
      settled(async () => {
        await verbsOf(app, resource, token).remove.mutate({ key });
        return {};
      }),
  };
}

export const verbsOf = (app: TestApp, resource: Resource, token?: string): Verbs =>
  (app.trpc(token).content as unknown as Record<string, Verbs>)[resource.name] as Verbs; // named like the resource

type ErrorData = { httpStatus: number; reason?: string; code: string; issues?: Issue[] };

/** The outcome of a tRPC call. */
export async function settled(run: () => Promise<Partial<Outcome>>): Promise<Outcome> {
  try {
    return { ...nothing, status: 200, ...(await run()) };
  } catch (error) {
    if (!(error instanceof TRPCClientError) || !error.data) throw error;
    const { httpStatus, reason, code, issues } = error.data as ErrorData; // the shape of server/http/trpc/procedures.ts
    return { ...nothing, status: httpStatus, message: error.message, code: reason ?? code, issues };
  }
}

/** A value that the compiler would refuse, as a client of another version or another author may send it. */
export const mistyped = (value: unknown): never => value as never;
