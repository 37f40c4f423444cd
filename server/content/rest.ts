import { z } from 'zod';
import { VISITOR } from '#server/access/access.ts';
import { done, type RestRequest, route, type Route } from '#server/http/rest/route.ts';
import type { RecordOf, Resource } from '#shared/resource.ts';
import { type ResourceName, resourceNames, resources } from '#shared/resources/index.ts';
import { type Content, crudOf } from './content.ts';
import { actionsOf, type Crud } from './crud.ts';
import { fromRest, toRest, withRestIssues } from './rest-names.ts';
import { bodySchema, recordSchema } from './rest-schemas.ts';

/** The public list of a resource as this API returns it. */
export async function publicList(content: Content, name: ResourceName): Promise<unknown[]> {
  const records = await crudOf(content, name).all(VISITOR);
  return records.map((record) => toRest<Resource>(resources[name], record));
}

const WAITING = z.enum(['true', 'false']).meta({ description: 'true: those that wait for review; for administrators' });

export const contentRoutes = (content: Content): Route[] =>
  resourceNames.flatMap((name) => routesOf(resources[name], name, crudOf(content, name)));

const bodies = new Map<string, z.ZodType>();

/** Creates a schema when the API description first needs it, and caches it: schemas take much memory. */
function once<S extends z.ZodType>(name: string, make: () => S): S {
  const cached = bodies.get(name) as S | undefined; // schemas of this name are made only here
  const schema = cached ?? make();
  bodies.set(name, schema);
  return schema;
}

function routesOf(resource: Resource, name: ResourceName, crud: Crud<Resource>): Route[] {
  const { path, noun, contributed, visibleBeforeStart } = resource;
  const action = actionsOf(resource);
  const single = `${path}/{_id}` as const;
  const record = () => once(name, () => recordSchema(resource));
  const shared = { tag: path.slice(1) };
  // Old clients also use the lower-case form of a path that is documented with a capital letter.
  const aliasOf = (at: `/${string}`) => {
    const lowerCase = at.replace(path, path.toLowerCase()) as typeof at; // it still begins with a slash
    return lowerCase === at ? {} : { alias: lowerCase };
  };
  const ofAll = { ...shared, path, ...aliasOf(path) };
  const ofOne = { ...shared, path: single, ...aliasOf(single) };

  const written = <const Text extends string>(text: Text, status: number) => ({
    status,
    get schema() {
      return once(`${name} ${text}`, () => z.object({ message: z.literal(text), data: record() }));
    },
  });

  /** Writes a body that has the legacy names; so do the issues of its errors. */
  async function answerOf<const Text extends string>(
    message: Text,
    given: RestRequest,
    write: (body: unknown) => Promise<RecordOf<Resource>>,
  ) {
    try {
      return { body: { message, data: toRest(resource, await write(fromRest(resource, given.body))) } };
    } catch (error) {
      throw withRestIssues(resource, error);
    }
  }

  const deleted = done('Deleted successfully');

  return [
    route({
      ...ofAll,
      method: 'GET',
      summary: `Every ${noun}, ordered by id`,
      action: action.read,
      ...(contributed && { query: { waiting: WAITING } }),
      answer: {
        status: 200,
        get schema() {
          return z.array(record());
        },
      },
      ...(contributed && { errors: [401, 403] }),
      publicList: name,
      ...(visibleBeforeStart && { isListedInFull: true }),
      async handle({ viewer, query }) {
        const records = await (query.waiting === 'true'
          ? crud.waiting(viewer)
          : crud.all(visibleBeforeStart ? viewer : VISITOR));
        return { body: records.map((found) => toRest(resource, found)) };
      },
    }),
    route({
      ...ofOne,
      method: 'GET',
      summary: `One ${noun}`,
      action: action.read,
      answer: {
        status: 200,
        get schema() {
          return record();
        },
      },
      errors: [404],
      async handle({ viewer, params }) {
        return { body: toRest(resource, await crud.get(viewer, params._id ?? '')) };
      },
    }),
    route({
      ...ofAll,
      method: 'POST',
      summary: `Creates a ${noun}${contributed ? '; one by a user waits for review' : ''}`,
      action: action.create,
      get body() {
        return once(`${name} create`, () => bodySchema(resource, 'create'));
      },
      answer: written('Created successfully', 201),
      errors: [409],
      handle: (request) => answerOf('Created successfully', request, (body) => crud.create(request.viewer, body)),
    }),
    route({
      ...ofOne,
      method: 'PUT',
      summary: `Changes the fields of a ${noun} that are sent`,
      action: action.write,
      get body() {
        return once(`${name} update`, () => bodySchema(resource, 'update'));
      },
      answer: written('Updated successfully', 200),
      errors: [404, 409],
      handle: (request) =>
        answerOf('Updated successfully', request, (body) =>
          crud.update(request.viewer, request.params._id ?? '', body),
        ),
    }),
    route({
      ...ofOne,
      method: 'DELETE',
      summary: `Deletes a ${noun}`,
      action: action.write,
      answer: deleted.answer,
      errors: [404],
      async handle({ viewer, params }) {
        await crud.remove(viewer, params._id ?? '');
        return { body: deleted.body };
      },
    }),
  ];
}
