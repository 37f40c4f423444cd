import { laterOf, type Stamp, type SyncedKind } from './record-kind.ts';

/** How a learner reviews. An account has one, of the id 'own'. */
export type ReviewPlan = Stamp & {
  /** The most cards that are begun on a day, and the most that are reviewed on it with them. */
  newPerDay: number;
  mostPerDay: number;
  /** The day of the interview: until then nothing is put off beyond it. */
  interviewOn: string | null;
};

export const DEFAULT_PLAN: ReviewPlan = { at: 0, by: '', newPerDay: 3, mostPerDay: 10, interviewOn: null };
export const OWN_PLAN = 'own';
export const MAX_PER_DAY = 200;

export const reviewPlan: SyncedKind<ReviewPlan> = {
  merge: laterOf,
  // Older than any of the account's, whose settings stay.
  claimed: (plan) => ({ ...plan, at: Math.min(plan.at, 1) }),
  most: 1,
};
