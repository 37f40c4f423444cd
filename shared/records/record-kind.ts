/**
 * A kind of a learner's own records that every device has a copy of. A browser sends its copy, the account merges it with
 * its own by the same function, and what another device has added comes back (docs/decisions/0040-synced-records.md).
 */
export type SyncedKind<R> = {
  /** Two copies as one: the same in either order, however they are grouped, and when repeated. */
  merge(one: R, other: R): R;
  /** A visitor's record as it is added to the account at a sign-in; where it is missing, as it is. */
  claimed?(visitors: R): R;
  /** The most records of an account. */
  most: number;
};

/** The most records of one call. */
export const MAX_RECORDS = 100;

/** When something was changed, in milliseconds, and the key of the change, which decides at the same millisecond. */
export type Stamp = { at: number; by: string };

/** A stamp later than the one that was seen, also where this device's clock is behind. */
export const stampAfter = (seen: number, now: number, by: string): Stamp => ({ at: Math.max(now, seen + 1), by });

/** The later of two copies of what is replaced as a whole. */
export function laterOf<R extends Stamp>(one: R, other: R): R {
  if (one.at !== other.at) return one.at > other.at ? one : other;
  if (one.by !== other.by) return one.by > other.by ? one : other;
  return lesserOf(one, other);
}

/** Two copies of what never changes are equally right; always chooses the same one, so that all devices end equal. */
export const lesserOf = <T>(one: T, other: T): T => (textOf(one) <= textOf(other) ? one : other);

/** Whether two copies of a record say the same. */
export const areEqual = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

/** A JSON value as a text that does not depend on the order of its fields. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
