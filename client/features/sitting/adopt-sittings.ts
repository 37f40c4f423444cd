import { OWNER } from '#client/records/owner.ts';
import { readStored } from '#client/lib/storage/storage.ts';
import type { Answers } from '#client/lib/api/trpc.ts';
import { SITTINGS } from '#client/records/sitting-kind.ts';
import { recordsOf } from '#client/records/record-store.ts';
import type { RecordsApi } from '#client/records/sync/sendings.ts';
import { saveSitting } from './sitting-store.ts';

/** Merges the account's sittings into those stored here; on a new device, the older pages are fetched as well. */
export async function adoptSittings(
  found: Answers['practice']['sittings'],
  practice: RecordsApi['practice'],
): Promise<void> {
  const { userKey, items, total, page } = found;
  if (readStored(OWNER) !== userKey) return;
  for (const sitting of items) saveSitting(sitting, { owner: userKey, isSent: true });
  if (items.length === 0 || recordsOf(SITTINGS, userKey).length >= total) return;
  await adoptSittings(await practice.sittings.query({ page: page + 1 }), practice);
}
