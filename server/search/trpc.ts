import { z } from 'zod';
import { byKey, form, procedure, router } from '#server/http/trpc/procedures.ts';
import { searchSchema } from '#shared/schemas/search.ts';
import type { Search } from './search.ts';

const typed = z.object({ q: form(searchSchema).optional() });

export const searchRouter = (search: Search) =>
  router({
    suggestions: procedure('content.read')
      .input(typed)
      .query(({ ctx, input }) => search.suggestions(ctx.viewer, input.q)),
    results: procedure('content.read')
      .input(typed)
      .query(({ ctx, input }) => search.placedResults(ctx.viewer, input.q)),
    result: procedure('content.read')
      .input(byKey)
      .query(({ ctx, input }) => search.result(ctx.viewer, input.key)),
  });
