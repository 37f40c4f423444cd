import { areEqual, type Stamp, stampAfter } from '#shared/records/record-kind.ts';
import type { PlanVersion, StudyPlan } from '#shared/records/study-plan.ts';

/** What a form sets of a plan. */
export type PlanSettings = Omit<StudyPlan, keyof Stamp | 'timeZone' | 'visitor' | 'others'>;

export const settingsOf = ({ isOn, interviewOn, company, minutesPerWeek, daysOff, level, calendar }: PlanSettings) => ({
  ...{ isOn, interviewOn, company, minutesPerWeek, daysOff, level, calendar },
});

/** The plans of before a sign-in that can still be used in place of the account's. */
export function otherPlans(plan: StudyPlan, today: string): PlanVersion[] {
  const said = (one: PlanVersion) => ({ ...settingsOf(one), calendar: null });
  return (plan.others ?? []).filter(
    (other) => other.isOn && other.interviewOn > today && !areEqual(said(other), said(plan)),
  );
}

/** A plan that was used or left is not offered again, on any device. */
const settled = (plan: PlanVersion): PlanVersion => ({ ...plan, ...stampAfter(plan.at, 0, plan.by), isOn: false });

/** A plan with other settings, without its stamp. One of a visitor's becomes the account's own by being saved. */
export function withSettings(
  plan: StudyPlan | null,
  settings: PlanSettings,
  timeZone: string,
): Omit<StudyPlan, keyof Stamp> {
  const next = { ...settingsOf(settings), timeZone };
  if (!plan) return next;
  const { others = [], ...before } = plan;
  const all = before.visitor === undefined ? others : [settled(before), ...others];
  return all.length === 0 ? next : { ...next, others: all };
}

/** A plan without an offer, which is used in its place, or left. */
export function withoutOffer(
  plan: StudyPlan,
  { visitor, isUsed }: { visitor: string; isUsed: boolean },
): Omit<StudyPlan, keyof Stamp> {
  const others = plan.others ?? [];
  const offer = others.find((one) => one.visitor === visitor);
  const rest = others.map((one) => (one === offer ? settled(one) : one));
  if (!offer || !isUsed) {
    const { at: _at, by: _by, ...same } = plan;
    return { ...same, others: rest };
  }
  return withSettings({ ...plan, others: rest }, { ...offer, calendar: plan.calendar }, offer.timeZone);
}
