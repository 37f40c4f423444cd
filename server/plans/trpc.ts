import { z } from 'zod';
import { cachedProcedure, learnersProcedure, router } from '#server/http/trpc/procedures.ts';
import { isStorable } from '#shared/rules/text/storable.ts';
import type { Plans } from './plans.ts';

const company = z.string().max(100).refine(isStorable);

export const plansRouter = (plans: Plans) =>
  router({
    problems: cachedProcedure('content.read', 'problem', 'companyProblem', 'topicProblem')
      .input(z.object({ company }))
      .query(({ ctx, input }) => plans.problems(ctx.viewer, input.company)),
    own: learnersProcedure('plan.own').query(({ ctx }) => plans.own(ctx.viewer)),
  });
