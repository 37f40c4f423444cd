import type { Connections } from '#server/database/transaction.ts';
import type { SyncedEntry } from '#shared/records/kinds.ts';
import { MAX_RECORDS } from '#shared/records/record-kind.ts';
import { changesOf, isSame, oneOfEach } from './merging.ts';
import { readRecords, writeRecords } from './store.ts';

/** How many records of a file the account does not have, or not all of. */
export async function countNewRecords(
  connections: Connections,
  userKey: string,
  records: readonly SyncedEntry[],
): Promise<number> {
  const sent = oneOfEach(records);
  if (sent.length === 0) return 0;
  const { stored } = await readRecords(connections, userKey, 0, sent);
  return changesOf(sent, stored).length;
}

/**
 * Merges a file's records as if another device had sent them.
 * @returns how many are added or changed
 * @throws AppError conflict when the account would exceed its limit
 */
export async function importRecords(
  connections: Connections,
  userKey: string,
  records: readonly SyncedEntry[],
): Promise<number> {
  let count = 0;
  let left = oneOfEach(records);
  while (left.length > 0) {
    const batch = left.slice(0, MAX_RECORDS);
    const { stored } = await readRecords(connections, userKey, 0, batch);
    const changed = changesOf(batch, stored);
    const refused = changed.length === 0 ? [] : (await writeRecords(connections, userKey, changed)).refused;
    count += changed.length - refused.length;
    // Those that another device has changed meanwhile are merged again.
    left = [...batch.filter((one) => refused.some((other) => isSame(one, other))), ...left.slice(MAX_RECORDS)];
  }
  return count;
}
