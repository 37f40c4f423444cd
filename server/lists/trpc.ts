import { z } from 'zod';
import { procedure, router } from '#server/http/trpc/procedures.ts';
import type { Lists } from './lists.ts';

export const listsRouter = (lists: Lists) =>
  router({
    shared: procedure('list.shared')
      .meta({ action: 'list.shared', isExpensive: true })
      .input(z.object({ token: z.string().max(64) }))
      .query(({ ctx, input }) => lists.readShared(ctx.viewer, input)),
  });
