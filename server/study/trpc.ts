import { z } from 'zod';
import { cachedProcedure, router } from '#server/http/trpc/procedures.ts';
import { isStorable } from '#shared/rules/text/storable.ts';
import { STUDY_KINDS } from '#shared/study-topics.ts';
import type { Study } from './study.ts';

const read = cachedProcedure('content.read', 'question', 'cheatSheetItem');
const topic = z.object({ kind: z.enum(STUDY_KINDS), category: z.string().max(200).refine(isStorable) });

export const studyRouter = (study: Study) =>
  router({
    outline: read.input(topic).query(({ ctx, input }) => study.outline(ctx.viewer, input)),
    subjects: read.query(({ ctx }) => study.subjects(ctx.viewer)),
  });
