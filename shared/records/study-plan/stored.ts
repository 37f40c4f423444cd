import { z } from 'zod';
import { areEqual } from '#shared/records/record-kind.ts';
import { after, by, count, day, stamp, type StoredKind, text, token } from '#shared/records/stored-kind.ts';
import {
  MAX_MINUTES_PER_WEEK,
  MAX_OTHER_PLANS,
  newStudyPlan,
  PLAN_LEVELS,
  type PlanVersion,
  type StudyPlan,
} from './study-plan.ts';

const version = z.object({
  ...stamp,
  isOn: z.boolean(),
  interviewOn: day,
  company: text(100),
  minutesPerWeek: count(MAX_MINUTES_PER_WEEK),
  daysOff: z.array(count(6)).max(7),
  level: z.enum(PLAN_LEVELS),
  timeZone: text(100),
  calendar: token.nullable(),
  visitor: by.min(1).exactOptional(),
});

export const storedStudyPlan = {
  schema: version.extend({ others: z.array(version).max(MAX_OTHER_PLANS).exactOptional() }),
  // The shown plan keeps its owner, and gets its former settings.
  undone({ before, written }) {
    const { others = [], ...plan } = written;
    const { visitor, timeZone } = plan;
    const none = { ...newStudyPlan(plan.interviewOn), at: 0, by: '', timeZone, isOn: false };
    const { others: had = [], ...former } = before ?? { ...none, others: [] };
    const { visitor: _visitor, ...settings } = former;
    const sameAs = (one: PlanVersion) => [former, ...had].find((other) => other.visitor === one.visitor);
    const back = others.map((other) => {
      const same = sameAs(other);
      return areEqual(other, same) ? other : { ...other, ...(same ?? { isOn: false }), ...after(other, same) };
    });
    // Of several plans of visitors, the latest is shown.
    const latest = Math.max(plan.at, ...back.map((one) => one.at));
    return {
      ...settings,
      ...(visitor !== undefined && { visitor }),
      ...after({ at: latest }, sameAs(plan)),
      ...(back.length > 0 && { others: back }),
    };
  },
} satisfies StoredKind<StudyPlan>;
