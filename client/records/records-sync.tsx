import { useEffect } from 'react';
import { OWNER } from '#client/records/progress/progress-queue.ts';
import { ownWorkOf, storedEntries } from '#client/lib/storage/storage-keys.ts';
import { onStored, useStored } from '#client/lib/storage/storage.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { isBehind, isSent, isUnsettled } from './unsettled.ts';

/**
 * Sends a learner's records to the account, from any page. Mounted on every page, renders nothing; the code that sends is
 * loaded only if there is something to do.
 */
export function RecordsSync() {
  const owner = useStored(OWNER);
  const { client } = trpc.useUtils();

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    let isAsked = false;
    const look = () => {
      if (isAsked || !isToDo(owner)) return;
      isAsked = true;
      import('./sender.ts')
        .then(({ startRecordsSync }) => startRecordsSync({ owner, account: client, signal }))
        // Loading failed: it is retried when the browser is online again, or on the next change.
        .catch(() => void (isAsked = false));
    };
    look();
    // A visitor's work waits for a sign-in.
    const unlisten = owner === null ? () => {} : onStored(look);
    window.addEventListener('online', look, { signal });
    return () => {
      left.abort();
      unlisten();
    };
  }, [owner, client]);

  return null;
}

/** Whether there are records to send, to fetch, to claim, or to remove after somebody has signed out. */
const isToDo = (owner: string | null): boolean =>
  isUnsettled(owner) ||
  (owner !== null && (isBehind(owner) || storedEntries(ownWorkOf(owner)).some(([, text]) => !isSent(text))));
