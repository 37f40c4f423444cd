import { z } from 'zod';
import { learnersProcedure, procedure, router } from '#server/http/trpc/procedures.ts';

export const chatRouter = router({
  about: procedure.query(({ ctx }) => ctx.services.assistant.about(ctx.viewer)),
  /** Answers with a stream of pieces: to be called by httpBatchStreamLink. */
  ask: learnersProcedure
    .input(z.unknown())
    .mutation(({ ctx, input, signal = new AbortController().signal }) =>
      ctx.services.assistant.ask(ctx.viewer, input, { clientAddress: ctx.clientAddress, signal }),
    ),
});
