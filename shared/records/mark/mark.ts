import { laterOf, type Stamp, type SyncedKind } from '#shared/records/record-kind.ts';

/** A problem is done or starred; a question or an item of a cheat sheet is known or to be revised. */
export const FLAGS = ['done', 'starred', 'known', 'revise'] as const;
export type Flag = (typeof FLAGS)[number];
export type ProblemFlag = 'done' | 'starred';
export type StudyFlag = 'known' | 'revise';

/** Whether a flag, or 'note', is one of questions and items of cheat sheets; the others are for problems. */
export const isStudyFlag = (flag: Flag | 'note'): flag is StudyFlag => flag === 'known' || flag === 'revise';

/**
 * When a change was made. `madeAt` is the time by the clock of the device, only until the account has the change: it
 * finds the true time from it. `at` is later than what was seen, even if that clock is behind.
 */
type Made = { at: number; madeAt?: number };

/** Whether something was ticked on a day, and when that was last changed. */
export type DayMark = Made & { isTicked: boolean };

/**
 * A flag that a learner has set or removed, by its flag and subject (shared/rules/progress/mark-ids.ts). `at` is 0 if
 * the time is unknown, which counts as older than everything. `name` and `companyIds` are those under which an older
 * site stores it. `days` are the days, in the learner's time zone, on which a problem was ticked.
 */
export type Mark = Stamp &
  Made & { isSet: boolean; name: string; companyIds: number[]; days: { [day: string]: DayMark } };

export const MAX_MARKS = 20_000;
export const MAX_PROBLEM_NAME = 500;
export const MAX_COMPANY_IDS = 100;
/** The latest days that a mark keeps. */
export const MAX_DAYS = 100;

export const mark: SyncedKind<Mark> = {
  merge: ({ days, ...a }, { days: otherDays, ...b }) => ({ ...laterOf(a, b), days: mergeDays(days, otherDays) }),
  atSignIn: addedTo,
  max: MAX_MARKS,
};

/** The later state of each day. */
export function mergeDays(a: Mark['days'], b: Mark['days']): Mark['days'] {
  const all = new Map(Object.entries(a));
  for (const [day, one] of Object.entries(b)) {
    const known = all.get(day);
    if (!known || one.at > known.at || (one.at === known.at && one.isTicked)) all.set(day, one);
  }
  const latest = [...all].toSorted(([one], [other]) => (one > other ? -1 : 1)).slice(0, MAX_DAYS);
  return Object.fromEntries(latest);
}

/** A merge at a sign-in or of an import only adds: what is set stays set, on whichever side. Null if nothing is added. */
function addedTo(incoming: Mark, own: Mark | null): Mark | null {
  if (!own) return incoming.isSet || hasDays(incoming) ? incoming : null;
  const days = { ...own.days };
  for (const [day, one] of Object.entries(incoming.days)) {
    const known = days[day];
    if (one.isTicked && !known?.isTicked) days[day] = { ...one, at: Math.max(one.at, (known?.at ?? 0) + 1) };
  }
  if (own.isSet || !incoming.isSet) return { ...own, days: mergeDays(days, {}) };
  const { name, companyIds } = own;
  return { ...incoming, name, companyIds, at: Math.max(incoming.at, own.at + 1), days: mergeDays(days, {}) };
}

const hasDays = ({ days }: Mark) => Object.values(days).some(({ isTicked }) => isTicked);

/** `day` is set for a tick: its date in the learner's time zone. */
export type MarkChange = {
  isSet: boolean;
  name: string;
  companyIds: readonly number[];
  now: number;
  by: string;
  day: string | null;
};

/** The mark after a change. */
export function changedMark(seen: Mark | null, { isSet, name, companyIds, now, by, day }: MarkChange): Mark {
  const made = { at: Math.max(now, (seen?.at ?? 0) + 1), madeAt: now };
  const days = mergeDays(seen?.days ?? {}, day === null ? {} : { [day]: { ...made, isTicked: isSet } });
  return { ...made, by, isSet, name, companyIds: [...companyIds], days };
}

/** How the account dates what a device has sent: `correct` a time by the device's clock, and the learner's day of a time. */
export type Dating = { now: number; correct(at: number): number; dayOf(at: number): string };

/** A sent mark by the clock of the account, on which nothing is later than now. A tick counts for the day by that clock. */
export function withTimes({ madeAt, ...sent }: Mark, { now, correct, dayOf }: Dating): Mark {
  const timeOf = (change: Made) => {
    const seen = Math.min(change.at, now);
    if (change.madeAt === undefined) return seen;
    return change.madeAt === change.at ? correct(change.madeAt) : Math.max(correct(change.madeAt), seen);
  };
  let days: Mark['days'] = {};
  for (const [day, { madeAt: dayMadeAt, ...one }] of Object.entries(sent.days)) {
    const at = timeOf({ at: one.at, ...(dayMadeAt !== undefined && { madeAt: dayMadeAt }) });
    const isRight = dayMadeAt === undefined || at === dayMadeAt;
    days = mergeDays(days, { [isRight ? day : dayOf(at)]: { ...one, at } });
  }
  return { ...sent, at: timeOf({ at: sent.at, ...(madeAt !== undefined && { madeAt }) }), days };
}
