import { clearSessionCookie, setSessionCookie } from '#server/http/session-cookies.ts';
import { byKey, form, procedure, router } from '#server/http/trpc/procedures.ts';
import { addAdministratorSchema, administratorLoginSchema } from '#shared/schemas/administrator.ts';
import { pageQuerySchema } from '#shared/schemas/page-query.ts';
import type { Administrators } from './administrators.ts';

export const administratorsRouter = (administrators: Administrators) =>
  router({
    login: procedure('session.start')
      .input(form(administratorLoginSchema))
      .mutation(async ({ ctx, input }) => {
        const { administrator, session } = await administrators.login(ctx.viewer, input, ctx.clientAddress);
        setSessionCookie(ctx.response, session, ctx.siteUrl);
        return administrator;
      }),
    logout: procedure('session.end').mutation(async ({ ctx }) => {
      await administrators.logout(ctx.viewer);
      clearSessionCookie(ctx.response, 'administrator', ctx.siteUrl);
    }),
    me: procedure('people.administer').query(({ ctx }) => administrators.me(ctx.viewer)),
    list: procedure('people.administer')
      .input(pageQuerySchema)
      .query(({ ctx, input }) => administrators.list(ctx.viewer, input)),
    add: procedure('people.administer')
      .input(form(addAdministratorSchema))
      .mutation(({ ctx, input }) => administrators.add(ctx.viewer, input)),
    remove: procedure('people.administer')
      .input(byKey)
      .mutation(({ ctx, input }) => administrators.remove(ctx.viewer, input.key)),
  });
