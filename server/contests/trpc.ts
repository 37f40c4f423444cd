import { z } from 'zod';
import { cachedProcedure, router } from '#server/http/trpc/procedures.ts';
import type { Contests } from './contests.ts';

export const contestsRouter = (contests: Contests) =>
  router({
    cards: cachedProcedure('content.read', 'contest').query(({ ctx }) => contests.cards(ctx.viewer)),
    contest: cachedProcedure('content.read', 'contest', 'problem')
      .input(z.object({ idOrKey: z.string().max(200) }))
      .query(({ ctx, input }) => contests.contest(ctx.viewer, input.idOrKey)),
  });
