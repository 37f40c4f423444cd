import { z } from 'zod';
import { byKey, form, procedure, router } from '#server/http/trpc/procedures.ts';
import { brokenProblemSchema } from '#shared/schemas/broken-problem.ts';
import { messageSchema, replySchema } from '#shared/schemas/message.ts';
import { pageQuerySchema } from '#shared/schemas/page-query.ts';
import { reportSchema } from '#shared/schemas/report.ts';
import type { Messages } from './messages.ts';

export const messagesRouter = (messages: Messages) =>
  router({
    send: procedure('message.send')
      .input(form(messageSchema))
      .mutation(({ ctx, input }) => messages.send(ctx.viewer, input, ctx.clientAddress)),
    report: procedure('message.send')
      .input(form(reportSchema))
      .mutation(({ ctx, input }) => messages.report(ctx.viewer, input, ctx.clientAddress)),
    reportBroken: procedure('message.send')
      .input(form(brokenProblemSchema))
      .mutation(({ ctx, input }) => messages.reportBroken(ctx.viewer, input, ctx.clientAddress)),
    list: procedure('people.administer')
      .input(pageQuerySchema)
      .query(({ ctx, input }) => messages.list(ctx.viewer, input)),
    get: procedure('people.administer')
      .input(byKey)
      .query(({ ctx, input }) => messages.get(ctx.viewer, input.key)),
    unread: procedure('people.administer').query(({ ctx }) => messages.unread(ctx.viewer)),
    close: procedure('people.administer')
      .input(byKey.extend({ isClosed: z.boolean() }))
      .mutation(({ ctx, input }) => messages.close(ctx.viewer, input.key, input.isClosed)),
    reply: procedure('people.administer')
      .meta({ action: 'people.administer', isCostly: true })
      .input(byKey.extend({ replyKey: form(replySchema.shape.replyKey), text: form(replySchema.shape.text) }))
      .mutation(({ ctx, input: { key, ...reply } }) => messages.reply(ctx.viewer, key, reply)),
    mark: procedure('people.administer')
      .input(byKey.extend({ isRead: z.boolean() }))
      .mutation(({ ctx, input }) => messages.mark(ctx.viewer, input.key, input.isRead)),
    remove: procedure('people.administer')
      .input(byKey)
      .mutation(({ ctx, input }) => messages.remove(ctx.viewer, input.key)),
  });
