import type { Where } from '#server/database/paged-rows.ts';
import type { ReviewState } from '#shared/rules/text/list-filter.ts';

/** What learners have contributed and nobody has decided on: one that is declined waits no more. */
export const AWAITS_REVIEW = { published: false, declinedNote: null };

const STATES: Record<ReviewState, Where> = {
  published: { published: true },
  waiting: AWAITS_REVIEW,
  declined: { published: false, declinedNote: { not: null } },
};

/** Undefined for what is no state. */
export const whereInState = (state: string): Where | undefined =>
  Object.hasOwn(STATES, state) ? STATES[state as ReviewState] : undefined; // a key of it
