import { clearSessionCookie, setSessionCookie } from '#server/http/session-cookies.ts';
import { learnersProcedure, procedure, router } from '#server/http/trpc/procedures.ts';
import { pageQuerySchema } from '#shared/schemas/page-query.ts';
import { z } from 'zod';

// Services parse the input of a form, so that its messages are the same at both doors.
const form = procedure.input(z.unknown());
const list = procedure.input(pageQuerySchema);
const byKey = procedure.input(z.object({ key: z.string().max(64) }));

export const accountsRouter = router({
  signUp: form.mutation(({ ctx, input }) => ctx.services.accounts.signUp(ctx.viewer, input, ctx.clientAddress)),
  resendCode: form.mutation(({ ctx, input }) => ctx.services.accounts.resendCode(ctx.viewer, input)),
  verify: form.mutation(({ ctx, input }) => ctx.services.accounts.verify(ctx.viewer, input)),
  login: form.mutation(async ({ ctx, input }) => {
    const { user, session } = await ctx.services.accounts.login(ctx.viewer, input, ctx.clientAddress);
    setSessionCookie(ctx.response, session, ctx.siteUrl);
    return user;
  }),
  logout: learnersProcedure.mutation(async ({ ctx }) => {
    await ctx.services.accounts.logout(ctx.viewer);
    clearSessionCookie(ctx.response, 'user', ctx.siteUrl);
  }),
  me: learnersProcedure.query(({ ctx }) => ctx.services.accounts.me(ctx.viewer)),
  sendResetCode: form.mutation(({ ctx, input }) => ctx.services.accounts.sendResetCode(ctx.viewer, input)),
  resetPassword: form.mutation(({ ctx, input }) => ctx.services.accounts.resetPassword(ctx.viewer, input)),
});

export const administratorsRouter = router({
  login: form.mutation(async ({ ctx, input }) => {
    const { administrator, session } = await ctx.services.administrators.login(ctx.viewer, input, ctx.clientAddress);
    setSessionCookie(ctx.response, session, ctx.siteUrl);
    return administrator;
  }),
  logout: procedure.mutation(async ({ ctx }) => {
    await ctx.services.administrators.logout(ctx.viewer);
    clearSessionCookie(ctx.response, 'administrator', ctx.siteUrl);
  }),
  list: list.query(({ ctx, input }) => ctx.services.peopleLists.administrators(ctx.viewer, input)),
  add: form.mutation(({ ctx, input }) => ctx.services.people.addAdministrator(ctx.viewer, input)),
  remove: byKey.mutation(({ ctx, input }) => ctx.services.people.removeAdministrator(ctx.viewer, input.key)),
});

/** What administrators see and delete. */
export const peopleRouter = router({
  users: list.query(({ ctx, input }) => ctx.services.peopleLists.users(ctx.viewer, input)),
  removeUser: byKey.mutation(({ ctx, input }) => ctx.services.people.removeUser(ctx.viewer, input.key)),
  subscribers: list.query(({ ctx, input }) => ctx.services.peopleLists.subscribers(ctx.viewer, input)),
  removeSubscriber: procedure
    .input(z.object({ email: z.string() }))
    .mutation(({ ctx, input }) => ctx.services.people.removeSubscriber(ctx.viewer, input.email)),
  messages: list.query(({ ctx, input }) => ctx.services.peopleLists.messages(ctx.viewer, input)),
  markMessage: byKey
    .input(z.object({ isRead: z.boolean() }))
    .mutation(({ ctx, input }) => ctx.services.people.markMessage(ctx.viewer, input.key, input.isRead)),
  removeMessage: byKey.mutation(({ ctx, input }) => ctx.services.people.removeMessage(ctx.viewer, input.key)),
});
