import { isRefusal, keepSending, withinReason } from '#client/lib/keep-sending.ts';
import { OWNER } from '#client/lib/progress-queue.ts';
import { readStored } from '#client/lib/storage.ts';
import type { Answers, trpc } from '#client/lib/trpc.ts';
import { claimSittings, keepSitting, type LocalSitting, sittingsOfOwner } from './sitting-store.ts';

type Practice = ReturnType<typeof trpc.useUtils>['client']['practice'];

/**
 * Moves a visitor's sittings to the learner, and sends what the account does not have, until the signal aborts. A copy
 * that the server refuses is not sent again before a reload.
 */
export function startSittingSync(userKey: string, practice: Practice, signal: AbortSignal): void {
  claimSittings(userKey);
  const refused = new Set<string>();
  const isOwn = () => !signal.aborted && readStored(OWNER) === userKey;
  const next = () =>
    sittingsOfOwner(userKey).find((sitting) => !sitting.isSent && !refused.has(JSON.stringify(sitting)));

  async function send(local: LocalSitting): Promise<void> {
    const { isSent: _isSent, ...sitting } = local;
    try {
      const kept = await practice.keepSitting.mutate({ userKey, sitting }, withinReason(signal));
      if (isOwn()) keepSitting(kept, { owner: userKey, isSent: true });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      refused.add(JSON.stringify(local));
    }
  }

  keepSending({
    userKey,
    signal,
    isToDo: () => next() !== undefined,
    async send() {
      for (let sitting = next(); sitting && isOwn(); sitting = next()) await send(sitting);
    },
  });
}

/** Merges the account's sittings into those stored here; on a new device, the older pages are fetched as well. */
export async function adoptSittings(found: Answers['practice']['sittings'], practice: Practice): Promise<void> {
  const { userKey, items, total, page } = found;
  if (readStored(OWNER) !== userKey) return;
  for (const sitting of items) keepSitting(sitting, { owner: userKey, isSent: true });
  if (items.length === 0 || sittingsOfOwner(userKey).length >= total) return;
  await adoptSittings(await practice.sittings.query({ page: page + 1 }), practice);
}
