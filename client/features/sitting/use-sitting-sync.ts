import { useEffect } from 'react';
import { OWNER } from '#client/records/owner.ts';
import { onStored, useStored } from '#client/lib/storage/storage.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { restoreRecords } from '#client/records/record-store.ts';
import { settleRecords } from '#client/records/sign-in/settle-records.ts';
import { SITTINGS } from '#client/records/sitting-kind.ts';
import { gatherTries } from './sitting-store.ts';

/** While a page shows sittings, gathers their tries, and merges those of other devices from the account. */
export function useSittingSync(): void {
  const owner = useStored(OWNER);
  const { client } = trpc.useUtils();
  const { data } = trpc.practice.sittings.useQuery({ page: 1 }, { enabled: owner !== null, staleTime: 0 });

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    void restoreRecords(SITTINGS).then(async () => {
      // Without a connection the code may not load; the next page tries again.
      await settleRecords(owner, signal).catch(() => {});
      if (signal.aborted) return;
      gatherTries();
      signal.addEventListener('abort', onStored(gatherTries));
    });
    return () => left.abort();
  }, [owner]);

  useEffect(() => {
    if (!data) return;
    // After a failure, the next visit of the page asks again.
    import('./adopt-sittings.ts').then(({ adoptSittings }) => adoptSittings(data, client.practice)).catch(() => {});
  }, [data, owner, client]);
}
