import { z } from 'zod';
import { form, procedure, router } from '#server/http/trpc/procedures.ts';
import { problemChangeSchema } from '#shared/schemas/catalogue.ts';
import { pageQuerySchema } from '#shared/schemas/page-query.ts';
import type { Catalogue } from './catalogue.ts';

export const catalogueRouter = (catalogue: Catalogue) =>
  router({
    list: procedure('content.write')
      .input(pageQuerySchema)
      .query(({ ctx, input }) => catalogue.list(ctx.viewer, input)),
    get: procedure('content.write')
      .input(z.object({ slug: z.string().max(200) }))
      .query(({ ctx, input }) => catalogue.get(ctx.viewer, input.slug)),
    save: procedure('content.write')
      .input(form(problemChangeSchema))
      .mutation(({ ctx, input }) => catalogue.save(ctx.viewer, input)),
  });
