import { attemptLabel } from './attempt-label/attempt-label.ts';
import { mark } from './mark/mark.ts';
import { note } from './note/note.ts';
import { ownList } from './own-list/own-list.ts';
import type { SyncedKind } from './record-kind.ts';
import { reviewCard } from './review-card/review-card.ts';
import { reviewPlan } from './review-plan/review-plan.ts';
import { studyPlan } from './study-plan/study-plan.ts';

/**
 * All kinds of records that are synced, by their names, which are stored: a new kind is an entry here, and what the
 * account needs of it one in stored-kinds.ts.
 */
export const SYNCED_KINDS = {
  'attempt-label': attemptLabel,
  mark,
  note,
  'own-list': ownList,
  'review-card': reviewCard,
  'review-plan': reviewPlan,
  'study-plan': studyPlan,
} as const;

export type SyncedName = keyof typeof SYNCED_KINDS;
/** The record of a kind. */
export type SyncedRecord<N extends SyncedName> = ReturnType<(typeof SYNCED_KINDS)[N]['merge']>;

/** A record with its kind and id. */
export type SyncedEntry = { [N in SyncedName]: { kind: N; id: string; record: SyncedRecord<N> } }[SyncedName];

export const SYNCED_NAMES = Object.keys(SYNCED_KINDS) as SyncedName[]; // they are its keys

/** Merges two copies of a record. */
export const mergeEntries = <E extends SyncedEntry>(a: E, b: E): E => ({
  ...a,
  record: (SYNCED_KINDS[a.kind] as SyncedKind<E['record']>).merge(a.record, b.record), // of one kind, by the type
});

/** A visitor's record as it is added to the account at a sign-in; null if nothing is added. */
export const recordAtSignIn = <R>({ atSignIn }: SyncedKind<R>, record: R, own: R | null): R | null =>
  atSignIn ? atSignIn(record, own) : record;

/** The kind of this name. */
export const kindOf = <N extends SyncedName>(name: N) => SYNCED_KINDS[name] as unknown as SyncedKind<SyncedRecord<N>>;
