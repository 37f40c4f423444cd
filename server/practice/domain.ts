import type { Ground } from '#server/ground.ts';
import type { Domain } from '#server/http/domain.ts';
import { createAttempts } from './attempts.ts';
import { createInterviews } from './interviews.ts';
import { createDraftsAndSubmissions } from './drafts-and-submissions.ts';
import { createPractice } from './practice.ts';
import { attemptRoutes } from './rest.ts';
import { createSittings } from './sittings.ts';
import { practiceRouter } from './trpc.ts';

export function createPracticeDomain(ground: Ground) {
  const { database } = ground;
  const services = {
    practice: createPractice(database),
    draftsAndSubmissions: createDraftsAndSubmissions(database),
    sittings: createSittings(database),
    interviews: createInterviews(database),
  };
  return {
    trpc: { practice: practiceRouter(services) },
    rest: attemptRoutes(createAttempts(database)),
  } satisfies Domain;
}
