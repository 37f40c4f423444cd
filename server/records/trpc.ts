import { form, learnersProcedure, router } from '#server/http/trpc/procedures.ts';
import { syncRecordsSchema } from '#shared/schemas/records.ts';
import type { RecordsService } from './records.ts';

export const recordsRouter = (records: RecordsService) =>
  router({
    sync: learnersProcedure('records.own')
      .input(form(syncRecordsSchema))
      .mutation(({ ctx, input }) => records.sync(ctx.viewer, input)),
  });
