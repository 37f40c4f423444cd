import { isTimeZone } from '#shared/field-schema.ts';
import { DEFAULT_PLAN } from '#shared/records/review-plan/review-plan.ts';
import type { StudyPlan } from '#shared/records/study-plan/study-plan.ts';
import { learnedOf } from '#shared/rules/plan/learner-work.ts';
import { planDays, type PlanDays, type PlanInput } from '#shared/rules/plan/plan-days.ts';
import { ownMinutes, reviewLoads } from '#shared/rules/plan/plan-time.ts';
import { reviewQueue } from '#shared/rules/review/review-queue.ts';
import type { OwnPlan } from './own-plan.ts';

/** The time zone in which a plan's days begin and end. */
export const zoneOf = ({ timeZone }: Pick<StudyPlan, 'timeZone'>): string => (isTimeZone(timeZone) ? timeZone : 'UTC');

type Facts = Omit<OwnPlan, 'plan' | 'days'> & { plan: PlanInput['plan'] };

/** The days of a plan from `today` on, from what the account stores; the learner's browser computes the same. */
export function plannedDays(facts: Facts, { timeZone, today }: { timeZone: string; today: string }): PlanDays {
  const { plan, problems, cards, work } = facts;
  const ticks = {
    ticked: new Set(facts.ticked),
    unticked: new Set(facts.unticked),
    days: new Map(facts.marks.map(({ subject, day }) => [subject, day])),
  };
  const { done, failed } = learnedOf(problems, { ticks, work, cards, timeZone, today });
  const reviewing = facts.reviewPlan ?? DEFAULT_PLAN;
  const reviews = reviewLoads(reviewQueue(cards, reviewing, today), today, reviewing.mostPerDay);
  return planDays({ plan, problems, done, failed, reviews, own: ownMinutes(cards, problems), today });
}
