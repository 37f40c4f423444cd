import { expect, test } from 'vitest';
import { recordAtSignIn } from '#shared/records/kinds.ts';
import { type StudyPlan, studyPlan } from '#shared/records/study-plan/study-plan.ts';
import { otherPlans, withoutOffer, withSettings } from './other-plans.ts';

const TODAY = '2026-03-10';
const plan = (company: string, at: number, by = `save of ${company}`): StudyPlan => ({
  at,
  by,
  isOn: true,
  interviewOn: '2026-12-24',
  company,
  minutesPerWeek: 600,
  daysOff: [0],
  level: 'beginner',
  timeZone: 'UTC',
  calendar: null,
});
function atSignIn(visitors: StudyPlan): StudyPlan {
  const added = recordAtSignIn(studyPlan, visitors, null);
  if (!added) throw new Error('Nothing is added');
  return added;
}
const offered = (one: StudyPlan) => otherPlans(one, TODAY).map(({ company }) => company);

test("the account's plan stays at a sign-in and the visitor's plan is offered, whichever is newer", () => {
  for (const at of [1, 1000]) {
    const both = studyPlan.merge(atSignIn(plan('Amazon', at)), plan('Google', 500));
    expect([both.company, offered(both)]).toEqual(['Google', ['Amazon']]);
  }
});

test('if the account has no plan, the later visitor’s plan becomes its plan', () => {
  const both = studyPlan.merge(atSignIn(plan('Amazon', 1)), atSignIn(plan('Meta', 2)));
  expect([both.company, offered(both)]).toEqual(['Meta', ['Amazon']]);
});

test('a plan that is the same, off or over is not offered', () => {
  const own = { ...plan('Google', 500), calendar: 'a'.repeat(22) };
  for (const visitors of [
    plan('Google', 900),
    { ...plan('Amazon', 900), isOn: false },
    { ...plan('Amazon', 900), interviewOn: TODAY },
  ])
    expect(offered(studyPlan.merge(own, atSignIn(visitors)))).toEqual([]);
});

const change = (one: StudyPlan, next: Omit<StudyPlan, 'at' | 'by'>): StudyPlan => ({
  ...next,
  at: one.at + 1,
  by: 'change',
});

test.each([
  [true, 'Amazon'],
  [false, 'Google'],
])(
  'a plan that was used or declined (%s) is not offered again, even by a device that did not know',
  (isUsed, company) => {
    const visitors = atSignIn(plan('Amazon', 900));
    const both = studyPlan.merge({ ...plan('Google', 500), calendar: 'a'.repeat(22) }, visitors);
    const settled = change(both, withoutOffer(both, { visitor: visitors.by, isUsed }));
    for (const copy of [settled, studyPlan.merge(settled, both), studyPlan.merge(visitors, settled)])
      expect([copy.company, copy.calendar, offered(copy)]).toEqual([company, 'a'.repeat(22), []]);
  },
);

test('a visitor’s plan that is changed after the sign-in becomes the account’s own', () => {
  const visitors = atSignIn(plan('Amazon', 900));
  const changed = change(visitors, withSettings(visitors, { ...visitors, company: 'Meta' }, 'UTC'));
  const both = studyPlan.merge(changed, visitors);
  expect([both.company, both.visitor, offered(both)]).toEqual(['Meta', undefined, []]);
  expect(studyPlan.merge(both, atSignIn(plan('Zoho', 9000))).company).toBe('Meta');
});
