import type { Ground } from '#server/ground.ts';
import type { Domain } from '#server/http/domain.ts';
import { createAccessTokens } from './access-tokens.ts';
import { accessTokenRoutes } from './rest.ts';
import { accessTokensRouter } from './trpc.ts';

export function createAccessTokensDomain(ground: Ground) {
  const accessTokens = createAccessTokens(ground);
  return {
    trpc: { accessTokens: accessTokensRouter(accessTokens) },
    rest: accessTokenRoutes(accessTokens),
  } satisfies Domain;
}
