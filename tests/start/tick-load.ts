import type { Learner } from './learners.ts';
import { tick } from './learners.ts';
import type { Site } from './site.ts';

export type Outcome = { slug: string; status: number; retryAfter: string | null; startedAt: number; ms: number };

/**
 * Sends ticks of learners, each after the answer to the one before, until it is stopped; each goes to the next site.
 */
export function startTickLoad(sites: Site[], learners: Learner[]) {
  const outcomes: Outcome[] = [];
  let isOver = false;
  const write = async (learner: Learner, index: number) => {
    for (let number = 0; !isOver; number++) {
      const site = sites[(index + number) % sites.length] as Site; // the index exists
      const slug = `problem-${number}-of-${index}`;
      const startedAt = performance.now();
      // A killed site gives no answer.
      const answer = await tick(site, learner, slug).catch(() => null);
      await answer?.arrayBuffer();
      const [status, retryAfter] = [answer?.status ?? 0, answer?.headers.get('Retry-After') ?? null];
      outcomes.push({ slug, status, retryAfter, startedAt, ms: performance.now() - startedAt });
    }
  };
  const writing = Promise.all(learners.map(write));
  return {
    outcomes,
    acknowledged: () => outcomes.filter(({ status }) => status === 200).map(({ slug }) => slug),
    async stop() {
      isOver = true;
      await writing;
    },
  };
}
