/** How long a contest is Live after its start, as no end is recorded. */
export const LIVE_MS = 2 * 60 * 60 * 1000;
/** The length of a virtual contest, the same. */
export const CONTEST_MINUTES = LIVE_MS / 60_000;

/** In the order in which lists show them. */
export const CONTEST_STATUSES = ['Live', 'Upcoming', 'Ended', 'Unknown'] as const;
export type ContestStatus = (typeof CONTEST_STATUSES)[number];

type Contest = { startsAt: string | null; createdAt: string | null };

/**
 * @param startsAt ISO instant, null if date or time is missing
 * @param now milliseconds
 */
export function contestStatus(startsAt: string | null, now: number): ContestStatus {
  const start = startsAt === null ? Number.NaN : Date.parse(startsAt);
  if (Number.isNaN(start)) return 'Unknown';
  if (now < start) return 'Upcoming';
  return now < start + LIVE_MS ? 'Live' : 'Ended';
}

/** Sorted by status as in `CONTEST_STATUSES`; within a status the newest createdAt first. */
export function inStatusOrder<C extends Contest>(contests: readonly C[], now: number): C[] {
  const rank = (contest: C) => CONTEST_STATUSES.indexOf(contestStatus(contest.startsAt, now));
  const created = (contest: C) => Date.parse(contest.createdAt ?? '') || 0;
  return contests.toSorted((a, b) => rank(a) - rank(b) || created(b) - created(a));
}
