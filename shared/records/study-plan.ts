import { laterOf, type Stamp, type SyncedKind } from './record-kind.ts';

export const PLAN_LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export type PlanLevel = (typeof PLAN_LEVELS)[number];

/** The settings of a plan up to a day, as they were saved. */
export type PlanVersion = Stamp & {
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
  /** For a plan that a visitor made before a sign-in: the key of its last save. */
  visitor?: string;
};

/**
 * A plan, of the id 'own'. What is to be done on which day is not stored: it follows from this, from what is done and
 * from the day that it is (shared/rules/plan). What visitors planned before a sign-in takes the place of no plan of the
 * account's: it is one of `others`, to be used or left, and the plan itself only where the account has none.
 */
export type StudyPlan = PlanVersion & { others?: PlanVersion[] };

export const OWN_STUDY_PLAN = 'own';
export const MAX_MINUTES_PER_WEEK = 6000;

export const MAX_OTHER_PLANS = 3;

export const studyPlan: SyncedKind<StudyPlan> = {
  merge(one, other) {
    const latest = new Map<string, PlanVersion>();
    for (const version of [...versionsOf(one), ...versionsOf(other)]) {
      const { visitor = '' } = version;
      const known = latest.get(visitor);
      latest.set(visitor, known ? laterOf(known, version) : version);
    }
    const [plan, ...others] = [...latest.values()].toSorted(inOrder) as [PlanVersion, ...PlanVersion[]]; // of two
    return { ...plan, ...(others.length > 0 && { others: others.slice(0, MAX_OTHER_PLANS) }) };
  },
  claimed: (plan) => ({ visitor: plan.by, ...plan }),
  most: 1,
};

const versionsOf = ({ others = [], ...plan }: StudyPlan): PlanVersion[] => [plan, ...others];

/** The account's own first, then the latest. */
const inOrder = (one: PlanVersion, other: PlanVersion) =>
  Number(one.visitor !== undefined) - Number(other.visitor !== undefined) ||
  other.at - one.at ||
  (keyOf(one) > keyOf(other) ? -1 : 1);

const keyOf = ({ by, visitor = '' }: PlanVersion): string => `${by} ${visitor}`;

/** The settings of a plan that is not made yet, but for what a form fills in. */
export const newStudyPlan = (interviewOn: string) => ({
  isOn: true,
  interviewOn,
  company: '',
  minutesPerWeek: 600,
  daysOff: [0],
  level: 'beginner' as const,
  calendar: null,
});
