import fc from 'fast-check';
import { day, key, stamp, token, words } from '#shared/testing/sample-parts.ts';
import { MAX_OTHER_PLANS, PLAN_LEVELS, type PlanVersion } from './study-plan.ts';

const planVersion: fc.Arbitrary<PlanVersion> = fc
  .record({
    ...stamp,
    isOn: fc.boolean(),
    interviewOn: day,
    company: words,
    minutesPerWeek: fc.nat(600),
    daysOff: fc.subarray([0, 1, 2, 3, 4, 5, 6]),
    level: fc.constantFrom(...PLAN_LEVELS),
    timeZone: words,
    calendar: token,
    visitor: fc.option(key),
  })
  .map(({ visitor, ...plan }) => ({ ...plan, ...(visitor !== null && { visitor }) }));

export const studyPlans = fc
  .record({ plan: planVersion, others: fc.uniqueArray(planVersion, { selector: ({ visitor = '' }) => visitor }) })
  .map(({ plan, others }) => {
    const all = others.filter(({ visitor }) => visitor !== plan.visitor).slice(0, MAX_OTHER_PLANS);
    return { ...plan, ...(all.length > 0 && { others: all }) };
  });
