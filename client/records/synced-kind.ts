import type { SyncedName, SyncedRecord } from '#shared/records/kinds.ts';
import { areEqual, type SyncedKind } from '#shared/records/record-kind.ts';
import type { BrowserRecord, RecordKind } from './record-kind.ts';

/** A synced record as the browser stores it. */
export type LocalRecord<N extends SyncedName = SyncedName> = BrowserRecord & { record: SyncedRecord<N> };

/** How the browser stores a kind of synced records. Apart from synced-kinds.ts, so that pages load the kinds they need. */
export const browserKind = <N extends SyncedName>(
  name: N,
  kind: SyncedKind<SyncedRecord<N>>,
): RecordKind<LocalRecord<N>> => ({
  name,
  parse: (text) => parse(text) as LocalRecord<N> | null, // as this project wrote it
  atSignIn(local, visitors) {
    const record = kind.atSignIn ? kind.atSignIn(visitors.record, local?.record ?? null) : visitors.record;
    return record && join(kind, local, { record, isSent: false });
  },
  restore: (stored, journaled) => join(kind, stored, journaled),
});

function parse(text: string): { record: object; isSent: boolean } | null {
  try {
    const value = JSON.parse(text) as { record?: unknown; isSent?: unknown } | null; // checked here
    if (typeof value?.record !== 'object' || value.record === null) return null;
    return { record: value.record, isSent: value.isSent === true };
  } catch {
    return null;
  }
}

/** Merges two copies. The result counts as sent if a sent copy is equal to it. @returns null if nothing changes */
export function join<N extends SyncedName>(
  kind: SyncedKind<SyncedRecord<N>>,
  local: LocalRecord<N> | null,
  other: LocalRecord<N>,
): LocalRecord<N> | null {
  if (!local) return other;
  const record = kind.merge(local.record, other.record);
  const isSent = [local, other].some((copy) => copy.isSent && areEqual(copy.record, record));
  return isSent === local.isSent && areEqual(local.record, record) ? null : { record, isSent };
}
