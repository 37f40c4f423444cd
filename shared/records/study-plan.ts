import { laterOf, type Stamp, type SyncedKind } from './record-kind.ts';

export const PLAN_LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export type PlanLevel = (typeof PLAN_LEVELS)[number];

/**
 * A plan up to a day, of the id 'own'. What is to be done on which day is not stored: it follows from this, from what is
 * done and from the day that it is (shared/rules/plan).
 */
export type StudyPlan = Stamp & {
  isOn: boolean;
  interviewOn: string;
  /** '' without one. */
  company: string;
  minutesPerWeek: number;
  /** Days of the week on which nothing is planned, Sunday 0. */
  daysOff: number[];
  level: PlanLevel;
  /** The learner's own, as the browser named it when the plan was saved: its days are the calendar's. */
  timeZone: string;
  /** In the address of the calendar; null while there is none. */
  calendar: string | null;
};

export const OWN_STUDY_PLAN = 'own';
export const MOST_MINUTES_PER_WEEK = 6000;

export const studyPlan: SyncedKind<StudyPlan> = { merge: laterOf, most: 1 };

/** The settings of a plan that is not made yet, but for what a form fills in. */
export const newStudyPlan = (interviewOn: string) => ({
  ...{ isOn: true, interviewOn, company: '', minutesPerWeek: 600 },
  ...{ daysOff: [0], level: 'beginner' as const, calendar: null },
});
