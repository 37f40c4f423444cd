/** The state of a link between two checks. */
export type Standing = {
  /** Checks in a row that failed. */
  failures: number;
  /** When the first of them was. */
  failingSince: Date | null;
  isGone: boolean;
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/** The delays after the first failures in a row; after further ones it is a week, as without any. */
const BACK_OFF_MS = [6 * HOUR_MS, DAY_MS, 2 * DAY_MS];
/** A link is gone when failures reach both limits: a host may be down for a weekend. */
const GONE_FAILURES = 4;
const GONE_MS = 3 * DAY_MS;

const DEFINITELY_GONE = new Set([404, 410]);

/** No answer, a server error, or gone. A host that refuses us (401, 403, 429) still serves readers. */
const hasFailed = (status: number | null) => status === null || status >= 500 || DEFINITELY_GONE.has(status);

/** The state of a link after a check, and when the next check is due. */
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
