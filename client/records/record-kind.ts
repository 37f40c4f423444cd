import type { SyncedName } from '#shared/records/kinds.ts';

/** The names of the kinds, parts of the storage keys. */
export type RecordName = 'draft' | 'submission' | 'sitting' | SyncedName;

/** A record as the browser stores it; until `isSent`, the account does not have all of it. */
export type Kept = { isSent: boolean };

/**
 * A kind of what a learner makes in the browser and the account keeps. Its records are under keys of their own
 * (record-store.ts), which contain the owner and the id; how they are sent stands in sync/sendings.ts, and all kinds in kinds.ts.
 */
export type RecordKind<R extends Kept> = {
  name: RecordName;
  /** Null for what this project did not write. */
  parse(text: string): R | null;
  /** Adds a visitor's record to that of the learner who has signed in. @returns null when nothing changes */
  claim(local: R | null, visitors: R): R | null;
  /** Adds what a killed browser wrote to the journal alone. @returns null when nothing changes */
  restore(stored: R | null, journaled: R): R | null;
};
