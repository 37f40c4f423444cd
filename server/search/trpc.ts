import { z } from 'zod';
import { procedure, router } from '#server/http/trpc/procedures.ts';

// Services parse the text, so that its messages are the same at both doors.
const typed = procedure.input(z.object({ q: z.unknown().optional() }));

export const searchRouter = router({
  suggestions: typed.query(({ ctx, input }) => ctx.services.search.suggestions(ctx.viewer, input.q)),
  results: typed.query(({ ctx, input }) => ctx.services.search.placedResults(ctx.viewer, input.q)),
  result: procedure
    .input(z.object({ key: z.string() }))
    .query(({ ctx, input }) => ctx.services.search.result(ctx.viewer, input.key)),
});
