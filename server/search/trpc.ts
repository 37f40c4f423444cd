import { z } from 'zod';
import { byKey, form, keptProcedure, router } from '#server/http/trpc/procedures.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import { searchSchema } from '#shared/schemas/search.ts';
import { searchedResources } from './document.ts';
import type { Search } from './search.ts';

const typed = z.object({ q: form(searchSchema).optional() });

export function searchRouter(search: Search) {
  const read = keptProcedure('content.read', ...searchedResources.map(({ name }) => name as ResourceName)); // so they are registered
  return router({
    suggestions: read.input(typed).query(({ ctx, input }) => search.suggestions(ctx.viewer, input.q)),
    results: read.input(typed).query(({ ctx, input }) => search.placedResults(ctx.viewer, input.q)),
    result: read.input(byKey).query(({ ctx, input }) => search.result(ctx.viewer, input.key)),
  });
}
