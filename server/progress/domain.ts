import type { Ground } from '#server/ground.ts';
import type { Domain } from '#server/http/domain.ts';
import { createProgress } from './progress.ts';
import { progressRoutes } from './rest.ts';
import type { WorkImport } from './transfer.ts';
import { progressRouter } from './trpc.ts';

/** @param work imports the parts of a learner's file other than progress */
export function createProgressDomain(ground: Ground, work: WorkImport) {
  const { database, limits, codeforces = null, onCodeforcesFailure: onFailure } = ground;
  const progress = createProgress(database, { work, elsewhere: { limits, codeforces, onFailure } });
  return { trpc: { progress: progressRouter(progress) }, rest: progressRoutes(progress) } satisfies Domain;
}
