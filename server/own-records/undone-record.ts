import type { SyncedEntry } from '#shared/records/kinds.ts';
import type { Stamp } from '#shared/records/record-kind.ts';
import { type StoredKind, UNDONE_BY } from '#shared/records/stored-kind.ts';
import { STORED_KINDS } from '#shared/records/stored-kinds.ts';
import { uuidOf } from './uuid-of.ts';

/** For a copy that undoes an import, returns when the restored copy was changed; null for any other. */
export const undoneUntil = ({ by }: Pick<Stamp, 'by'>): number | null =>
  by.startsWith(UNDONE_BY) ? Number(by.slice(UNDONE_BY.length)) : null;

/** The key of the event that undoes the import of the event with this key. */
export const undoingKey = (event: string): string => uuidOf(`${UNDONE_BY}${event}`);

/** Returns the copy that undoes the import of a record: shared/records/stored-kind.ts. */
export function undoneRecord<E extends SyncedEntry>(entry: E, former: SyncedEntry | null): E['record'] {
  const before = former?.kind === entry.kind ? former.record : null;
  const kind = STORED_KINDS[entry.kind] as StoredKind<E['record']>; // of its record
  return kind.undone({ written: entry.record, before, undoingKey });
}
