import {
  GUEST,
  OWNER,
  ownTimeZone,
  type QueuedChange,
  queueKey,
  queueOf,
  queuePrefix,
} from '#client/records/progress/progress-queue.ts';
import { readStored, writeLast, writeStored } from '#client/lib/storage/storage.ts';
import { RECORDS_NOTICE, storedEntries } from '#client/lib/storage/storage-keys.ts';
import { newUuid } from '#client/lib/uuid.ts';
import { type DocumentedItem, legacyItems, type ProblemReference } from '#shared/rules/progress/legacy-items.ts';
import { legacyWrites } from '#shared/rules/progress/legacy-writes.ts';
import { restoreDrafts, revisionKey } from './progress-owner.ts';
import type { Answers } from '#client/lib/api/trpc.ts';

/** The state of the account: its items, and the revision of its records. */
type Synced = Pick<Answers['progress']['sync'], 'items' | 'revision' | 'records'>;

/**
 * Assigns a guest's progress to the learner: the values of the legacy keys are queued to be merged, and the keys
 * belong to the learner from now on. Only to be called once the server has confirmed the session.
 * @returns whether the browser could store it; otherwise nothing has changed
 */
export function mergeAtSignIn(userKey: string): boolean {
  const guests = queueOf(GUEST);
  const changes = legacyItems(storedEntries()).flatMap((item) => mergedChanges(item, guests));
  const entries: Record<string, string> = {};
  for (const change of changes) entries[queueKey(userKey, change)] = JSON.stringify(change);
  const gone = Object.fromEntries(storedEntries(queuePrefix(GUEST)).map(([key]) => [key, null]));
  // In this order: after a crash in between, the merge runs again, and the server applies the same change once.
  const merged = { ...entries, [OWNER]: userKey, ...gone };
  const before = Object.fromEntries(Object.keys(merged).map((key) => [key, readStored(key)]));
  if (writeStored(merged)) {
    restoreDrafts(userKey);
    return true;
  }
  // The learner's progress would be stored as that of nobody.
  writeStored(before);
  return false;
}

/**
 * The guest's changes that resulted in a stored value: every tick with its own day; for a note, the last change. The
 * time of a value stored by an older version of the site is unknown.
 */
function mergedChanges({ problem, field, value }: DocumentedItem, guests: QueuedChange[]): QueuedChange[] {
  const matching = guests.filter(
    (change) => change.field === field && change.value === value && isSame(change, problem),
  );
  if (matching.length === 0) {
    const unknown = { changeKey: newUuid(), changedAt: null, timeZone: ownTimeZone() };
    return [{ ...unknown, problem, field, value, isMerged: true }];
  }
  return (field === 'note' ? matching.slice(-1) : matching).map((change) => ({ ...change, isMerged: true }));
}

const isSame = (change: QueuedChange, problem: ProblemReference) =>
  'name' in change.problem && 'name' in problem && change.problem.name === problem.name;

/**
 * Writes the account's items into the legacy keys; items with queued changes are not overwritten.
 * @returns whether the browser could store them; this page has them in any case
 */
export function applySynced(userKey: string, { items, revision, records }: Synced): boolean {
  const waiting = new Set(queueOf(userKey).map(placeOf));
  const writes: Record<string, string> = {};
  const read = (key: string) => writes[key] ?? readStored(key);
  for (const item of items) {
    const references: ProblemReference[] = [
      { name: item.name },
      ...item.companyIds.map((companyId) => ({ companyId })),
    ];
    if (references.some((problem) => waiting.has(placeOf({ field: item.field, problem })))) continue;
    for (const [key, text] of Object.entries(legacyWrites(item.field, item, read))) {
      const now = read(key);
      // An untick of a problem that was never ticked here needs no key.
      if (text !== now && !(now === null && (text === 'false' || text === ''))) writes[key] = text;
    }
  }
  writeStored(writes);
  // If the storage is full, the next page requests the same items again.
  return writeLast({
    [revisionKey(userKey)]: String(revision),
    [RECORDS_NOTICE + userKey]: String(records),
  });
}

/** Identifies the item that a change is about. */
export function placeOf({ field, problem }: Pick<QueuedChange, 'field' | 'problem'>): string {
  if ('name' in problem) return `${field} ${problem.name}`;
  return `${field} #${'sdeId' in problem ? problem.sdeId : problem.companyId}`;
}

export const revisionOf = (userKey: string): number => Number(readStored(revisionKey(userKey)) ?? 0) || 0;

/** Removes changes that the server has from the queue. */
export const acknowledge = (userKey: string, changes: readonly QueuedChange[]): boolean =>
  writeStored(Object.fromEntries(changes.map((change) => [queueKey(userKey, change), null])));
