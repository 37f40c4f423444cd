import { useEffect } from 'react';
import { OWNER } from '#client/lib/progress-queue.ts';
import { onStored, useStored } from '#client/lib/storage.ts';
import { trpc } from '#client/lib/trpc.ts';
import { forgetOthersSittings, gatherTries, restoreSittings } from './sitting-store.ts';

/** Loaded only for a learner with an account. If loading fails, the next page tries again. */
const loadSync = () => import('./sitting-sync.ts');

/** Syncs browser and account while a page shows sittings; a visitor's go to the learner who signs in. */
export function useSittingSync(): void {
  const owner = useStored(OWNER);
  const { client } = trpc.useUtils();
  const { data } = trpc.practice.sittings.useQuery({ page: 1 }, { enabled: owner !== null, staleTime: 0 });

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    void restoreSittings()
      .then(async () => {
        if (signal.aborted) return;
        forgetOthersSittings();
        gatherTries();
        const unlisten = onStored(gatherTries);
        signal.addEventListener('abort', unlisten);
        if (owner === null) return;
        const { startSittingSync } = await loadSync();
        if (!signal.aborted) startSittingSync(owner, client.practice, signal);
      })
      .catch(() => {});
    return () => left.abort();
  }, [owner, client]);

  useEffect(() => {
    if (!data) return;
    // After a failure, the next opening of the page asks again.
    loadSync()
      .then(({ adoptSittings }) => adoptSittings(data, client.practice))
      .catch(() => {});
  }, [data, owner, client]);
}
