import type { SyncedName } from '#shared/records/kinds.ts';

/** The names of the kinds, parts of the storage keys. */
export type RecordName = 'draft' | 'submission' | 'sitting' | SyncedName;

/** A record as the browser stores it; until `isSent`, the account does not have all of it. */
export type BrowserRecord = { isSent: boolean };

/**
 * A kind of records that a learner creates in the browser and the account stores. Each record has its own key
 * (record-store.ts), which contains the owner and the id. sync/sendings.ts sends them; kinds.ts lists all kinds.
 */
export type RecordKind<R extends BrowserRecord> = {
  name: RecordName;
  /** Null for text that this project did not write. */
  parse(text: string): R | null;
  /** Merges a visitor's record into that of the learner who has signed in. @returns null if nothing changes */
  atSignIn(local: R | null, visitors: R): R | null;
  /**
   * Merges a record from the journal that a killed browser did not store otherwise.
   * @returns null if nothing changes
   */
  restore(stored: R | null, journaled: R): R | null;
};
