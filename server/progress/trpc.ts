import { form, learnersProcedure, router } from '#server/http/trpc/procedures.ts';
import { importLinesSchema, handleSchema } from '#shared/schemas/import-lines.ts';
import { overviewSchema, importedFileSchema } from '#shared/schemas/progress.ts';
import type { ProgressService } from './progress.ts';

export const progressRouter = (progress: ProgressService) => {
  const own = learnersProcedure('progress.own');
  return router({
    overview: own.input(form(overviewSchema)).query(({ ctx, input }) => progress.overview(ctx.viewer, input)),
    export: own.query(({ ctx }) => progress.export(ctx.viewer)),
    // Changes nothing, but is a mutation because a file does not fit into the URL of a query.
    previewImport: own
      .input(importedFileSchema)
      .mutation(({ ctx, input }) => progress.previewImport(ctx.viewer, input)),
    import: own.input(importedFileSchema).mutation(({ ctx, input }) => progress.import(ctx.viewer, input)),
    undoImport: own.mutation(({ ctx }) => progress.undoImport(ctx.viewer)),
    // These change nothing either.
    matchProblems: own
      .input(form(importLinesSchema))
      .mutation(({ ctx, input }) => progress.matchProblems(ctx.viewer, input)),
    matchQuestions: own
      .input(form(importLinesSchema))
      .mutation(({ ctx, input }) => progress.matchQuestions(ctx.viewer, input)),
    sources: own.query(({ ctx }) => progress.sources(ctx.viewer)),
    codeforces: own.input(form(handleSchema)).mutation(({ ctx, input }) => progress.codeforces(ctx.viewer, input)),
  });
};
