import { type ProblemIdentity, subjectsOf } from '#shared/rules/progress/mark-ids.ts';
import { dayIn } from '#shared/rules/progress/streaks.ts';
import { problemCard } from '#shared/rules/review/card-ids.ts';
import { stateOf } from '#shared/rules/review/card-state.ts';
import type { QueuedCard } from '#shared/rules/review/review-queue.ts';

/** A summary of a learner's submissions to a problem; the slug is in lower case. */
export type Work = {
  slug: string;
  /** When the first program was submitted. */
  triedAt: string;
  isSolvedFirst: boolean;
  /** When a submission was first accepted; null if none was. */
  solvedAt: string | null;
};

/** Summarizes the submissions in a browser, in any order, by problem. */
export function workOf(submissions: readonly { slug: string; verdict: string; submittedAt: string }[]): Work[] {
  const inOrder = submissions.toSorted((one, other) => (one.submittedAt < other.submittedAt ? -1 : 1));
  return [...Map.groupBy(inOrder, ({ slug }) => slug.toLowerCase())].map(([slug, tries]) => ({
    slug,
    triedAt: tries[0]?.submittedAt ?? '',
    isSolvedFirst: tries[0]?.verdict === 'Accepted',
    solvedAt: tries.find(({ verdict }) => verdict === 'Accepted')?.submittedAt ?? null,
  }));
}

/** Joins the work of the account and of the browser, as a full browser no longer has all of it. */
export function joinWork(account: readonly Work[], browser: readonly Work[]): Work[] {
  const all = new Map(account.map((work) => [work.slug, work]));
  for (const work of browser) {
    const known = all.get(work.slug);
    if (!known) all.set(work.slug, work);
    else {
      const first = work.triedAt < known.triedAt ? work : known;
      const solved = [known.solvedAt, work.solvedAt].filter((at) => at !== null).toSorted();
      all.set(work.slug, { ...first, solvedAt: solved[0] ?? null });
    }
  }
  return [...all.values()];
}

/** Problems by the subjects of their marks: shared/rules/progress/mark-ids.ts. */
export type Ticks = {
  ticked: ReadonlySet<string>;
  /** Those whose tick was removed. A solved problem is ticked automatically, and done unless that is removed. */
  unticked: ReadonlySet<string>;
  /** The day of each tick; for one without, the day is unknown. */
  days: ReadonlyMap<string, string>;
};

type Known = { ticks: Ticks; work: readonly Work[]; cards: readonly QueuedCard[]; timeZone: string; today: string };

/** What a learner has done, as slugs: `done` with the day ('' if unknown), and `failed` before today. */
export type Learned = {
  done: Map<string, string>;
  failed: Set<string>;
  tried: Set<string>;
  solvedFirst: Set<string>;
  forgotten: Set<string>;
};

export function learnedOf(
  problems: readonly (ProblemIdentity & { slug: string })[],
  { ticks, work, cards, timeZone, today }: Known,
): Learned {
  const works = new Map(work.map((one) => [one.slug, one]));
  const lapsed = new Set(cards.filter(({ card }) => stateOf(card).lapses > 0).map(({ id }) => id));
  const learned: Learned = {
    done: new Map(),
    failed: new Set(),
    tried: new Set(),
    solvedFirst: new Set(),
    forgotten: new Set(),
  };
  const dayOf = (instant: string) => dayIn(timeZone, Date.parse(instant));
  for (const problem of problems) {
    const { slug } = problem;
    const own = works.get(slug.toLowerCase());
    const subject = subjectsOf(problem).find((one) => ticks.ticked.has(one) || ticks.unticked.has(one)) ?? '';
    const isTicked = ticks.ticked.has(subject);
    const solvedOn = own?.solvedAt ? dayOf(own.solvedAt) : null;
    const tickedOn = isTicked ? (ticks.days.get(subject) ?? '') : null;
    const doneOn = ticks.unticked.has(subject) ? null : (solvedOn ?? tickedOn);
    if (doneOn !== null) learned.done.set(slug, doneOn);
    if (own || isTicked) learned.tried.add(slug);
    if (own?.isSolvedFirst) learned.solvedFirst.add(slug);
    if (lapsed.has(problemCard(slug))) learned.forgotten.add(slug);
    const isOpen = own && (doneOn === null || doneOn === today) && dayOf(own.triedAt) < today;
    if (isOpen || learned.forgotten.has(slug)) learned.failed.add(slug);
  }
  return learned;
}
