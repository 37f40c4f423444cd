import { laterOf, type Stamp, type SyncedKind } from '#shared/records/record-kind.ts';

/** A learner's settings for reviews. An account has one record, with the id 'own'. */
export type ReviewPlan = Stamp & {
  /** The maximum number of cards started per day, and of all cards reviewed per day. */
  newPerDay: number;
  mostPerDay: number;
  /** The day of the interview: until then, no card is due after it. */
  interviewOn: string | null;
};

export const DEFAULT_PLAN: ReviewPlan = { at: 0, by: '', newPerDay: 3, mostPerDay: 10, interviewOn: null };
export const OWN_PLAN = 'own';
export const MAX_PER_DAY = 200;

export const reviewPlan: SyncedKind<ReviewPlan> = {
  merge: laterOf,
  // Older than any settings of the account, which are not replaced.
  atSignIn: (plan) => ({ ...plan, at: Math.min(plan.at, 1) }),
  max: 1,
};
