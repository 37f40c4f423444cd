import { z } from 'zod';
import { byKey, form, cachedProcedure, pageNumber, procedure, router } from '#server/http/trpc/procedures.ts';
import type { Resource } from '#shared/resource.ts';
import { createSchema, updateSchema } from '#shared/resource-schema.ts';
import { type ResourceName, resourceNames, type Resources, resources } from '#shared/resources/index.ts';
import { isStorable } from '#shared/rules/text/storable.ts';
import { pageQuerySchema } from '#shared/schemas/page-query.ts';
import { type Content, crudOf } from './content.ts';
import { actionsOf, type Crud } from './crud.ts';
import type { History } from './history.ts';

/** A value that an editor saw in a field. */
const valueSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** The same verbs for each resource. Services validate the values, so that the issues name fields. */
function resourceRouter<R extends Resource>(name: ResourceName, resource: R, crud: Crud<R>) {
  const action = actionsOf(resource);
  const read = cachedProcedure(action.read, name);
  return router({
    list: read.input(pageQuerySchema).query(({ ctx, input }) => crud.list(ctx.viewer, input)),
    cards: read.query(({ ctx }) => crud.cards(ctx.viewer)),
    get: read.input(byKey).query(({ ctx, input }) => crud.get(ctx.viewer, input.key)),
    nextId: procedure(action.create)
      .input(z.object({ within: z.string().max(200).refine(isStorable).optional() }))
      .query(({ ctx, input }) => crud.nextId(ctx.viewer, input.within)),
    create: procedure(action.create)
      .input(form(createSchema(resource)))
      .mutation(({ ctx, input }) => crud.create(ctx.viewer, input)),
    update: procedure(action.write)
      .input(byKey.extend({ values: form(updateSchema(resource)), base: z.record(z.string(), valueSchema).optional() }))
      .mutation(({ ctx, input: { key, values, base } }) => crud.update(ctx.viewer, key, values, base)),
    remove: procedure(action.write)
      .input(byKey)
      .mutation(({ ctx, input }) => crud.remove(ctx.viewer, input.key)),
  });
}

type ContentRouters = { [N in ResourceName]: ReturnType<typeof resourceRouter<Resources[N]>> };

export function contentRouter(content: Content) {
  const routers = resourceNames.map((name) => [
    name,
    resourceRouter<Resource>(name, resources[name], crudOf(content, name)),
  ]);
  return router(Object.fromEntries(routers) as unknown as ContentRouters); // entries forget which name has which type
}

/** The changes to content, and their undo. */
export const historyRouter = (history: History) =>
  router({
    list: procedure('content.write')
      .input(z.object({ resource: z.enum(resourceNames).optional(), recordKey: z.uuid().optional(), page: pageNumber }))
      .query(({ ctx, input }) => history.list(ctx.viewer, input)),
    undo: procedure('content.write')
      .input(byKey)
      .mutation(({ ctx, input }) => history.undo(ctx.viewer, input.key)),
    undoBatch: procedure('content.write')
      .input(byKey)
      .mutation(({ ctx, input }) => history.undoBatch(ctx.viewer, input.key)),
  });
