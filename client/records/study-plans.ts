import { ownTimeZone } from '#client/records/progress/progress-queue.ts';
import { OWN_STUDY_PLAN, type StudyPlan } from '#shared/records/study-plan.ts';
import { type PlanSettings, withoutOffer, withSettings } from '#shared/rules/plan/other-plans.ts';
import { replaceRecord, useOwnRecord } from './own-records.ts';

/** The plan of the learner, or of the visitor, in this browser; null where there is none. */
export const useStudyPlan = (): StudyPlan | null => useOwnRecord('study-plan', OWN_STUDY_PLAN);

/** @returns whether the browser stored it */
export const saveStudyPlan = (settings: PlanSettings): boolean =>
  replaceRecord('study-plan', OWN_STUDY_PLAN, (plan) => withSettings(plan, settings, ownTimeZone()));

/** Uses a plan of before a sign-in in place of the learner's, or leaves it. @returns whether the browser stored it */
export const settleOffer = (offer: { visitor: string; isUsed: boolean }): boolean =>
  replaceRecord('study-plan', OWN_STUDY_PLAN, (plan) => {
    if (!plan) throw new Error('An offer is part of a plan');
    return withoutOffer(plan, offer);
  });
