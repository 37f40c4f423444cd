import type { Ground } from '#server/ground.ts';
import type { Domain } from '#server/http/domain.ts';
import { createPublicProfiles } from './public-profiles.ts';
import { publicProfileRoutes } from './rest.ts';
import { publicProfilesRouter } from './trpc.ts';
import { publicProfileFiles } from './web.ts';

export function createPublicProfilesDomain(ground: Ground) {
  const profiles = createPublicProfiles(ground.database);
  return {
    trpc: { publicProfiles: publicProfilesRouter(profiles) },
    rest: publicProfileRoutes(profiles),
    web: () => [publicProfileFiles(profiles)],
  } satisfies Domain;
}
