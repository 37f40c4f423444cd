import { z } from 'zod';
import { count, day, stamp, type StoredKind, undoneWhole } from '#shared/records/stored-kind.ts';
import { DEFAULT_PLAN, MAX_PER_DAY, type ReviewPlan } from './review-plan.ts';

export const storedReviewPlan = {
  schema: z.object({
    ...stamp,
    newPerDay: count(MAX_PER_DAY),
    mostPerDay: count(MAX_PER_DAY),
    interviewOn: day.nullable(),
  }),
  undone: (copies) => undoneWhole(copies, DEFAULT_PLAN),
} satisfies StoredKind<ReviewPlan>;
