import { useEffect } from 'react';
import { GUEST, OWNER } from '#client/lib/progress-queue.ts';
import { OWN_WORK, ownWorkOf, storedEntries } from '#client/lib/storage-keys.ts';
import { onStored, useStored } from '#client/lib/storage.ts';
import { trpc } from '#client/lib/trpc.ts';

/**
 * Sends from any page what was written on problems. Stands on every page and draws nothing; a browser without such work
 * does not load the part that sends it.
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
        // It could not be loaded: it is asked for again with a connection, or with the next change.
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

/** As practice-queue.ts writes it; in a program the quotation marks would not stand like this. */
const UNSENT = '"isSent":false';

/** Whether there is something to be sent or claimed, or left by somebody who has signed out. */
const isToDo = (owner: string | null): boolean =>
  storedEntries(OWN_WORK).some(([key, text]) => {
    if (key.startsWith(ownWorkOf(GUEST))) return owner !== null;
    const isOwn = owner !== null && key.startsWith(ownWorkOf(owner));
    return isOwn ? text.includes(UNSENT) : !text.includes(UNSENT);
  });
