import { ownTimeZone } from '#client/lib/storage/progress-queue.ts';
import { OWN_STUDY_PLAN, type StudyPlan } from '#shared/records/study-plan.ts';
import { replaceRecord, useOwnRecord } from './own-records.ts';

export type PlanSettings = Omit<StudyPlan, 'at' | 'by' | 'timeZone'>;

/** The plan of the learner, or of the visitor, in this browser; null where there is none. */
export const useStudyPlan = (): StudyPlan | null => useOwnRecord('study-plan', OWN_STUDY_PLAN);

/** @returns whether the browser stored it */
export const saveStudyPlan = (settings: PlanSettings): boolean =>
  replaceRecord('study-plan', OWN_STUDY_PLAN, () => ({ ...settings, timeZone: ownTimeZone() }));
