import { byKey, form, learnersProcedure, procedure, router } from '#server/http/trpc/procedures.ts';
import { clearSessionCookie, setDeviceCookie, setSessionCookie } from '#server/http/session-cookies.ts';
import {
  loginSchema,
  reAuthenticateSchema,
  resendSchema,
  resetPasswordSchema,
  sendResetSchema,
  signUpSchema,
  verifyOtpSchema,
} from '#shared/schemas/accounts/account.ts';
import { pageQuerySchema } from '#shared/schemas/page-query.ts';
import type { Accounts } from './accounts.ts';
import type { ReAuthentication } from './re-authentication.ts';
import type { Users } from './users.ts';

export const accountsRouter = (accounts: Accounts, reAuthentication: ReAuthentication, users: Users) =>
  router({
    signUp: procedure('account.open')
      .meta({ action: 'account.open', isExpensive: true, hashesPassword: true })
      .input(form(signUpSchema))
      .mutation(({ ctx, input }) => accounts.signUp(ctx.viewer, input, ctx.clientAddress)),
    resendCode: procedure('account.open')
      .meta({ action: 'account.open', isCostly: true })
      .input(form(resendSchema))
      .mutation(({ ctx, input }) => accounts.resendCode(ctx.viewer, input, ctx.clientAddress)),
    verify: procedure('account.open')
      .input(form(verifyOtpSchema))
      .mutation(({ ctx, input }) => accounts.verify(ctx.viewer, input, ctx.clientAddress)),
    login: procedure('session.start')
      .meta({ action: 'session.start', hashesPassword: true })
      .input(form(loginSchema))
      .mutation(async ({ ctx, input }) => {
        const { user, session, device } = await accounts.login(ctx.viewer, input, ctx.client);
        setSessionCookie(ctx.response, session, ctx.siteUrl);
        setDeviceCookie(ctx.response, device, ctx.siteUrl);
        return user;
      }),
    logout: learnersProcedure('session.end').mutation(async ({ ctx }) => {
      await accounts.logout(ctx.viewer);
      clearSessionCookie(ctx.response, 'user', ctx.siteUrl);
    }),
    me: learnersProcedure('account.own').query(({ ctx }) => accounts.me(ctx.viewer)),
    sendResetCode: procedure('account.open')
      .meta({ action: 'account.open', isCostly: true })
      .input(form(sendResetSchema))
      .mutation(({ ctx, input }) => accounts.sendResetCode(ctx.viewer, input, ctx.client)),
    resetPassword: procedure('account.open')
      .meta({ action: 'account.open', hashesPassword: true })
      .input(form(resetPasswordSchema))
      .mutation(async ({ ctx, input }) => {
        const { device } = await accounts.resetPassword(ctx.viewer, input, ctx.client);
        setDeviceCookie(ctx.response, device, ctx.siteUrl);
      }),
    reAuthenticate: learnersProcedure('account.own')
      .meta({ action: 'account.own', hashesPassword: true })
      .input(form(reAuthenticateSchema))
      .mutation(({ ctx, input }) => reAuthentication.reAuthenticate(ctx.viewer, input, ctx.clientAddress)),
    sendReAuthenticationCode: learnersProcedure('account.own')
      .meta({ action: 'account.own', isCostly: true })
      .mutation(({ ctx }) => reAuthentication.sendCode(ctx.viewer, ctx.clientAddress)),
    remove: learnersProcedure('account.leave').mutation(async ({ ctx }) => {
      await users.removeOwn(ctx.viewer);
      clearSessionCookie(ctx.response, 'user', ctx.siteUrl);
    }),
  });

/** The calls by which administrators list and delete users. */
export const usersRouter = (users: Users) =>
  router({
    list: procedure('people.administer')
      .input(pageQuerySchema)
      .query(({ ctx, input }) => users.list(ctx.viewer, input)),
    remove: procedure('user.remove')
      .input(byKey)
      .mutation(({ ctx, input }) => users.remove(ctx.viewer, input.key)),
  });
