import type { Ground } from '#server/ground.ts';
import type { Domain } from '#server/http/domain.ts';
import { createStudy } from './study.ts';
import { studyRouter } from './trpc.ts';

export function createStudyDomain(ground: Ground) {
  return { trpc: { study: studyRouter(createStudy(ground.database)) } } satisfies Domain;
}
