import { form, learnersProcedure, procedure, router } from '#server/http/trpc/procedures.ts';
import { namedSchema, publicProfileSchema } from '#shared/schemas/public-profile.ts';
import type { PublicProfiles } from './public-profiles.ts';

export const publicProfilesRouter = (profiles: PublicProfiles) => {
  const own = learnersProcedure('public-profile.own');
  return router({
    own: own.query(({ ctx }) => profiles.own(ctx.viewer)),
    save: own.input(form(publicProfileSchema)).mutation(({ ctx, input }) => profiles.save(ctx.viewer, input)),
    /** Not cached: a profile that was switched off must not be shown again, not even while the database is away. */
    page: procedure('public-profile.read')
      .meta({ action: 'public-profile.read', isExpensive: true })
      .input(namedSchema)
      .query(({ ctx, input }) => profiles.page(ctx.viewer, input.name)),
  });
};
