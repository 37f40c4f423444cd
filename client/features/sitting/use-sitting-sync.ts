import { useEffect } from 'react';
import { OWNER } from '#client/lib/progress-queue.ts';
import { onStored, useStored } from '#client/lib/storage.ts';
import { trpc } from '#client/lib/trpc.ts';
import { forgetOthersSittings, gatherTries, restoreSittings } from './sitting-store.ts';

/** Loaded where there is an account to be kept together with. What cannot be loaded waits for the next page. */
const loadSync = () => import('./sitting-sync.ts');

/** Keeps browser and account together while a page shows sittings; a visitor's become those of who signs in. */
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
    // What fails is asked for when the page is opened the next time.
    loadSync()
      .then(({ adoptSittings }) => adoptSittings(data, client.practice))
      .catch(() => {});
  }, [data, owner, client]);
}
