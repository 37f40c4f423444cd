import { kindOf, SYNCED_NAMES, type SyncedName } from '#shared/records/kinds.ts';
import type { RecordKind } from './record-kind.ts';
import { browserKind, type LocalRecord } from './synced-kind.ts';

/** How the browser stores a kind of synced records (shared/records). */
export const syncedKind = <N extends SyncedName>(name: N): RecordKind<LocalRecord<N>> =>
  browserKind(name, kindOf(name));

export const SYNCED: readonly RecordKind<LocalRecord>[] = SYNCED_NAMES.map(syncedKind);
