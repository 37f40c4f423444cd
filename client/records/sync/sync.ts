import { failureOf } from '#client/lib/api/failure.ts';
import { endSession } from '#client/lib/api/session.ts';
import type { trpc } from '#client/lib/api/trpc.ts';
import { notifyNotStored } from '#client/lib/notify.ts';
import { onStored, readStored } from '#client/lib/storage/storage.ts';
import { toast } from '#client/lib/toast.ts';
import { mergeMessage } from '#client/records/progress/merge-message.ts';
import { OWNER, queueOf } from '#client/records/progress/progress-queue.ts';
import { settleRecords } from '#client/records/settle-records.ts';
import { hasRecordsToDo, isBehind } from '#client/records/unsettled.ts';
import { MAX_NOTE } from '#shared/rules/progress/progress-keys.ts';
import { createProgressExchange, NotStored } from './progress-exchange.ts';
import type { RecordsExchange } from './records-exchange.ts';
import { startSyncLoop } from './sync-loop.ts';

/** Long enough to read the message. */
const MESSAGE_MS = 7000;

const UNSENDABLE = `This stays in your browser only: a note may have at most ${MAX_NOTE} characters in your account.`;

type Client = ReturnType<typeof trpc.useUtils>['client'];

/** Syncs the progress and records of this browser with a learner's account until the signal aborts. */
export function startSync(userKey: string, client: Client, signal: AbortSignal): void {
  const progress = createProgressExchange({
    userKey,
    send: (input, options) => client.progress.sync.mutate(input, options),
    signal,
    onMerged: (merged) => toast.success(mergeMessage(merged), { duration: MESSAGE_MS }),
    onUnsendable: () => toast.error(UNSENDABLE, { id: UNSENDABLE, duration: MESSAGE_MS }),
    onNotStored: notifyNotStored,
  });
  const isOwner = () => readStored(OWNER) === userKey;

  let records: RecordsExchange | undefined;
  async function loadRecords(): Promise<RecordsExchange> {
    const { createRecordsExchange } = await import('./records-exchange.ts');
    return (records ??= createRecordsExchange(userKey, client, signal));
  }

  async function sendRecords(): Promise<void> {
    if (!hasRecordsToDo(userKey)) return;
    const { send } = await loadRecords();
    await settleRecords(userKey, signal);
    await send();
  }

  async function sync(asks: boolean): Promise<void> {
    // The records of this browser belong to the learner only after the answer of the account.
    const isConfirmed = isOwner();
    const progressSync = !isConfirmed || asks || progress.isWaiting() ? progress.exchange() : Promise.resolve();
    // At the same time, as a page that is being left may not be able to send a second call.
    const results = await Promise.allSettled(isConfirmed ? [progressSync, sendRecords()] : [progressSync]);
    if (isOwner() && !isConfirmed) await sendRecords();
    if (isOwner() && isBehind(userKey)) await (await loadRecords()).fetch();
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  }

  // At the first change, so that the code is loaded if the page is left soon after it.
  const unlisten = onStored(() => {
    if (!records && isOwner() && hasRecordsToDo(userKey)) loadRecords().catch(() => {});
  });
  signal.addEventListener('abort', unlisten);

  startSyncLoop({
    signal,
    sync,
    onReturn: () => records?.tryRefusedAgain(),
    onFailure(error, failures) {
      if (error instanceof NotStored && failures === 1) notifyNotStored();
      // Only a change that cannot be saved ends the stored session, not viewing a page (docs/decisions/0007).
      if (failureOf(error)?.httpStatus === 401 && queueOf(userKey).length > 0) endSession('user');
    },
  });
}
