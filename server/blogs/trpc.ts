import { z } from 'zod';
import {
  form,
  cachedProcedure,
  learnersProcedure,
  pageNumber,
  procedure,
  router,
} from '#server/http/trpc/procedures.ts';
import { MAX_ID } from '#shared/rules/max-id.ts';
import { isStorable } from '#shared/rules/text/storable.ts';
import { declineBlogSchema, publishBlogSchema } from '#shared/schemas/blog-review.ts';
import { selectionSchema } from '#shared/schemas/selection.ts';
import type { BlogReview } from './blog-review.ts';
import type { Blogs } from './blogs.ts';

export const blogsRouter = (blogs: Blogs, review: BlogReview) =>
  router({
    cards: cachedProcedure('contribution.read', 'blog')
      .input(z.object({ category: z.string().max(200).refine(isStorable), page: pageNumber }))
      .query(({ ctx, input }) => blogs.cards(ctx.viewer, input)),
    page: cachedProcedure('contribution.read', 'blog')
      .input(z.object({ id: z.number().int().min(0).max(MAX_ID) }))
      .query(({ ctx, input }) => blogs.page(ctx.viewer, input.id)),
    mine: learnersProcedure('contribution.make')
      .input(z.object({ page: pageNumber }))
      .query(({ ctx, input }) => blogs.mine(ctx.viewer, input.page)),
    waiting: procedure('contribution.review').query(({ ctx }) => review.waiting(ctx.viewer)),
    publish: procedure('contribution.review')
      .input(form(publishBlogSchema))
      .mutation(({ ctx, input }) => review.publish(ctx.viewer, input)),
    publishChosen: procedure('contribution.review')
      .input(selectionSchema)
      .mutation(({ ctx, input }) => review.publishChosen(ctx.viewer, input)),
    decline: procedure('contribution.review')
      .input(form(declineBlogSchema))
      .mutation(({ ctx, input }) => review.decline(ctx.viewer, input)),
  });
