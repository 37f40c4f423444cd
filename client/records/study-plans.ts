import { ownTimeZone } from '#client/lib/own-time-zone.ts';
import { OWN_STUDY_PLAN, type StudyPlan } from '#shared/records/study-plan/study-plan.ts';
import { type PlanSettings, withoutOffer, withSettings } from '#shared/rules/plan/other-plans.ts';
import { replaceRecord, useOwnRecord } from './own-records.ts';

/** The plan of the learner or visitor in this browser; null if there is none. */
export const useStudyPlan = (): StudyPlan | null => useOwnRecord('study-plan', OWN_STUDY_PLAN);

/** @returns whether the browser stored it */
export const saveStudyPlan = (settings: PlanSettings): boolean =>
  replaceRecord('study-plan', OWN_STUDY_PLAN, (plan) => withSettings(plan, settings, ownTimeZone()));

/** Uses or drops an offered plan from before a sign-in. @returns whether the browser stored it */
export const settleOffer = (offer: { visitor: string; isUsed: boolean }): boolean =>
  replaceRecord('study-plan', OWN_STUDY_PLAN, (plan) => {
    if (!plan) throw new Error('There is no plan that contains the offer');
    return withoutOffer(plan, offer);
  });
