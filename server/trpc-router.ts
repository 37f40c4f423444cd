import { z } from 'zod';
import { accountsRouter, administratorsRouter, peopleRouter } from '#server/accounts/trpc.ts';
import { chatRouter } from '#server/assistant/trpc.ts';
import { contentRouter } from '#server/content/trpc.ts';
import { historyRouter } from '#server/content/history-trpc.ts';
import { importsRouter } from '#server/content-files/trpc.ts';
import { newslettersRouter } from '#server/newsletters/trpc.ts';
import { progressRouter } from '#server/progress/trpc.ts';
import { searchRouter } from '#server/search/trpc.ts';
import { learnersProcedure, procedure, router } from '#server/http/trpc/procedures.ts';
import { isStorable } from '#shared/rules/storable.ts';

// Services parse the input of a form, so that its messages are the same at both doors.
const form = procedure.input(z.unknown());

const text = z.string().max(200).refine(isStorable);
const page = z.number().int().min(1).max(1_000_000).default(1);

const sheets = router({
  topics: procedure.query(({ ctx }) => ctx.services.sheets.topics(ctx.viewer)),
  problemsOfTopic: procedure
    .input(z.object({ topic: text }))
    .query(({ ctx, input }) => ctx.services.sheets.problemsOfTopic(ctx.viewer, input.topic)),
  companies: procedure.query(({ ctx }) => ctx.services.sheets.companies(ctx.viewer)),
  problemsOfCompany: procedure
    .input(z.object({ company: text, first: z.number().int().min(1).max(50).optional() }))
    .query(({ ctx, input }) => ctx.services.sheets.problemsOfCompany(ctx.viewer, input)),
  top50: procedure.query(({ ctx }) => ctx.services.sheets.top50(ctx.viewer)),
});

const blogs = router({
  cards: procedure
    .input(z.object({ category: text, page }))
    .query(({ ctx, input }) => ctx.services.blogs.cards(ctx.viewer, input)),
  page: procedure.input(z.object({ id: z.number().int().min(0).max(2_147_483_647) })).query(async ({ ctx, input }) => {
    const page = await ctx.services.blogs.page(ctx.viewer, input.id);
    // For the eyes of administrators: browsers keep public answers for times without a connection.
    if (!page.blog.published) ctx.response.set('Cache-Control', 'no-store');
    return page;
  }),
  mine: learnersProcedure
    .input(z.object({ page }))
    .query(({ ctx, input }) => ctx.services.blogs.mine(ctx.viewer, input.page)),
  waiting: procedure.query(({ ctx }) => ctx.services.blogReview.waiting(ctx.viewer)),
  publish: form.mutation(({ ctx, input }) => ctx.services.blogReview.publish(ctx.viewer, input)),
  decline: form.mutation(({ ctx, input }) => ctx.services.blogReview.decline(ctx.viewer, input)),
});

const contests = router({
  cards: procedure.query(({ ctx }) => ctx.services.contests.cards(ctx.viewer)),
  contest: procedure
    .input(z.object({ idOrKey: z.string().max(200) }))
    .query(({ ctx, input }) => ctx.services.contests.contest(ctx.viewer, input.idOrKey)),
});

const newsletter = router({
  subscribe: form.mutation(({ ctx, input }) =>
    ctx.services.subscribers.subscribe(ctx.viewer, input, ctx.clientAddress),
  ),
  confirm: form.mutation(({ ctx, input }) => ctx.services.subscribers.confirm(ctx.viewer, input)),
  unsubscribe: form.mutation(({ ctx, input }) => ctx.services.subscribers.unsubscribe(ctx.viewer, input)),
});

const messages = router({
  send: form.mutation(({ ctx, input }) => ctx.services.messages.send(ctx.viewer, input, ctx.clientAddress)),
});

const dashboard = router({
  overview: procedure.query(({ ctx }) => ctx.services.dashboard.overview(ctx.viewer)),
});

export const appRouter = router({
  content: contentRouter,
  sheets,
  blogs,
  contests,
  accounts: accountsRouter,
  administrators: administratorsRouter,
  people: peopleRouter,
  newsletter,
  messages,
  dashboard,
  history: historyRouter,
  newsletters: newslettersRouter,
  imports: importsRouter,
  progress: progressRouter,
  search: searchRouter,
  chat: chatRouter,
});

export type AppRouter = typeof appRouter;
