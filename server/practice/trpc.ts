import { z } from 'zod';
import { form, cachedProcedure, learnersProcedure, pageNumber, router } from '#server/http/trpc/procedures.ts';
import { isStorable } from '#shared/rules/text/storable.ts';
import { drawSchema } from '#shared/schemas/interview.ts';
import { keepSubmissionsSchema, mineSchema, saveDraftSchema } from '#shared/schemas/practice.ts';
import { keepSittingSchema } from '#shared/schemas/sitting.ts';
import type { Interviews } from './interviews.ts';
import type { DraftsAndSubmissions } from './drafts-and-submissions.ts';
import type { Practice } from './practice.ts';
import type { Sittings } from './sittings.ts';

const bySlug = z.object({ slug: z.string().max(100).refine(isStorable) });

type Services = {
  practice: Practice;
  draftsAndSubmissions: DraftsAndSubmissions;
  sittings: Sittings;
  interviews: Interviews;
};

export const practiceRouter = ({ practice, draftsAndSubmissions, sittings, interviews }: Services) => {
  const own = learnersProcedure('practice.own');
  return router({
    page: cachedProcedure('content.read', 'problem', 'contest', 'topicProblem', 'companyProblem', 'problemList')
      .input(bySlug)
      .query(({ ctx, input }) => practice.page(ctx.viewer, input.slug)),
    judging: cachedProcedure('content.read', 'problem', 'contest')
      .input(bySlug)
      .query(({ ctx, input }) => practice.judging(ctx.viewer, input.slug)),
    daily: cachedProcedure('content.read', 'problem')
      .input(z.object({ day: z.iso.date() }))
      .query(({ ctx, input }) => practice.daily(ctx.viewer, input.day)),
    exercises: cachedProcedure('content.read', 'problem').query(({ ctx }) => practice.exercises(ctx.viewer)),
    interviewChoices: cachedProcedure('content.read', 'problem', 'companyProblem').query(({ ctx }) =>
      interviews.choices(ctx.viewer),
    ),
    /** A mutation, because the result is random and depends on the learner's work, and a query would be cached. */
    draw: learnersProcedure('content.read')
      .meta({ action: 'content.read', isCostly: true })
      .input(form(drawSchema))
      .mutation(({ ctx, input }) => interviews.draw(ctx.viewer, input)),
    mine: own.input(form(mineSchema)).query(({ ctx, input }) => draftsAndSubmissions.mine(ctx.viewer, input)),
    saveDraft: own
      .input(form(saveDraftSchema))
      .mutation(({ ctx, input }) => draftsAndSubmissions.saveDraft(ctx.viewer, input)),
    keepSubmissions: own
      .input(form(keepSubmissionsSchema))
      .mutation(({ ctx, input }) => draftsAndSubmissions.keepSubmissions(ctx.viewer, input)),
    submissions: own
      .input(z.object({ page: pageNumber }))
      .query(({ ctx, input }) => draftsAndSubmissions.submissions(ctx.viewer, input.page)),
    sittings: own
      .input(z.object({ page: pageNumber }))
      .query(({ ctx, input }) => sittings.list(ctx.viewer, input.page)),
    keepSitting: own.input(form(keepSittingSchema)).mutation(({ ctx, input }) => sittings.keep(ctx.viewer, input)),
  });
};
