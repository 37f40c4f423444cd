import { z } from 'zod';
import { cachedProcedure, procedure, router } from '#server/http/trpc/procedures.ts';
import { MAX_ID } from '#shared/rules/max-id.ts';
import { MAX_PROBLEM_NAME } from '#shared/records/mark/mark.ts';
import { isStorable } from '#shared/rules/text/storable.ts';
import type { Sheets } from './sheets.ts';

const text = z.string().max(200).refine(isStorable);
const id = z.int().min(0).max(MAX_ID);

/*
 * This input gives the response with the new shape its own URL. Pages of the previous version still request the
 * old URL: they are refused, and keep the data that they have. A response with the old shape that a browser has
 * cached for offline use is not mistaken for a new one.
 */
const counted = z.object({ problems: z.literal('count') });
const page = z.int().min(1).max(1_000_000);

const problems = z.object({ subjects: z.array(z.string().max(MAX_PROBLEM_NAME).refine(isStorable)).max(1000) });

const ofCompanies = cachedProcedure('content.read', 'companyProblem');
const ofProblems = cachedProcedure('content.read', 'companyProblem', 'topicProblem', 'problem', 'problemList');

export const sheetsRouter = (sheets: Sheets) =>
  router({
    topics: cachedProcedure('content.read', 'sheetTopic', 'topicProblem')
      .input(counted)
      .query(({ ctx }) => sheets.topics(ctx.viewer)),
    // Changes nothing, but is a mutation because so many subjects do not fit into the URL of a query.
    topicsOf: procedure('content.read')
      .input(problems)
      .mutation(({ ctx, input }) => sheets.topicsOf(ctx.viewer, input.subjects)),
    // Changes nothing either.
    problemsOf: procedure('content.read')
      .input(problems)
      .mutation(({ ctx, input }) => sheets.problemsOf(ctx.viewer, input.subjects)),
    problemsOfTopic: ofProblems
      .input(z.object({ topic: text, page }))
      .query(({ ctx, input }) => sheets.problemsOfTopic(ctx.viewer, input)),
    companies: ofCompanies.input(counted).query(({ ctx }) => sheets.companies(ctx.viewer)),
    problemsOfCompany: ofProblems
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
    lists: cachedProcedure('content.read', 'problemList').query(({ ctx }) => sheets.lists(ctx.viewer)),
    problemsOfList: ofProblems
      .input(z.object({ list: text }))
      .query(({ ctx, input }) => sheets.problemsOfList(ctx.viewer, input.list)),
    renamed: cachedProcedure('content.read', 'companyProblem', 'topicProblem', 'problem', 'contest').query(({ ctx }) =>
      sheets.renamed(ctx.viewer),
    ),
    top50: ofProblems.query(({ ctx }) => sheets.top50(ctx.viewer)),
  });
