import { byKey, procedure, router } from '#server/http/trpc/procedures.ts';
import { pageQuerySchema } from '#shared/schemas/page-query.ts';
import type { Pictures } from './pictures.ts';

/** Uploads are plain HTTP (web.ts): no procedure accepts a file. */
export const picturesRouter = (pictures: Pictures) =>
  router({
    unused: procedure('content.write')
      .input(pageQuerySchema)
      .query(({ ctx, input }) => pictures.unused(ctx.viewer, input)),
    remove: procedure('content.write')
      .input(byKey)
      .mutation(({ ctx, input }) => pictures.remove(ctx.viewer, input.key)),
  });
