import { useEffect, useLayoutEffect } from 'react';
import { STORED, useStoredUser } from '#client/lib/api/session.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { readStored, useStored } from '#client/lib/storage/storage.ts';
import { hasLegacyProgress } from '#client/records/legacy/legacy-taken.ts';
import { OWNER, settleOwner } from '#client/records/owner.ts';
import { settleRecords } from '#client/records/sign-in/settle-records.ts';

const LOAD_AGAIN_MS = 10_000;

/**
 * Syncs the progress and records of the signed-in learner between this browser, the account and other devices. Mounted
 * on every page, renders nothing; a visitor does not load the part that calls the server.
 */
export function LearnerSync() {
  const userKey = useStoredUser()?._id ?? null;
  const stored = useStored(STORED.user);
  const owner = useStored(OWNER);
  const { client } = trpc.useUtils();

  // Before the first paint, so that nobody sees the progress of the previous learner. A server-rendered page is first
  // rendered as if nobody were signed in; that render is ignored.
  useLayoutEffect(() => {
    if (readStored(STORED.user) === stored) settleOwner(userKey);
  }, [stored, userKey, owner]);

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const start = async () => {
      if (hasLegacyProgress()) {
        const legacy = await import('#client/records/legacy/legacy-progress.ts');
        legacy.takeLegacyProgress();
        // Before a sign-in, which compares them with the account's. Without an answer, the names are enough for this page.
        await legacy.resolveLegacyProgress(client).catch(() => {});
        if (signal.aborted) return;
      }
      if (userKey === null) {
        // The same applies here.
        if (readStored(STORED.user) === null) await settleRecords(null, signal);
        return;
      }
      const { startSync } = await import('./sync.ts');
      if (!signal.aborted) startSync(userKey, client, signal);
    };
    void untilLoaded(start, signal);
    return () => left.abort();
  }, [userKey, client]);

  return null;
}

/** Retries loading code until it succeeds: after a pause, or as soon as the browser is online again. */
async function untilLoaded(start: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await start();
      return;
    } catch {
      await new Promise<void>((again) => {
        const timer = setTimeout(again, LOAD_AGAIN_MS);
        signal.addEventListener('abort', () => again(), { once: true });
        window.addEventListener('online', () => (clearTimeout(timer), again()), { once: true });
      });
    }
  }
}
