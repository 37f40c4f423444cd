import { z } from 'zod';
import { procedure, router } from '#server/http/trpc/procedures.ts';

const byKey = procedure.input(z.object({ key: z.string().max(64) }));

/** Writing newsletters and sending them, for administrators. */
export const newslettersRouter = router({
  list: procedure
    .input(z.object({ page: z.number().int().min(1).max(1_000_000).default(1) }))
    .query(({ ctx, input }) => ctx.services.newsletters.list(ctx.viewer, input.page)),
  get: byKey.query(({ ctx, input }) => ctx.services.newsletters.get(ctx.viewer, input.key)),
  recipients: procedure.query(({ ctx }) => ctx.services.newsletters.recipients(ctx.viewer)),
  save: procedure
    .input(z.object({ key: z.string().max(64).nullable(), values: z.unknown() }))
    .mutation(({ ctx, input }) => ctx.services.newsletters.save(ctx.viewer, input.key, input.values)),
  remove: byKey.mutation(({ ctx, input }) => ctx.services.newsletters.remove(ctx.viewer, input.key)),
  sendTest: procedure
    .input(z.object({ key: z.string().max(64), email: z.unknown() }))
    .mutation(({ ctx, input }) => ctx.services.newsletters.sendTest(ctx.viewer, input.key, input.email)),
  send: byKey.mutation(({ ctx, input }) => ctx.services.newsletters.send(ctx.viewer, input.key)),
  retry: byKey.mutation(({ ctx, input }) => ctx.services.newsletters.retry(ctx.viewer, input.key)),
  cancel: byKey.mutation(({ ctx, input }) => ctx.services.newsletters.cancel(ctx.viewer, input.key)),
});
