import { z } from 'zod';
import { done, keySchema, route, type Route } from '#server/http/rest/route.ts';
import { newTokenSchema } from '#shared/schemas/accounts/access-token.ts';
import type { AccessTokens, TokenView } from './access-tokens.ts';

const tokenSchema = z
  .object({
    _id: keySchema,
    name: z.string(),
    canWrite: z.boolean(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable().meta({ description: 'To the minute; null before it is used' }),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'accessToken' });

const toRest = ({ key, ...token }: TokenView) => ({ _id: key, ...token });

const revoked = done('Revoked successfully');

const shared = { tag: 'access tokens', learnersOwn: true } as const;

export const accessTokenRoutes = (tokens: AccessTokens): Route[] => [
  route({
    ...shared,
    method: 'GET',
    path: '/access-tokens',
    action: 'token.own',
    summary: "The learner's access tokens, newest first",
    answer: { status: 200, schema: z.array(tokenSchema) },
    handle: async ({ viewer }) => ({ body: (await tokens.list(viewer)).map(toRest) }),
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/access-tokens',
    action: 'token.create',
    summary: 'Makes an access token; no other answer has the token itself',
    body: newTokenSchema,
    answer: { status: 201, schema: z.object({ token: z.string(), data: tokenSchema }) },
    errors: [409, 429],
    async handle({ viewer, body, clientAddress }) {
      const { token, ...created } = await tokens.create(viewer, body, clientAddress);
      return { body: { token, data: toRest(created) } };
    },
  }),
  route({
    ...shared,
    method: 'DELETE',
    path: '/access-tokens/{_id}',
    action: 'token.own',
    summary: 'Revokes an access token: from then on it is refused',
    answer: revoked.answer,
    errors: [404],
    async handle({ viewer, params, clientAddress }) {
      await tokens.revoke(viewer, params._id ?? '', clientAddress);
      return { body: revoked.body };
    },
  }),
];
