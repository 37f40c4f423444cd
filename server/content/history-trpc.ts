import { z } from 'zod';
import { procedure, router } from '#server/http/trpc/procedures.ts';
import { resourceNames } from '#shared/resources/index.ts';

/** What administrators changed, and taking it back. */
export const historyRouter = router({
  list: procedure
    .input(
      z.object({
        resource: z.enum(resourceNames).optional(),
        recordKey: z.uuid().optional(),
        page: z.number().int().min(1).max(1_000_000).default(1),
      }),
    )
    .query(({ ctx, input }) => ctx.services.history.list(ctx.viewer, input)),
  undo: procedure
    .input(z.object({ key: z.string().max(64) }))
    .mutation(({ ctx, input }) => ctx.services.history.undo(ctx.viewer, input.key)),
});
