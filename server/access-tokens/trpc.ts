import { byKey, form, learnersProcedure, router } from '#server/http/trpc/procedures.ts';
import { newTokenSchema } from '#shared/schemas/accounts/access-token.ts';
import type { AccessTokens } from './access-tokens.ts';

export const accessTokensRouter = (tokens: AccessTokens) =>
  router({
    list: learnersProcedure('token.own').query(({ ctx }) => tokens.list(ctx.viewer)),
    create: learnersProcedure('token.create')
      .input(form(newTokenSchema))
      .mutation(({ ctx, input }) => tokens.create(ctx.viewer, input, ctx.clientAddress)),
    revoke: learnersProcedure('token.own')
      .input(byKey)
      .mutation(({ ctx, input }) => tokens.revoke(ctx.viewer, input.key, ctx.clientAddress)),
  });
