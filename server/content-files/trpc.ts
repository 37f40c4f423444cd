import { z } from 'zod';
import { procedure, router } from '#server/http/trpc/procedures.ts';
import { requireAccess } from '#server/access/access.ts';
import { resourceNames } from '#shared/resources/index.ts';

/** Of what a file may hold thousands of times. */
const SHOWN = 50;

// Before the input: the body of somebody else, which may be large, is not even read.
const upload = procedure
  .use(({ ctx, next }) => {
    requireAccess(ctx.viewer, 'content.write');
    return next();
  })
  .input(z.unknown());

/** The calls that carry a whole file. */
export const UPLOADS = /^\/imports\.(preview|start)$/;

/** Files of content that are loaded in the background. */
export const importsRouter = router({
  preview: upload.mutation(async ({ ctx, input }) => {
    const { refused, columns, ...preview } = await ctx.services.imports.preview(ctx.viewer, input);
    return {
      ...preview,
      columns: {
        matched: columns.matched,
        ignored: columns.ignored.slice(0, SHOWN),
        unmatched: columns.unmatched.slice(0, SHOWN),
      },
      refused: refused.slice(0, SHOWN),
      refusedCount: refused.length,
    };
  }),
  start: upload.mutation(({ ctx, input }) => ctx.services.imports.start(ctx.viewer, input)),
  status: procedure
    .input(z.object({ key: z.string().max(64) }))
    .query(({ ctx, input }) => ctx.services.imports.status(ctx.viewer, input.key)),
  recent: procedure
    .input(z.object({ resource: z.enum(resourceNames) }))
    .query(({ ctx, input }) => ctx.services.imports.recent(ctx.viewer, input.resource)),
});
