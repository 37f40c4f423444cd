import { z } from 'zod';
import { form, procedure, router } from '#server/http/trpc/procedures.ts';
import { resourceNames } from '#shared/resources/index.ts';
import { bulkChangeSchema, removalSchema } from '#shared/schemas/selection.ts';
import type { Bulk } from './bulk.ts';
import type { Vocabulary } from './vocabulary.ts';

export const contentListsRouter = (bulk: Bulk, vocabulary: Vocabulary) =>
  router({
    words: procedure('content.write')
      .input(z.object({ resource: z.enum(resourceNames), field: z.string().max(100) }))
      .query(({ ctx, input }) => vocabulary.words(ctx.viewer, input)),
    remove: procedure('content.write')
      .input(form(removalSchema))
      .mutation(({ ctx, input }) => bulk.remove(ctx.viewer, input)),
    change: procedure('content.write')
      .input(form(bulkChangeSchema))
      .mutation(({ ctx, input }) => bulk.change(ctx.viewer, input)),
  });
