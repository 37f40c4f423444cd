import { useEffect } from 'react';
import { GUEST, OWNER } from '#client/lib/progress-queue.ts';
import { OWN_WORK, ownWorkOf, storedEntries } from '#client/lib/storage-keys.ts';
import { onStored, useStored } from '#client/lib/storage.ts';
import { trpc } from '#client/lib/trpc.ts';

/**
 * Sends own work to the account, from any page. Mounted on every page, renders nothing; the code that sends is loaded
 * only if there is something to do.
 */
export function OwnWorkSync() {
  const owner = useStored(OWNER);
  const { client } = trpc.useUtils();

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    let isAsked = false;
    const look = () => {
      if (isAsked || !isToDo(owner)) return;
      isAsked = true;
      import('./practice-sync.ts')
        .then(({ startPracticeSync }) => startPracticeSync({ owner, practice: client.practice, signal }))
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

/** As practice-queue.ts serialises it; within a program's text the quotation marks would be escaped. */
const UNSENT = '"isSent":false';

/** Whether there is work to send, to claim, or to remove after somebody has signed out. */
const isToDo = (owner: string | null): boolean =>
  storedEntries(OWN_WORK).some(([key, text]) => {
    if (key.startsWith(ownWorkOf(GUEST))) return owner !== null;
    const isOwn = owner !== null && key.startsWith(ownWorkOf(owner));
    return isOwn ? text.includes(UNSENT) : !text.includes(UNSENT);
  });
