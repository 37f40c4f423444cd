import { z } from 'zod';
import { cachedProcedure, procedure, router } from '#server/http/trpc/procedures.ts';
import { MAX_ID } from '#shared/rules/max-id.ts';
import { MAX_PROBLEM_NAME } from '#shared/rules/progress/progress-keys.ts';
import { isStorable } from '#shared/rules/text/storable.ts';
import type { Sheets } from './sheets.ts';

const text = z.string().max(200).refine(isStorable);
const id = z.int().min(0).max(MAX_ID);

/*
 * An answer of another shape has another address: pages of the version before go on to ask, and keep what they know
 * when they are refused, and what a browser has kept for times without a connection is not taken for what it is not.
 */
const counted = z.object({ problems: z.literal('count') });
const page = z.int().min(1).max(1_000_000);

/** Of names and ids together. */
const MOST_PROBLEMS = 1000;
const problems = z
  .object({
    names: z.array(z.string().max(MAX_PROBLEM_NAME).refine(isStorable)),
    companyIds: z.array(id),
  })
  .refine(({ names, companyIds }) => names.length + companyIds.length <= MOST_PROBLEMS);

const ofCompanies = cachedProcedure('content.read', 'companyProblem');
const ofTheirProblems = cachedProcedure('content.read', 'companyProblem', 'problem');

export const sheetsRouter = (sheets: Sheets) =>
  router({
    topics: cachedProcedure('content.read', 'sheetTopic', 'topicProblem')
      .input(counted)
      .query(({ ctx }) => sheets.topics(ctx.viewer)),
    // A mutation by its verb alone: so many names do not fit into an address.
    topicsOf: procedure('content.read')
      .input(problems)
      .mutation(({ ctx, input }) => sheets.topicsOf(ctx.viewer, input)),
    problemsOfTopic: cachedProcedure('content.read', 'topicProblem', 'companyProblem', 'problem')
      .input(z.object({ topic: text, page }))
      .query(({ ctx, input }) => sheets.problemsOfTopic(ctx.viewer, input)),
    companies: ofCompanies.input(counted).query(({ ctx }) => sheets.companies(ctx.viewer)),
    problemsOfCompany: ofTheirProblems
      .input(
        z.object({
          company: text,
          page,
          first: z.int().min(1).max(50).optional(),
          order: z.literal('reports').optional(),
        }),
      )
      .query(({ ctx, input }) => sheets.problemsOfCompany(ctx.viewer, input)),
    companiesOf: ofCompanies
      .input(z.object({ companyId: id }))
      .query(({ ctx, input }) => sheets.companiesOf(ctx.viewer, input.companyId)),
    top50: ofTheirProblems.query(({ ctx }) => sheets.top50(ctx.viewer)),
  });
