import { z } from 'zod';
import { byKey, form, cachedProcedure, procedure, router } from '#server/http/trpc/procedures.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import { MAX_PAGE_SIZE } from '#shared/rules/pagination.ts';
import { searchSchema } from '#shared/schemas/search.ts';
import { searchedResources } from './document.ts';
import type { Search } from './search.ts';

const typed = z.object({ q: form(searchSchema).optional() });

export function searchRouter(search: Search) {
  const read = cachedProcedure('content.read', ...searchedResources.map(({ name }) => name as ResourceName)); // registered by name
  const expensiveRead = read.meta({ action: 'content.read', isExpensive: true });
  return router({
    suggestions: expensiveRead.input(typed).query(({ ctx, input }) => search.suggestions(ctx.viewer, input.q)),
    results: expensiveRead.input(typed).query(({ ctx, input }) => search.placedResults(ctx.viewer, input.q)),
    addresses: procedure('content.write')
      .input(z.object({ keys: z.array(z.uuid()).max(MAX_PAGE_SIZE) }))
      .query(({ ctx, input }) => search.addresses(ctx.viewer, input.keys)),
    result: read.input(byKey).query(({ ctx, input }) => search.result(ctx.viewer, input.key)),
  });
}
