/** What is known of a link from one check to the next. */
export type Standing = {
  /** Checks in a row that failed. */
  failures: number;
  /** The first of them. */
  failingSince: Date | null;
  isGone: boolean;
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/** After each failure in a row; from then on it is a week, as without any. */
const BACK_OFF_MS = [6 * HOUR_MS, DAY_MS, 2 * DAY_MS];
/** A host that is away for a weekend is not gone. */
const GONE_FAILURES = 4;
const GONE_MS = 3 * DAY_MS;

const DEFINITELY_GONE = new Set([404, 410]);

/** No answer, or a fault of the server. Whoever refuses us (401, 403, 429) is there for readers. */
const hasFailed = (status: number | null) => status === null || status >= 500 || DEFINITELY_GONE.has(status);

/** How a link stands after a check, and when the next one is due. */
export function standingAfter(before: Standing, status: number | null, now: Date): Standing & { dueAt: Date } {
  const dueIn = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  if (!hasFailed(status)) return { failures: 0, failingSince: null, isGone: false, dueAt: dueIn(WEEK_MS) };
  const failures = before.failures + 1;
  const failingSince = before.failingSince ?? now;
  const isDefinite = status !== null && DEFINITELY_GONE.has(status);
  const isLasting = failures >= GONE_FAILURES && now.getTime() - failingSince.getTime() >= GONE_MS;
  const isGone = before.isGone || isDefinite || isLasting;
  return {
    failures,
    failingSince,
    isGone,
    dueAt: dueIn(isGone ? WEEK_MS : (BACK_OFF_MS[failures - 1] ?? WEEK_MS)),
  };
}
