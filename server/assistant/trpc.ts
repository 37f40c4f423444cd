import { z } from 'zod';
import { form, cachedProcedure, learnersProcedure, router } from '#server/http/trpc/procedures.ts';
import { aboutSchema, askSchema } from '#shared/schemas/assistant.ts';
import type { Assistant } from './assistant.ts';

export const assistantRouter = (assistant: Assistant) =>
  router({
    // Depends on the settings only, which do not change while the process is running.
    about: cachedProcedure('assistant.ask').query(({ ctx }) => assistant.about(ctx.viewer)),
    subject: cachedProcedure('assistant.ask', 'problem', 'blog', 'question', 'cheatSheetItem', 'contest')
      .input(z.object({ about: aboutSchema }))
      .query(({ ctx, input }) => assistant.subject(ctx.viewer, input.about)),
    /** Streams the answer in pieces: to be called through httpBatchStreamLink. */
    ask: learnersProcedure('assistant.ask')
      .meta({ action: 'assistant.ask', streams: true, isExpensive: true })
      .input(form(askSchema))
      .mutation(({ ctx, input, signal = new AbortController().signal }) =>
        assistant.ask(ctx.viewer, input, { clientAddress: ctx.clientAddress, signal }),
      ),
  });
