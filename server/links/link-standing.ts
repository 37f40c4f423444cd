/** The state of a link between two checks. */
export type Standing = {
  /** The number of failed checks in a row. */
  failures: number;
  /** When the first of these checks was. */
  failingSince: Date | null;
  isGone: boolean;
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/** The delays after the first failures in a row; after further failures, and without any, the delay is a week. */
const BACK_OFF_MS = [6 * HOUR_MS, DAY_MS, 2 * DAY_MS];
/** A link is gone when its failures reach both limits, as a host may be down for a weekend. */
const GONE_FAILURES = 4;
const GONE_MS = 3 * DAY_MS;

const DEFINITELY_GONE = new Set([404, 410]);

/**
 * Whether there was no response, a server error, or a status that means gone. A host that refuses us (401, 403, 429)
 * still serves readers.
 */
const hasFailed = (status: number | null) => status === null || status >= 500 || DEFINITELY_GONE.has(status);

/** Returns the state of a link after a check, and when the next check is due. */
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
