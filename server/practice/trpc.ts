import { z } from 'zod';
import { keptProcedure, router } from '#server/http/trpc/procedures.ts';
import { isStorable } from '#shared/rules/storable.ts';
import type { Practice } from './practice.ts';

const bySlug = z.object({ slug: z.string().max(100).refine(isStorable) });

export const practiceRouter = (practice: Practice) =>
  router({
    page: keptProcedure('content.read', 'problem', 'topicProblem', 'companyProblem')
      .input(bySlug)
      .query(({ ctx, input }) => practice.page(ctx.viewer, input.slug)),
    judging: keptProcedure('content.read', 'problem')
      .input(bySlug)
      .query(({ ctx, input }) => practice.judging(ctx.viewer, input.slug)),
    exercises: keptProcedure('content.read', 'problem').query(({ ctx }) => practice.exercises(ctx.viewer)),
  });
