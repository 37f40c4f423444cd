import { clearSessionCookie, setDeviceCookie, setSessionCookie } from '#server/http/session-cookies.ts';
import { byKey, form, procedure, router } from '#server/http/trpc/procedures.ts';
import {
  addAdministratorSchema,
  administratorLoginSchema,
  changePasswordSchema,
  confirmCodeSchema,
  endCodesSchema,
  reAuthenticateAdministratorSchema,
} from '#shared/schemas/accounts/administrator.ts';
import { pageQuerySchema } from '#shared/schemas/page-query.ts';
import type { Audit } from '#server/access/audit.ts';
import type { Administrators } from './administrators.ts';
import type { OwnAccess } from './own-access.ts';
import type { TwoFactor } from './two-factor.ts';

export const administratorsRouter = (administrators: Administrators, ownAccess: OwnAccess, twoFactor: TwoFactor) =>
  router({
    login: procedure('session.start')
      .meta({ action: 'session.start', hashesPassword: true })
      .input(form(administratorLoginSchema))
      .mutation(async ({ ctx, input }) => {
        const { administrator, session, device } = await administrators.login(ctx.viewer, input, ctx.client);
        setSessionCookie(ctx.response, session, ctx.siteUrl);
        setDeviceCookie(ctx.response, device, ctx.siteUrl);
        return administrator;
      }),
    logout: procedure('session.end').mutation(async ({ ctx }) => {
      await administrators.logout(ctx.viewer);
      clearSessionCookie(ctx.response, 'administrator', ctx.siteUrl);
    }),
    reAuthenticate: procedure('administrator.self')
      .meta({ action: 'administrator.self', hashesPassword: true })
      .input(form(reAuthenticateAdministratorSchema))
      .mutation(({ ctx, input }) => ownAccess.reAuthenticate(ctx.viewer, input, ctx.clientAddress)),
    me: procedure('administrator.self').query(({ ctx }) => administrators.me(ctx.viewer)),
    list: procedure('people.administer')
      .input(pageQuerySchema)
      .query(({ ctx, input }) => administrators.list(ctx.viewer, input)),
    add: procedure('administrator.change')
      .meta({ action: 'administrator.change', hashesPassword: true })
      .input(form(addAdministratorSchema))
      .mutation(({ ctx, input }) => administrators.add(ctx.viewer, input)),
    remove: procedure('administrator.change')
      .input(byKey)
      .mutation(({ ctx, input }) => administrators.remove(ctx.viewer, input.key)),
    changePassword: procedure('administrator.change')
      .meta({ action: 'administrator.change', hashesPassword: true })
      .input(form(changePasswordSchema))
      .mutation(({ ctx, input }) => ownAccess.changePassword(ctx.viewer, input, ctx.clientAddress)),
    sessions: procedure('people.administer').query(({ ctx }) => ownAccess.sessions(ctx.viewer)),
    endSession: procedure('people.administer')
      .input(byKey)
      .mutation(({ ctx, input }) => ownAccess.endSession(ctx.viewer, input.key)),
    endOtherSessions: procedure('people.administer').mutation(({ ctx }) => ownAccess.endOtherSessions(ctx.viewer)),
    twoFactorState: procedure('administrator.self').query(({ ctx }) => twoFactor.state(ctx.viewer)),
    beginTwoFactor: procedure('two-factor.set-up').mutation(({ ctx }) => twoFactor.begin(ctx.viewer)),
    confirmTwoFactor: procedure('two-factor.set-up')
      .input(form(confirmCodeSchema))
      .mutation(({ ctx, input }) => twoFactor.confirm(ctx.viewer, input, ctx.clientAddress)),
    endTwoFactor: procedure('people.administer')
      .meta({ action: 'people.administer', hashesPassword: true })
      .input(form(endCodesSchema))
      .mutation(({ ctx, input }) => twoFactor.end(ctx.viewer, input, ctx.clientAddress)),
    withTwoFactor: procedure('people.administer').query(({ ctx }) => twoFactor.holders(ctx.viewer)),
    takeTwoFactor: procedure('administrator.change')
      .input(byKey)
      .mutation(({ ctx, input }) => twoFactor.takeFrom(ctx.viewer, input.key)),
  });

export const auditRouter = (audit: Pick<Audit, 'list'>) =>
  router({
    list: procedure('people.administer')
      .input(pageQuerySchema)
      .query(({ ctx, input }) => audit.list(ctx.viewer, input)),
  });
