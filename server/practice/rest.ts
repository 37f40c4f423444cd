import { z } from 'zod';
import { route, type Route } from '#server/http/rest/route.ts';
import { languages } from '#judge/languages/languages.ts';
import { VERDICTS } from '#judge/problem/verdict.ts';
import { attemptsSchema } from '#shared/schemas/learners-program.ts';
import type { Attempts } from './attempts.ts';

const attemptSchema = z
  .object({
    key: z.uuid(),
    slug: z.string().meta({ description: 'Of the problem' }),
    language: z.enum(languages),
    verdict: z.enum(VERDICTS),
    milliseconds: z.int().nullable().meta({ description: 'Of the slowest case; null where none was timed' }),
    passed: z.int().meta({ description: 'Cases' }),
    total: z.int().meta({ description: 'Cases' }),
    code: z.string(),
    submittedAt: z.iso.datetime().meta({ description: "By the learner's own clock" }),
    name: z.string().meta({ description: "The learner's name for it, or ''" }),
    note: z.string().meta({ description: "The learner's note on it, or ''" }),
  })
  .meta({ id: 'attempt' });

export const attemptRoutes = (attempts: Attempts): Route[] => [
  route({
    method: 'GET',
    path: '/attempts',
    tag: 'learner',
    action: 'attempts.read',
    learnersOwn: true,
    summary: "The learner's attempts at one problem, or at all, newest first",
    query: {
      problem: attemptsSchema.shape.problem.meta({ description: 'Its slug, as in the address of its page' }),
      page: attemptsSchema.shape.page,
    },
    answer: {
      status: 200,
      schema: z.object({ items: z.array(attemptSchema), total: z.int(), page: z.int(), pageSize: z.int() }),
    },
    errors: [400],
    handle: async ({ viewer, query }) => ({ body: await attempts.list(viewer, query) }),
  }),
];
