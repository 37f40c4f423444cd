import { failureOf } from '#client/lib/failure.ts';
import { OWNER } from '#client/lib/progress-queue.ts';
import { loseSession } from '#client/lib/session.ts';
import { onStored, readStored } from '#client/lib/storage.ts';
import type { Answers, trpc } from '#client/lib/trpc.ts';
import { claimSittings, keepSitting, type LocalSitting, sittingsOfOwner } from './sitting-store.ts';

type Practice = ReturnType<typeof trpc.useUtils>['client']['practice'];

const PAUSE_MS = 2000;
const LAST_RETRY_MS = 60_000;
const ANSWER_MS = 15_000;

/**
 * Gives a learner what was sat here before, and sends what the account does not have until the signal says otherwise; a
 * copy that the server refuses waits for a reload.
 */
export function startSittingSync(userKey: string, practice: Practice, signal: AbortSignal): void {
  claimSittings(userKey);
  const refused = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let failures = 0;

  const isOwn = () => !signal.aborted && readStored(OWNER) === userKey;
  const next = () =>
    sittingsOfOwner(userKey).find((sitting) => !sitting.isSent && !refused.has(JSON.stringify(sitting)));

  async function send(local: LocalSitting): Promise<void> {
    const { isSent: _isSent, ...sitting } = local;
    const options = { signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]) };
    try {
      const kept = await practice.keepSitting.mutate({ userKey, sitting }, options);
      if (isOwn()) keepSitting(kept, { owner: userKey, isSent: true });
    } catch (error) {
      const status = failureOf(error)?.httpStatus ?? 0;
      if (status === 401) loseSession('user');
      if (![400, 409, 413].includes(status)) throw error;
      refused.add(JSON.stringify(local));
    }
  }

  async function run(): Promise<void> {
    if (isRunning || !isOwn()) return;
    isRunning = true;
    try {
      for (let sitting = next(); sitting && isOwn(); sitting = next()) await send(sitting);
      failures = 0;
    } catch {
      failures++;
    } finally {
      isRunning = false;
    }
    if (failures > 0) request();
  }

  /** Sends soon; any number of times is one. */
  function request(): void {
    if (timer !== undefined || signal.aborted || !next()) return;
    const wait = Math.min(LAST_RETRY_MS, PAUSE_MS * 2 ** failures);
    timer = setTimeout(() => {
      timer = undefined;
      void run();
    }, wait);
  }

  const runNow = () => void run();
  document.addEventListener('visibilitychange', runNow, { signal });
  window.addEventListener('online', runNow, { signal });
  const unlisten = onStored(request);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    unlisten();
  });
  runNow();
}

/** Takes over what the account has; on a new device the older ones are asked for as well. */
export async function adoptSittings(found: Answers['practice']['sittings'], practice: Practice): Promise<void> {
  const { userKey, items, total, page } = found;
  if (readStored(OWNER) !== userKey) return;
  for (const sitting of items) keepSitting(sitting, { owner: userKey, isSent: true });
  if (items.length === 0 || sittingsOfOwner(userKey).length >= total) return;
  await adoptSittings(await practice.sittings.query({ page: page + 1 }), practice);
}
