import { requireAccess, VISITOR } from '#server/access/access.ts';
import { AWAITS_REVIEW } from '#server/blogs/blog-review.ts';
import type { Crud } from './crud.ts';
import type { Services } from '#server/services.ts';
import type { RecordOf, Resource } from '#shared/resource.ts';
import { type ResourceName, resourceNames, resources } from '#shared/resources/index.ts';
import { fromRest, toRest, withRestIssues } from './rest-names.ts';
import { type JsonSchema, message, ref, type RestRequest, type Route } from '#server/http/rest/route.ts';

const crudOf = (services: Services, name: ResourceName) => services.content[name] as unknown as Crud<Resource>; // the verbs are the same for all

/** The public list of a resource as this door gives it. */
export async function renderList(services: Services, name: ResourceName): Promise<unknown[]> {
  const records = await crudOf(services, name).all(VISITOR);
  return records.map((record) => toRest<Resource>(resources[name], record));
}

const WAITING: JsonSchema = { type: 'boolean', description: 'true: those that wait for review; for administrators' };

export const contentRoutes: Route[] = resourceNames.flatMap(routesOf);

function routesOf(name: ResourceName): Route[] {
  const resource: Resource = resources[name];
  const { path, noun, contributed } = resource;
  const tag = path.slice(1);
  const record = ref(name);
  const one = `${path}/{_id}` as const;

  const written = (text: string): JsonSchema => ({
    type: 'object',
    required: ['message', 'data'],
    properties: { message: { type: 'string', const: text }, data: record },
  });

  /** Writes what the body says in the documented names, and names its faults by them too. */
  const writing =
    (text: string, write: (crud: Crud<Resource>, request: RestRequest) => Promise<RecordOf<Resource>>) =>
    async (request: RestRequest) => {
      const body = fromRest(resource, request.body);
      try {
        const data = toRest(resource, await write(crudOf(request.services, name), { ...request, body }));
        return { body: { message: text, data } };
      } catch (error) {
        throw withRestIssues(resource, error);
      }
    };

  return [
    {
      method: 'GET',
      path,
      summary: `Every ${noun}, ordered by id`,
      tag,
      action: 'content.read',
      ...(contributed && { query: { waiting: WAITING } }),
      answer: { status: 200, schema: { type: 'array', items: record } },
      publicList: name,
      async handle({ services, viewer, query }) {
        if (!contributed || query.waiting !== 'true') return { body: await renderList(services, name) };
        requireAccess(viewer, 'blog.review');
        const records = await crudOf(services, name).all(viewer, AWAITS_REVIEW);
        return { body: records.map((waiting) => toRest(resource, waiting)) };
      },
    },
    {
      method: 'GET',
      path: one,
      summary: `One ${noun}`,
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
      summary: `Creates a ${noun}${contributed ? '; one by a user waits for review' : ''}`,
      tag,
      action: contributed ? 'blog.contribute' : 'content.write',
      body: ref(`${name}.create`),
      answer: { status: 201, schema: written('Created successfully') },
      errors: [409],
      handle: writing('Created successfully', (crud, { viewer, body }) => crud.create(viewer, body)),
    },
    {
      method: 'PUT',
      path: one,
      summary: `Changes the fields of a ${noun} that are sent`,
      tag,
      action: 'content.write',
      body: ref(`${name}.update`),
      answer: { status: 200, schema: written('Updated successfully') },
      errors: [404, 409],
      handle: writing('Updated successfully', (crud, { viewer, params, body }) =>
        crud.update(viewer, params._id ?? '', body),
      ),
    },
    {
      method: 'DELETE',
      path: one,
      summary: `Deletes a ${noun}`,
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
