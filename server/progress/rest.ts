import { z } from 'zod';
import { done, route, type Route } from '#server/http/rest/route.ts';
import { markSchema } from '#shared/schemas/learners-program.ts';
import type { ProgressService } from './progress.ts';

const marks = z.array(
  z
    .object({
      name: z.string().meta({ description: 'By which it is marked: the slug of a problem, or os/4' }),
      title: z.string().meta({ description: 'What it is called now' }),
      changedAt: z.iso.datetime().nullable().meta({ description: 'Null where it is unknown' }),
    })
    .meta({ id: 'mark' }),
);

const saved = done('Saved');

const shared = { tag: 'learner', path: '/progress', learnersOwn: true } as const;

export const progressRoutes = (progress: ProgressService): Route[] => [
  route({
    ...shared,
    method: 'GET',
    action: 'progress.read',
    summary:
      'The problems that the learner has done and starred, the questions that they know and revise, newest first',
    answer: { status: 200, schema: z.object({ done: marks, starred: marks, known: marks, revise: marks }) },
    handle: async ({ viewer }) => ({ body: await progress.marks(viewer) }),
  }),
  route({
    ...shared,
    method: 'PUT',
    action: 'progress.mark',
    summary:
      'Ticks, stars or marks a problem or a question, or undoes that; the name is matched as in an import, and one that means nothing or several things is refused',
    body: markSchema,
    answer: saved.answer,
    errors: [409, 429],
    async handle({ viewer, body }) {
      await progress.mark(viewer, body);
      return { body: saved.body };
    },
  }),
];
