import type { Ground } from '#server/ground.ts';
import type { Domain } from '#server/http/domain.ts';
import { createContests } from './contests.ts';
import { contestsRouter } from './trpc.ts';

export function createContestsDomain(ground: Ground) {
  return { trpc: { contests: contestsRouter(createContests(ground.database)) } } satisfies Domain;
}
