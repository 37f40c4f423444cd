import { z } from 'zod';
import { cachedProcedure, router } from '#server/http/trpc/procedures.ts';
import { MAX_ID } from '#shared/rules/max-id.ts';
import { isStorable } from '#shared/rules/text/storable.ts';
import { STUDY_KINDS } from '#shared/study-topics.ts';
import type { Study } from './study.ts';

const read = cachedProcedure('content.read', 'question', 'cheatSheetItem');
const category = z.string().max(200).refine(isStorable);
const topic = z.object({ kind: z.enum(STUDY_KINDS), category });

export const studyRouter = (study: Study) =>
  router({
    outline: read.input(topic).query(({ ctx, input }) => study.outline(ctx.viewer, input)),
    question: cachedProcedure('content.read', 'question')
      .input(z.object({ category, id: z.int().min(0).max(MAX_ID) }))
      .query(({ ctx, input }) => study.question(ctx.viewer, input)),
    subjects: read.query(({ ctx }) => study.subjects(ctx.viewer)),
  });
