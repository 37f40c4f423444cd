import { z } from 'zod';
import { procedure, router } from '#server/http/trpc/procedures.ts';
import type { Contests } from './contests.ts';

export const contestsRouter = (contests: Contests) =>
  router({
    cards: procedure('content.read').query(({ ctx }) => contests.cards(ctx.viewer)),
    contest: procedure('content.read')
      .input(z.object({ idOrKey: z.string().max(200) }))
      .query(({ ctx, input }) => contests.contest(ctx.viewer, input.idOrKey)),
  });
