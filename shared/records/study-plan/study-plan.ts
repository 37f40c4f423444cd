import { laterOf, type Stamp, type SyncedKind } from '#shared/records/record-kind.ts';

export const PLAN_LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export type PlanLevel = (typeof PLAN_LEVELS)[number];

/** The saved settings of a plan up to the interview. */
export type PlanVersion = Stamp & {
  isOn: boolean;
  interviewOn: string;
  /** '' if there is none. */
  company: string;
  minutesPerWeek: number;
  /** Days of the week on which nothing is planned; 0 is Sunday. */
  daysOff: number[];
  level: PlanLevel;
  /** The time zone of the browser when the plan was saved. The calendar uses its days. */
  timeZone: string;
  /** The token in the address of the calendar; null while there is none. */
  calendar: string | null;
  /** The key of the last save, for a plan that a visitor made before a sign-in. */
  visitor?: string;
};

/**
 * A plan, with the id 'own'. The tasks of each day are not stored: they are computed from the plan, the learner's work
 * and the current day (shared/rules/plan). A plan that a visitor made before a sign-in does not replace one of the
 * account: it is added to `others`, or becomes the plan if the account has none.
 */
export type StudyPlan = PlanVersion & { others?: PlanVersion[] };

export const OWN_STUDY_PLAN = 'own';
export const MAX_MINUTES_PER_WEEK = 6000;

export const MAX_OTHER_PLANS = 3;

export const studyPlan: SyncedKind<StudyPlan> = {
  merge(a, b) {
    const latest = new Map<string, PlanVersion>();
    for (const version of [...versionsOf(a), ...versionsOf(b)]) {
      const { visitor = '' } = version;
      const known = latest.get(visitor);
      latest.set(visitor, known ? laterOf(known, version) : version);
    }
    const [plan, ...others] = [...latest.values()].toSorted(inOrder) as [PlanVersion, ...PlanVersion[]]; // not empty
    return { ...plan, ...(others.length > 0 && { others: others.slice(0, MAX_OTHER_PLANS) }) };
  },
  atSignIn: (plan) => ({ visitor: plan.by, ...plan }),
  max: 1,
};

const versionsOf = ({ others = [], ...plan }: StudyPlan): PlanVersion[] => [plan, ...others];

/** The plan of the account first, then the latest. */
const inOrder = (a: PlanVersion, b: PlanVersion) =>
  Number(a.visitor !== undefined) - Number(b.visitor !== undefined) || b.at - a.at || (keyOf(a) > keyOf(b) ? -1 : 1);

const keyOf = ({ by, visitor = '' }: PlanVersion): string => `${by} ${visitor}`;

/** The default settings of a new plan, before the form is filled in. */
export const newStudyPlan = (interviewOn: string) => ({
  isOn: true,
  interviewOn,
  company: '',
  minutesPerWeek: 600,
  daysOff: [0],
  level: 'beginner' as const,
  calendar: null,
});
