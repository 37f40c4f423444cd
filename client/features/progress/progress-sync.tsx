import { useEffect, useLayoutEffect, useRef } from 'react';
import { LATEST, OWNER } from '#client/records/progress/progress-queue.ts';
import { notifyNotKept } from '#client/lib/notify.ts';
import { loseSession, STORED, useStoredUser } from '#client/lib/api/session.ts';
import { readStored, useStored } from '#client/lib/storage/storage.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { MAX_NOTE } from '#shared/rules/progress/progress-keys.ts';
import { settleOwner } from './progress-owner.ts';
import type { Sync } from './sync-loop.ts';

/** Long enough to be read. */
const MESSAGE_MS = 7000;
const LOAD_AGAIN_MS = 10_000;

const UNSENDABLE = `This stays in your browser only: a note may have at most ${MAX_NOTE} characters in your account.`;

/**
 * Keeps the progress of the signed-in learner in sync between this browser, the account and other devices. Mounted on
 * every page, renders nothing; a visitor does not load the part that talks to the server.
 */
export function ProgressSync() {
  const userKey = useStoredUser()?._id ?? null;
  const stored = useStored(STORED.user);
  const owner = useStored(OWNER);
  const latest = useStored(LATEST);
  const { client } = trpc.useUtils();
  const sync = useRef<Sync | null>(null);

  // Before the first paint, so that nobody sees the progress of the previous learner. A server-rendered page is first
  // rendered as if nobody were signed in; that render is ignored.
  useLayoutEffect(() => {
    if (readStored(STORED.user) === stored) settleOwner(userKey);
  }, [stored, userKey, owner]);

  useEffect(() => {
    if (userKey === null) return;
    const left = new AbortController();
    const start = async () => {
      const { mergeMessage, startSync } = await loadLoop(left.signal);
      if (left.signal.aborted) return;
      sync.current = startSync({
        userKey,
        send: (input, signal) => client.progress.sync.mutate(input, { signal }),
        onMerged: (merged) => toast.success(mergeMessage(merged), { duration: MESSAGE_MS }),
        onSessionLost: () => loseSession('user'),
        onUnsendable: () => toast.error(UNSENDABLE, { id: UNSENDABLE, duration: MESSAGE_MS }),
        onNotKept: notifyNotKept,
      });
    };
    void start();
    return () => {
      left.abort();
      sync.current?.stop();
      sync.current = null;
    };
  }, [userKey, client]);

  useEffect(() => {
    if (latest !== null) sync.current?.request();
  }, [latest]);

  return null;
}

/** Retries until the code is loaded: after a pause, or as soon as the browser is online again. */
async function loadLoop(signal: AbortSignal) {
  for (;;) {
    try {
      const [{ startSync }, { mergeMessage }] = await Promise.all([
        import('./sync-loop.ts'),
        import('./merge-message.ts'),
      ]);
      return { startSync, mergeMessage };
    } catch (error) {
      if (signal.aborted) throw error;
      await new Promise<void>((again) => {
        const timer = setTimeout(again, LOAD_AGAIN_MS);
        signal.addEventListener('abort', () => again(), { once: true });
        window.addEventListener('online', () => (clearTimeout(timer), again()), { once: true });
      });
    }
  }
}
