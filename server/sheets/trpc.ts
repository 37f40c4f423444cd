import { z } from 'zod';
import { procedure, router } from '#server/http/trpc/procedures.ts';
import { isStorable } from '#shared/rules/storable.ts';
import type { Sheets } from './sheets.ts';

const text = z.string().max(200).refine(isStorable);

export const sheetsRouter = (sheets: Sheets) =>
  router({
    topics: procedure('content.read').query(({ ctx }) => sheets.topics(ctx.viewer)),
    problemsOfTopic: procedure('content.read')
      .input(z.object({ topic: text }))
      .query(({ ctx, input }) => sheets.problemsOfTopic(ctx.viewer, input.topic)),
    companies: procedure('content.read').query(({ ctx }) => sheets.companies(ctx.viewer)),
    problemsOfCompany: procedure('content.read')
      .input(z.object({ company: text, first: z.number().int().min(1).max(50).optional() }))
      .query(({ ctx, input }) => sheets.problemsOfCompany(ctx.viewer, input)),
    top50: procedure('content.read').query(({ ctx }) => sheets.top50(ctx.viewer)),
  });
