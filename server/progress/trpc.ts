import { z } from 'zod';
import { clearSessionCookie } from '#server/http/session-cookies.ts';
import { learnersProcedure, router } from '#server/http/trpc/procedures.ts';

const personal = learnersProcedure.use(({ ctx, next }) => {
  ctx.response.set('Cache-Control', 'no-store');
  return next();
});

// Services parse the input, so that its messages are made in one place.
const form = personal.input(z.unknown());

export const progressRouter = router({
  sync: form.mutation(({ ctx, input }) => ctx.services.progress.sync(ctx.viewer, input)),
  overview: form.query(({ ctx, input }) => ctx.services.progress.overview(ctx.viewer, input)),
  export: personal.query(({ ctx }) => ctx.services.progress.export(ctx.viewer)),
  // A mutation by its verb alone: a file does not fit into an address.
  previewImport: form.mutation(({ ctx, input }) => ctx.services.progress.previewImport(ctx.viewer, input)),
  import: form.mutation(({ ctx, input }) => ctx.services.progress.import(ctx.viewer, input)),
  undoImport: personal.mutation(({ ctx }) => ctx.services.progress.undoImport(ctx.viewer)),
  removeAccount: personal.mutation(async ({ ctx }) => {
    await ctx.services.progress.removeAccount(ctx.viewer);
    clearSessionCookie(ctx.response, 'user', ctx.siteUrl);
  }),
});
