import { useMemo } from 'react';
import { useStored } from '#client/lib/storage/storage.ts';
import { newUuid } from '#client/lib/uuid.ts';
import type { SyncedName, SyncedRecord } from '#shared/records/kinds.ts';
import { type Stamp, stampAfter } from '#shared/records/record-kind.ts';
import { ownerNow } from './owner.ts';
import { useOwner } from './use-owner.ts';
import { changeRecord, recordKey } from './record-store.ts';
import { syncedKind } from './synced-kinds.ts';

/** A record of the learner or visitor in this browser; null if there is none. */
export function useOwnRecord<N extends SyncedName>(name: N, id: string): SyncedRecord<N> | null {
  const text = useStored(recordKey(name, useOwner(), id)) ?? '';
  return useMemo(() => syncedKind(name).parse(text)?.record ?? null, [name, text]);
}

/** The names of the kinds whose records are replaced as a whole, by the later stamp. */
type ReplacedName = { [N in SyncedName]: SyncedRecord<N> extends Stamp ? N : never }[SyncedName];

/** Replaces a record as a whole. @param next gets the local one, if any @returns whether the browser stored it */
export const replaceRecord = <N extends ReplacedName>(
  name: N,
  id: string,
  next: (local: SyncedRecord<N> | null) => Omit<SyncedRecord<N>, keyof Stamp>,
): boolean =>
  changeRecord(syncedKind(name), ownerNow(), id, (local) => {
    const stamp = stampAfter(local?.record.at ?? 0, Date.now(), newUuid());
    return { record: { ...next(local?.record ?? null), ...stamp } as SyncedRecord<N>, isSent: false }; // a complete record
  });
