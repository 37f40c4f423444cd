import { z } from 'zod';
import { byKey, form, learnersProcedure, pageNumber, procedure, router } from '#server/http/trpc/procedures.ts';
import {
  newsletterSchema,
  scheduleSchema,
  subscribeSchema,
  subscriptionLinkSchema,
} from '#shared/schemas/newsletter.ts';
import { pageQuerySchema } from '#shared/schemas/page-query.ts';
import { weeklyDigestSchema } from '#shared/schemas/weekly-digest.ts';
import type { Newsletters } from './newsletters.ts';
import type { Subscribers } from './subscribers.ts';
import type { WeeklyDigests } from './weekly-digests.ts';

/** The content of a draft when it was opened. */
const seen = z.object({ subject: z.string(), body: z.string() });

/** Writing newsletters and sending them, for administrators. */
export const newslettersRouter = (newsletters: Newsletters) => {
  const sending = procedure('newsletter.send');
  return router({
    list: sending
      .input(z.object({ page: pageNumber }))
      .query(({ ctx, input }) => newsletters.list(ctx.viewer, input.page)),
    get: sending.input(byKey).query(({ ctx, input }) => newsletters.get(ctx.viewer, input.key)),
    recipients: sending.query(({ ctx }) => newsletters.recipients(ctx.viewer)),
    save: sending
      .input(z.object({ key: byKey.shape.key.nullable(), values: form(newsletterSchema), base: seen.optional() }))
      .mutation(({ ctx, input }) => newsletters.save(ctx.viewer, input.key, input.values, input.base)),
    copy: sending.input(byKey).mutation(({ ctx, input }) => newsletters.copy(ctx.viewer, input.key)),
    remove: sending.input(byKey).mutation(({ ctx, input }) => newsletters.remove(ctx.viewer, input.key)),
    sendTest: sending
      .meta({ action: 'newsletter.send', isCostly: true })
      .input(byKey.extend({ email: form(subscribeSchema.shape.email) }))
      .mutation(({ ctx, input: { key, email } }) => newsletters.sendTest(ctx.viewer, key, { email })),
    send: sending.input(byKey).mutation(({ ctx, input }) => newsletters.send(ctx.viewer, input.key)),
    schedule: sending
      .input(byKey.extend({ at: form(scheduleSchema.shape.at) }))
      .mutation(({ ctx, input: { key, at } }) => newsletters.schedule(ctx.viewer, key, { at })),
    unschedule: sending.input(byKey).mutation(({ ctx, input }) => newsletters.unschedule(ctx.viewer, input.key)),
    retry: sending.input(byKey).mutation(({ ctx, input }) => newsletters.retry(ctx.viewer, input.key)),
    cancel: sending.input(byKey).mutation(({ ctx, input }) => newsletters.cancel(ctx.viewer, input.key)),
  });
};

/** Subscribing and unsubscribing, and the subscribers for administrators. */
export const subscribersRouter = (subscribers: Subscribers) =>
  router({
    subscribe: procedure('newsletter.subscribe')
      .input(form(subscribeSchema))
      .mutation(({ ctx, input }) => subscribers.subscribe(ctx.viewer, input, ctx.clientAddress)),
    confirm: procedure('newsletter.subscribe')
      .input(form(subscriptionLinkSchema))
      .mutation(({ ctx, input }) => subscribers.confirm(ctx.viewer, input)),
    unsubscribe: procedure('newsletter.subscribe')
      .input(form(subscriptionLinkSchema))
      .mutation(({ ctx, input }) => subscribers.unsubscribe(ctx.viewer, input)),
    list: procedure('people.administer')
      .input(pageQuerySchema)
      .query(({ ctx, input }) => subscribers.list(ctx.viewer, input)),
    remove: procedure('people.administer')
      .input(form(subscribeSchema))
      .mutation(({ ctx, input }) => subscribers.remove(ctx.viewer, input)),
  });

/** The weekly digest, for the learner who gets it. */
export const weeklyDigestsRouter = (letters: WeeklyDigests) => {
  const own = learnersProcedure('weekly-digest.own');
  return router({
    own: own.query(({ ctx }) => letters.own(ctx.viewer)),
    save: own.input(form(weeklyDigestSchema)).mutation(({ ctx, input }) => letters.save(ctx.viewer, input)),
  });
};
