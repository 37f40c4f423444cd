import type { Connections } from '#server/database/transaction.ts';
import type { SyncedEntry } from '#shared/records/kinds.ts';
import type { ReviewCard } from '#shared/records/review-card.ts';
import { MAX_RECORDS } from '#shared/records/record-kind.ts';
import { changesOf, isSame, oneOfEach } from './merging.ts';
import { readRecords, type StoredRecord, writeRecords } from './store.ts';

/** A review card that was written, with the keys of the events that it did not have before. */
export type ExtendedCard = { id: string; record: ReviewCard; added: string[] };

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
 * @returns how many are added or changed, and the review cards among them
 * @throws AppError conflict when the account would exceed its limit
 */
export async function importRecords(
  connections: Connections,
  userKey: string,
  records: readonly SyncedEntry[],
): Promise<{ count: number; cards: ExtendedCard[] }> {
  let count = 0;
  const cards: ExtendedCard[] = [];
  let left = oneOfEach(records);
  while (left.length > 0) {
    const batch = left.slice(0, MAX_RECORDS);
    const { stored } = await readRecords(connections, userKey, 0, batch);
    const changed = changesOf(batch, stored);
    const refused = changed.length === 0 ? [] : (await writeRecords(connections, userKey, changed)).refused;
    const written = changed.filter((one) => !refused.some((other) => isSame(one, other)));
    count += written.length;
    cards.push(...written.flatMap((entry) => extendedCards(entry, stored)));
    // Those that another device has changed meanwhile are merged again.
    left = [...batch.filter((one) => refused.some((other) => isSame(one, other))), ...left.slice(MAX_RECORDS)];
  }
  return { count, cards };
}

function extendedCards(entry: SyncedEntry, stored: readonly StoredRecord[]): ExtendedCard[] {
  if (entry.kind !== 'review-card') return [];
  const former = stored.find((one) => isSame(one, entry));
  const had = new Set(former?.kind === 'review-card' ? former.record.events.map(({ key }) => key) : []);
  const added = entry.record.events.flatMap(({ key }) => (had.has(key) ? [] : [key]));
  return [{ id: entry.id, record: entry.record, added }];
}
