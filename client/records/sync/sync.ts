import { failureOf } from '#client/lib/api/failure.ts';
import { endSession } from '#client/lib/api/session.ts';
import type { trpc } from '#client/lib/api/trpc.ts';
import { notifyNotStored } from '#client/lib/notify.ts';
import { readStored } from '#client/lib/storage/storage.ts';
import { toast } from '#client/lib/toast.ts';
import { mergeMessage } from '#client/records/sign-in/merge-message.ts';
import type { Merged } from '#client/records/sign-in/merged.ts';
import { OWNER, takeOwnership } from '#client/records/owner.ts';
import { settleRecords } from '#client/records/sign-in/settle-records.ts';
import { hasUnsent, isUnsettled } from '#client/records/unsettled.ts';
import { MAX_NOTE } from '#shared/records/note/note.ts';
import { createRecordsExchange } from './records-exchange.ts';
import { startSyncLoop } from './sync-loop.ts';

/** Long enough to read the message. */
const MESSAGE_MS = 7000;

const UNSENDABLE = `This stays in your browser only: a note may have at most ${MAX_NOTE} characters in your account.`;

/** Thrown if the browser cannot store that its progress belongs to the learner. */
class NotStored extends Error {}

type Client = ReturnType<typeof trpc.useUtils>['client'];

/** Syncs the records of this browser with a learner's account until the signal aborts. */
export function startSync(userKey: string, client: Client, signal: AbortSignal): void {
  const records = createRecordsExchange(userKey, client, signal, {
    onRefused({ kind }) {
      if (kind.name === 'note') toast.error(UNSENDABLE, { id: UNSENDABLE, duration: MESSAGE_MS });
    },
  });
  const isOwner = () => readStored(OWNER) === userKey;
  /** What a sign-in has added, until it is sent. */
  let merged: Merged | null = null;

  async function sync(asks: boolean): Promise<void> {
    if (!isOwner()) {
      // The browser's progress is the learner's only once the server has confirmed who is signed in.
      await records.fetch(() => !signal.aborted && (isOwner() || (readStored(OWNER) === null && takeOrThrow())));
    } else if (isUnsettled(userKey)) await records.fetch();
    else if (asks) {
      // First what is to be sent: a page that is being left may not be able to make another call. What cannot be sent
      // does not keep the changes of other devices away.
      const [sent] = await Promise.allSettled([records.send()]);
      if (sent.status === 'rejected' || !sent.value.isCurrent) await records.fetch();
      if (sent.status === 'rejected') throw sent.reason;
    }
    if (!isOwner() || signal.aborted) return;
    // With all that the account has, as a merge only adds to it.
    merged = (await settleRecords(userKey, signal)) ?? merged;
    await records.send();
    // Only now it is in the account.
    if (merged && Object.values(merged).some((count) => count > 0))
      toast.success(mergeMessage(merged), { duration: MESSAGE_MS });
    merged = null;
  }

  function takeOrThrow(): boolean {
    if (!takeOwnership(userKey)) throw new NotStored();
    return true;
  }

  /** Runs in one tab at a time if the browser has locks; otherwise two tabs may send the same, which is harmless. */
  async function exclusively(action: () => Promise<void>): Promise<void> {
    const locks = (navigator as { locks?: LockManager }).locks; // only where the site is served over https
    if (!locks) return action();
    const isRefused = (error: unknown) => error instanceof DOMException && error.name === 'SecurityError';
    await locks.request('gearup-progress', { signal }, action).catch((error: unknown) => {
      // A browser that allows no storage allows no locks either.
      if (!isRefused(error)) throw error;
      return action();
    });
  }

  startSyncLoop({
    signal,
    sync: (asks) => exclusively(() => sync(asks)),
    onReturn: () => records.tryRefusedAgain(),
    onFailure(error, failures) {
      if (error instanceof NotStored && failures === 1) notifyNotStored();
      // Only a change that cannot be saved ends the stored session, not viewing a page (docs/decisions/0007).
      if (failureOf(error)?.httpStatus === 401 && hasUnsent(userKey)) endSession('user');
    },
  });
}
