import { requireAccess, requireLearner, type Viewer } from '#server/access/access.ts';
import type { RateLimits } from '#server/access/rate-limits.ts';
import type { Database } from '#server/database/client.ts';
import { AppError } from '#server/errors.ts';
import { isTimeZone } from '#shared/field-schema.ts';
import { DEFAULT_PLAN } from '#shared/records/review-plan.ts';
import { learnedOf } from '#shared/rules/plan/learner-work.ts';
import { type PlanDay, planDays } from '#shared/rules/plan/plan-days.ts';
import { ownMinutes, reviewLoads } from '#shared/rules/plan/plan-time.ts';
import { dayIn } from '#shared/rules/progress/streaks.ts';
import { reviewQueue } from '#shared/rules/review/review-queue.ts';
import { isStorable } from '#shared/rules/text/storable.ts';
import { type LearnerFacts, learnerFacts, planOfCalendar } from './learner-facts.ts';
import { type SolvableProblem, solvableProblems } from './solvable-problems.ts';

/** What the account adds to what a browser knows, and whose it is. */
export type OwnFacts = Omit<LearnerFacts, 'names' | 'unticked'> & { userKey: string };

/** The days ahead of a plan, for a calendar; `savedAt` is when its settings were saved, in milliseconds. */
export type PlannedDays = { days: PlanDay[]; interviewOn: string; company: string; savedAt: number };

/** What a plan is made of; it is made in the browser, and for the calendar here, by the same rules (shared/rules/plan). */
export type Plans = {
  /** @param company '' for all of them */
  problems(viewer: Viewer, company: string): Promise<SolvableProblem[]>;
  own(viewer: Viewer): Promise<OwnFacts>;
  /**
   * The days ahead of the plan that has the token, in the learner's zone: whoever has the address may read them.
   * @throws AppError not_found when no plan has it, or the plan is off; rate_limited
   */
  calendar(viewer: Viewer, asked: { token: string; clientAddress: string }): Promise<PlannedDays>;
};

type PlansDeps = { database: Database; limits: Pick<RateLimits, 'consumeFrom'> };

export const createPlans = ({ database, limits }: PlansDeps): Plans => ({
  async problems(viewer, company) {
    requireAccess(viewer, 'content.read');
    return solvableProblems(database, company);
  },

  async own(viewer) {
    const userKey = requireLearner(viewer, 'plan.own');
    const { names: _names, unticked: _unticked, ...facts } = await learnerFacts(database, userKey);
    return { ...facts, userKey };
  },

  async calendar(viewer, { token, clientAddress }) {
    requireAccess(viewer, 'plan.calendar');
    await limits.consumeFrom('planCalendar', clientAddress);
    const found = isStorable(token) ? await planOfCalendar(database, token) : null;
    if (!found?.plan.isOn) throw new AppError('not_found', 'There is no such calendar');
    const { userKey, plan, cards, reviewPlan } = found;
    const [problems, facts] = await Promise.all([
      solvableProblems(database, plan.company),
      learnerFacts(database, userKey),
    ]);
    const timeZone = isTimeZone(plan.timeZone) ? plan.timeZone : 'UTC';
    const today = dayIn(timeZone, Date.now());
    const ticks = {
      names: new Set(facts.names),
      companyIds: new Set<number>(), // the account knows ticks by name
      unticked: new Set(facts.unticked),
      days: new Map(facts.marks.map(({ name, day }) => [name, day])),
    };
    const { done, failed } = learnedOf(problems, { ticks, work: facts.work, cards, timeZone, today });
    const reviewing = reviewPlan ?? DEFAULT_PLAN;
    const reviews = reviewLoads(reviewQueue(cards, reviewing, today), today, reviewing.mostPerDay);
    const own = ownMinutes(cards, problems);
    const { days } = planDays({ plan, problems, done, failed, reviews, own, today });
    return { days, interviewOn: plan.interviewOn, company: plan.company, savedAt: plan.at };
  },
});
