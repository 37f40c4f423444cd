import { createHash } from 'node:crypto';
import { requireAccess, requireLearner, type Viewer } from '#server/access/access.ts';
import type { RateLimits } from '#server/access/rate-limits.ts';
import type { Database } from '#server/database/client.ts';
import { AppError } from '#server/errors.ts';
import { href } from '#shared/paths.ts';
import type { StudyPlan } from '#shared/records/study-plan/study-plan.ts';
import type { PlanDay, PlanDays } from '#shared/rules/plan/plan-days.ts';
import { dayIn } from '#shared/rules/progress/streaks.ts';
import { isStorable } from '#shared/rules/text/storable.ts';
import { type LearnerFacts, learnerFacts, planOfCalendar, workOf } from './learner-facts.ts';
import { ownPlan } from './own-plan.ts';
import { plannedDays, zoneOf } from './planned-days.ts';
import { type SolvableProblem, solvableProblems } from './solvable-problems.ts';

/** What the account adds to what a browser knows, and the key of its user. */
export type OwnFacts = Pick<LearnerFacts, 'work'> & { userKey: string };

/**
 * The coming days of a plan, for a calendar; `plan` identifies it for good and does not reveal the learner, `savedAt` is
 * when its settings were saved, in milliseconds.
 */
export type PlannedDays = { plan: string; days: PlanDay[]; interviewOn: string; company: string; savedAt: number };

/** A learner's day in their time zone; `day` is null when the plan is over, or when none of its days has any time. */
export type PlannedToday = Pick<PlanDays, 'state' | 'leftOut'> & {
  today: string;
  timeZone: string;
  plan: StudyPlan;
  day: PlanDay | null;
};

/**
 * The data that plans are built from. The browser builds a plan itself; for calendars and access tokens the server
 * does, with the same rules (shared/rules/plan).
 */
export type Plans = {
  /** @param company '' for all companies */
  problems(viewer: Viewer, company: string): Promise<SolvableProblem[]>;
  own(viewer: Viewer): Promise<OwnFacts>;
  /** @throws AppError not_found when there is no plan, or it is off */
  today(viewer: Viewer): Promise<PlannedToday>;
  /**
   * The coming days of the plan with this token, in the learner's time zone: anybody who has the URL may read them.
   * @throws AppError not_found when no plan has it, or the plan is off; rate_limited
   */
  calendar(viewer: Viewer, request: { token: string; clientAddress: string }): Promise<PlannedDays>;
};

const hashOf = (userKey: string) => createHash('sha256').update(`plan ${userKey}`).digest('base64url');

type PlansDeps = { database: Database; limits: Pick<RateLimits, 'consumeFrom'> };

export const createPlans = ({ database, limits }: PlansDeps): Plans => ({
  async problems(viewer, company) {
    requireAccess(viewer, 'content.read');
    return solvableProblems(database, company);
  },

  async own(viewer) {
    const userKey = requireLearner(viewer, 'plan.own');
    return { userKey, work: await workOf(database, userKey) };
  },

  async today(viewer) {
    const own = await ownPlan(database, requireLearner(viewer, 'plan.read'));
    const { plan } = own;
    if (!plan?.isOn) throw new AppError('not_found', `There is no plan. It is made at ${href('plan')}`);
    const timeZone = zoneOf(plan);
    const today = dayIn(timeZone, Date.now());
    const { state, days, leftOut } = plannedDays({ ...own, plan }, { timeZone, today });
    return { today, timeZone, state, plan, day: days[0] ?? null, leftOut };
  },

  async calendar(viewer, { token, clientAddress }) {
    requireAccess(viewer, 'plan.calendar');
    await limits.consumeFrom('planCalendar', clientAddress);
    const match = isStorable(token) ? await planOfCalendar(database, token) : null;
    if (!match?.plan.isOn) throw new AppError('not_found', 'There is no such calendar');
    const { userKey, ...own } = match;
    const { plan } = own;
    const [problems, facts] = await Promise.all([
      solvableProblems(database, plan.company),
      learnerFacts(database, userKey),
    ]);
    const timeZone = zoneOf(plan);
    const { days } = plannedDays({ ...facts, ...own, problems }, { timeZone, today: dayIn(timeZone, Date.now()) });
    return {
      plan: hashOf(userKey),
      days,
      interviewOn: plan.interviewOn,
      company: plan.company,
      savedAt: plan.at,
    };
  },
});
