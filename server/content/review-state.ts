import type { Where } from '#server/database/paged-rows.ts';
import type { ReviewState } from '#shared/rules/text/list-filter.ts';

/** Contributions that nobody has decided on yet; a declined one no longer waits. */
export const AWAITS_REVIEW = { published: false, declinedNote: null };

const STATES: Record<ReviewState, Where> = {
  published: { published: true },
  waiting: AWAITS_REVIEW,
  declined: { published: false, declinedNote: { not: null } },
};

/** Returns the condition for a review state; undefined for an unknown one. */
export const whereInState = (state: string): Where | undefined =>
  Object.hasOwn(STATES, state) ? STATES[state as ReviewState] : undefined; // a key of STATES
