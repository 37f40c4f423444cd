import { dayIn } from '#shared/rules/progress/streaks.ts';
import { problemCard } from '#shared/rules/review/card-ids.ts';
import { stateOf } from '#shared/rules/review/card-state.ts';
import type { QueuedCard } from '#shared/rules/review/review-queue.ts';

/** What somebody's submissions to a problem come to, by its slug in lower case. */
export type Work = {
  slug: string;
  /** When the first program was submitted. */
  triedAt: string;
  isSolvedFirst: boolean;
  /** When a submission was first accepted; null for never. */
  solvedAt: string | null;
};

/** Submissions of a browser, in any order, by problem. */
export function workOf(submissions: readonly { slug: string; verdict: string; submittedAt: string }[]): Work[] {
  const inOrder = submissions.toSorted((one, other) => (one.submittedAt < other.submittedAt ? -1 : 1));
  return [...Map.groupBy(inOrder, ({ slug }) => slug.toLowerCase())].map(([slug, tries]) => ({
    slug,
    triedAt: tries[0]?.submittedAt ?? '',
    isSolvedFirst: tries[0]?.verdict === 'Accepted',
    solvedAt: tries.find(({ verdict }) => verdict === 'Accepted')?.submittedAt ?? null,
  }));
}

/** What the account and the browser know, in one: a browser that is full forgets what the account has. */
export function joinWork(one: readonly Work[], other: readonly Work[]): Work[] {
  const all = new Map(one.map((work) => [work.slug, work]));
  for (const work of other) {
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

/** The name of a problem's progress, and its slug. */
type Named = { slug: string; name: string; progressName?: string; companyIds: number[] };

export type Ticks = {
  /** The names of progress and the ids on the company-wise sheets that are ticked. */
  names: ReadonlySet<string>;
  companyIds: ReadonlySet<number>;
  /** The names whose tick was taken back: what was solved is ticked, and done until that is undone. */
  unticked: ReadonlySet<string>;
  /** The days, by name, on which something was ticked; a name without one was ticked some time. */
  days: ReadonlyMap<string, string>;
};

type Known = { ticks: Ticks; work: readonly Work[]; cards: readonly QueuedCard[]; timeZone: string; today: string };

/** What somebody has done of some problems: when, and what did not go well before today. */
export type Learned = {
  done: Map<string, string>;
  failed: Set<string>;
  tried: Set<string>;
  solvedFirst: Set<string>;
  forgotten: Set<string>;
};

export function learnedOf(problems: readonly Named[], { ticks, work, cards, timeZone, today }: Known): Learned {
  const works = new Map(work.map((one) => [one.slug, one]));
  const lapsed = new Set(cards.filter(({ card }) => stateOf(card).lapses > 0).map(({ id }) => id));
  const of: Learned = {
    done: new Map(),
    failed: new Set(),
    tried: new Set(),
    solvedFirst: new Set(),
    forgotten: new Set(),
  };
  const dayOf = (instant: string) => dayIn(timeZone, Date.parse(instant));
  for (const { slug, name, progressName = name, companyIds } of problems) {
    const own = works.get(slug.toLowerCase());
    const isTicked = ticks.names.has(progressName) || companyIds.some((id) => ticks.companyIds.has(id));
    const solvedOn = own?.solvedAt ? dayOf(own.solvedAt) : null;
    const tickedOn = isTicked ? (ticks.days.get(progressName) ?? '') : null;
    const doneOn = ticks.unticked.has(progressName) ? null : (solvedOn ?? tickedOn);
    if (doneOn !== null) of.done.set(slug, doneOn);
    if (own || isTicked) of.tried.add(slug);
    if (own?.isSolvedFirst) of.solvedFirst.add(slug);
    if (lapsed.has(problemCard(slug))) of.forgotten.add(slug);
    const isOpen = own && (doneOn === null || doneOn === today) && dayOf(own.triedAt) < today;
    if (isOpen || of.forgotten.has(slug)) of.failed.add(slug);
  }
  return of;
}
