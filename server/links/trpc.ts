import { byKey, procedure, router } from '#server/http/trpc/procedures.ts';
import { pageQuerySchema } from '#shared/schemas/page-query.ts';
import type { Links } from './links.ts';

export const linksRouter = (links: Links) =>
  router({
    list: procedure('content.write')
      .input(pageQuerySchema)
      .query(({ ctx, input }) => links.list(ctx.viewer, input)),
    state: procedure('content.write').query(({ ctx }) => links.state(ctx.viewer)),
    dismiss: procedure('content.write')
      .input(byKey)
      .mutation(({ ctx, input }) => links.dismiss(ctx.viewer, input.key)),
  });
