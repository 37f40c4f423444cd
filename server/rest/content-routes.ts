import { requireAccess, VISITOR } from '#server/services/access.ts';
import { AWAITS_REVIEW } from '#server/services/blog-review.ts';
import type { Crud } from '#server/services/crud.ts';
import type { Services } from '#server/services/services.ts';
import { type Resource, restNames } from '#shared/resource.ts';
import { type ResourceName, resourceNames, resources } from '#shared/resources/index.ts';
import { fromRest, inputSchema, type JsonSchema, outputSchema, toRest, withRestIssues } from './codec.ts';
import { message, ref, type RestRequest, type Route } from './route.ts';

const crudOf = (services: Services, name: ResourceName) => services.content[name] as unknown as Crud<Resource>; // the verbs are the same for all

/** The public list of a resource as this door gives it. */
export async function renderList(services: Services, name: ResourceName): Promise<unknown[]> {
  const records = await crudOf(services, name).all(VISITOR);
  return records.map((record) => toRest<Resource>(resources[name], record));
}

export const contentRoutes: Route[] = resourceNames.flatMap(routesOf);

function routesOf(name: ResourceName): Route[] {
  const resource: Resource = resources[name];
  const { path } = resource;
  const tag = path.slice(1);
  const record = ref(name);
  const one = `${path}/{_id}` as const;

  /** Runs a call of the service with the body's documented names, and names faults by them too. */
  const inRestNames = async <T>(
    call: (crud: Crud<Resource>, body: unknown) => Promise<T>,
    { services, body }: RestRequest,
  ): Promise<T> => {
    try {
      return await call(crudOf(services, name), fromRest(resource, body));
    } catch (error) {
      throw withRestIssues(resource, error);
    }
  };

  const written = (text: string): JsonSchema => ({
    type: 'object',
    required: ['message', 'data'],
    properties: { message: { type: 'string', const: text }, data: record },
  });

  const all: Route = {
    method: 'GET',
    path,
    summary: `Every ${resource.noun}, ordered by id`,
    tag,
    action: 'content.read',
    answer: { status: 200, schema: { type: 'array', items: record } },
    publicList: name,
    async handle({ services }) {
      return { body: await renderList(services, name) };
    },
  };
  return [
    resource.contributed ? withWaiting(all, name) : all,
    {
      method: 'GET',
      path: one,
      summary: `One ${resource.noun}`,
      tag,
      action: 'content.read',
      answer: { status: 200, schema: record },
      errors: [404],
      async handle({ services, viewer, params }) {
        return { body: toRest(resource, await crudOf(services, name).get(viewer, params._id ?? '')) };
      },
    },
    {
      method: 'POST',
      path,
      summary: `Creates a ${resource.noun}${resource.contributed ? '; one by a user waits for review' : ''}`,
      tag,
      action: resource.contributed ? 'blog.contribute' : 'content.write',
      body: ref(`${name}.create`),
      answer: { status: 201, schema: written('Created successfully') },
      errors: [409],
      async handle(request) {
        const created = await inRestNames((crud, body) => crud.create(request.viewer, body), request);
        return { status: 201, body: { message: 'Created successfully', data: toRest(resource, created) } };
      },
    },
    {
      method: 'PUT',
      path: one,
      summary: `Changes the fields of a ${resource.noun} that are sent`,
      tag,
      action: 'content.write',
      body: ref(`${name}.update`),
      answer: { status: 200, schema: written('Updated successfully') },
      errors: [404, 409],
      async handle(request) {
        const updated = await inRestNames(
          (crud, body) => crud.update(request.viewer, request.params._id ?? '', body),
          request,
        );
        return { body: { message: 'Updated successfully', data: toRest(resource, updated) } };
      },
    },
    {
      method: 'DELETE',
      path: one,
      summary: `Deletes a ${resource.noun}`,
      tag,
      action: 'content.write',
      answer: { status: 200, schema: message('Deleted successfully') },
      errors: [404],
      async handle({ services, viewer, params }) {
        await crudOf(services, name).remove(viewer, params._id ?? '');
        return { body: { message: 'Deleted successfully' } };
      },
    },
  ];
}

/** Contributions that wait for review, for administrators: `?waiting=true`. */
function withWaiting(all: Route, name: ResourceName): Route {
  return {
    ...all,
    query: { waiting: { type: 'boolean', description: 'true: those that wait for review; for administrators' } },
    async handle(request) {
      if (request.query.waiting !== 'true') return all.handle(request);
      requireAccess(request.viewer, 'blog.review');
      const records = await crudOf(request.services, name).all(request.viewer, AWAITS_REVIEW);
      return { body: records.map((record) => toRest<Resource>(resources[name], record)) };
    },
  };
}

/** The records and bodies of the resources, for the API description. */
export function contentSchemas(): Record<string, JsonSchema> {
  const schemas: Record<string, JsonSchema> = {};
  for (const name of resourceNames) {
    const resource: Resource = resources[name];
    const fields = Object.entries(resource.fields);
    const named = (of: typeof fields, schema: (field: (typeof fields)[number][1]) => JsonSchema) =>
      Object.fromEntries(of.flatMap(([field, rule]) => restNames(resource, field).map((rest) => [rest, schema(rule)])));
    const output = { _id: { type: 'string', format: 'uuid' }, ...named(fields, outputSchema) };
    const settable = fields.filter(([, field]) => field.set !== 'never');
    const creatable = settable.filter(([, field]) => field.set !== 'update');
    schemas[name] = { type: 'object', required: Object.keys(output), properties: output };
    schemas[`${name}.create`] = {
      type: 'object',
      required: creatable.filter(([, field]) => field.required).map(([field]) => restNames(resource, field)[0]),
      properties: named(creatable, inputSchema),
    };
    schemas[`${name}.update`] = { type: 'object', properties: named(settable, inputSchema) };
  }
  return schemas;
}
