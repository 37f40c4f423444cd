import { z } from 'zod';
import { procedure, router } from '#server/http/trpc/procedures.ts';
import type { Resource } from '#shared/resource.ts';
import { type ResourceName, type Resources, resources } from '#shared/resources/index.ts';
import { isStorable } from '#shared/rules/storable.ts';
import { pageQuerySchema } from '#shared/schemas/page-query.ts';
import type { Crud } from './crud.ts';

const keySchema = z.object({ key: z.string() });

/** The same five verbs, and the next free id, for each resource. Services parse the values: their issues name fields. */
function resourceRouter<R extends Resource>(resource: R) {
  const crudOf = (content: Record<string, unknown>) => content[resource.name] as Crud<R>; // the registry's own name
  return router({
    list: procedure
      .input(pageQuerySchema)
      .query(({ ctx, input }) => crudOf(ctx.services.content).list(ctx.viewer, input)),
    get: procedure.input(keySchema).query(({ ctx, input }) => crudOf(ctx.services.content).get(ctx.viewer, input.key)),
    nextId: procedure
      .input(z.object({ within: z.string().max(200).refine(isStorable).optional() }))
      .query(({ ctx, input }) => crudOf(ctx.services.content).nextId(ctx.viewer, input.within)),
    create: procedure
      .input(z.unknown())
      .mutation(({ ctx, input }) => crudOf(ctx.services.content).create(ctx.viewer, input)),
    update: procedure
      .input(keySchema.extend({ values: z.unknown(), base: z.record(z.string(), z.unknown()).optional() }))
      .mutation(({ ctx, input: { key, values, base } }) =>
        crudOf(ctx.services.content).update(ctx.viewer, key, values, base),
      ),
    remove: procedure
      .input(keySchema)
      .mutation(({ ctx, input }) => crudOf(ctx.services.content).remove(ctx.viewer, input.key)),
  });
}

type ContentRouters = { [N in ResourceName]: ReturnType<typeof resourceRouter<Resources[N]>> };

const routers = Object.fromEntries(
  Object.entries(resources).map(([name, resource]) => [name, resourceRouter(resource)]),
);

export const contentRouter = router(routers as unknown as ContentRouters); // entries forget which name has which type
