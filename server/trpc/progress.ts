import { parseCookie } from 'cookie';
import { z } from 'zod';
import { COOKIE } from '#server/context.ts';
import { clearSessionCookie } from '#server/cookies.ts';
import { type Context, procedure, router } from '#server/trpc/trpc.ts';

/** An administrator who is signed in as a learner too, in the same browser, keeps the learner's progress. */
async function learnerOf({ viewer, response, services }: Context) {
  if (viewer.role !== 'administrator' || response.req.headers.authorization !== undefined) return viewer;
  const token = parseCookie(response.req.headers.cookie ?? '')[COOKIE.user];
  const learner = token ? await services.sessions.viewerOf(token) : viewer;
  return learner.role === 'user' ? learner : viewer;
}

const personal = procedure.use(async ({ ctx, next }) => {
  ctx.response.set('Cache-Control', 'no-store');
  return next({ ctx: { ...ctx, viewer: await learnerOf(ctx) } });
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
