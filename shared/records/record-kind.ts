/**
 * A kind of a learner's own records that every device has a copy of. A browser sends its copy, the account merges it
 * into its own with the same function, and returns changes of other devices (docs/decisions/0040-synced-records.md).
 */
export type SyncedKind<R> = {
  /** Merges two copies. The result does not depend on order, grouping or repetition. */
  merge(a: R, b: R): R;
  /**
   * A visitor's record as it is added to the account at a sign-in; unchanged if this is not defined.
   * @param own the account's, as far as this browser has it
   * @returns null if nothing is added
   */
  atSignIn?(visitors: R, own: R | null): R | null;
  /** The maximum number of records of an account. */
  max: number;
};

/** The maximum number of records in one call. */
export const MAX_RECORDS = 100;

/** The time of a change in milliseconds, and its key, which decides between changes in the same millisecond. */
export type Stamp = { at: number; by: string };

/** A stamp later than the one that was seen, even if the clock of this device is behind. */
export const stampAfter = (seen: number, now: number, by: string): Stamp => ({ at: Math.max(now, seen + 1), by });

/** The later of two copies, for records that are replaced as a whole. */
export function laterOf<R extends Stamp>(a: R, b: R): R {
  if (a.at !== b.at) return a.at > b.at ? a : b;
  if (a.by !== b.by) return a.by > b.by ? a : b;
  return lesserOf(a, b);
}

/** Of two equally valid copies, always chooses the same one, so that all devices end up equal. */
export const lesserOf = <T>(a: T, b: T): T => (textOf(a) <= textOf(b) ? a : b);

/** Whether two copies of a record are equal. */
export const areEqual = (a: unknown, b: unknown): boolean => textOf(a) === textOf(b);

/** A JSON value as a text that does not depend on the order of its fields. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
