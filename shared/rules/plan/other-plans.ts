import { areEqual, type Stamp, stampAfter } from '#shared/records/record-kind.ts';
import type { PlanVersion, StudyPlan } from '#shared/records/study-plan/study-plan.ts';

/** The part of a plan that its form sets. */
export type PlanSettings = Omit<StudyPlan, keyof Stamp | 'timeZone' | 'visitor' | 'others'>;

export const settingsOf = ({ isOn, interviewOn, company, minutesPerWeek, daysOff, level, calendar }: PlanSettings) => ({
  isOn,
  interviewOn,
  company,
  minutesPerWeek,
  daysOff,
  level,
  calendar,
});

/** Plans made before signing in that the learner can still choose instead of the account's plan. */
export function otherPlans(plan: StudyPlan, today: string): PlanVersion[] {
  const comparable = (one: PlanVersion) => ({ ...settingsOf(one), calendar: null });
  return (plan.others ?? []).filter(
    (other) => other.isOn && other.interviewOn > today && !areEqual(comparable(other), comparable(plan)),
  );
}

/** Switches off a plan that was chosen or declined, so that no device offers it again. */
const switchedOff = (plan: PlanVersion): PlanVersion => ({ ...plan, ...stampAfter(plan.at, 0, plan.by), isOn: false });

/** The plan with new settings, without its stamp. A visitor's plan that is saved becomes the account's. */
export function withSettings(
  plan: StudyPlan | null,
  settings: PlanSettings,
  timeZone: string,
): Omit<StudyPlan, keyof Stamp> {
  const next = { ...settingsOf(settings), timeZone };
  if (!plan) return next;
  const { others = [], ...before } = plan;
  const all = before.visitor === undefined ? others : [switchedOff(before), ...others];
  return all.length === 0 ? next : { ...next, others: all };
}

/** The plan after the learner has decided about an offered plan: replaced by it (`isUsed`), or unchanged. */
export function withoutOffer(
  plan: StudyPlan,
  { visitor, isUsed }: { visitor: string; isUsed: boolean },
): Omit<StudyPlan, keyof Stamp> {
  const others = plan.others ?? [];
  const offer = others.find((one) => one.visitor === visitor);
  const rest = others.map((one) => (one === offer ? switchedOff(one) : one));
  if (!offer || !isUsed) {
    const { at: _at, by: _by, ...same } = plan;
    return { ...same, others: rest };
  }
  return withSettings({ ...plan, others: rest }, { ...offer, calendar: plan.calendar }, offer.timeZone);
}
