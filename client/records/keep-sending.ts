import { failureOf } from '#client/lib/api/failure.ts';
import { OWNER } from '#client/records/progress/progress-queue.ts';
import { loseSession } from '#client/lib/api/session.ts';
import { onStored, readStored } from '#client/lib/storage/storage.ts';

/** The delay between a change and its sending, doubled with each failure. */
const PAUSE_MS = 2000;
const LAST_RETRY_MS = 60_000;
const ANSWER_MS = 15_000;

type Sending = {
  userKey: string;
  signal: AbortSignal;
  /** Whether there is anything to send after a change of the storage. */
  isToDo(): boolean;
  /** Called before an immediate send: at the start, when the page is shown or hidden, and on going online. */
  onReturn?(): void;
  /** Sends what is queued, as long as it belongs to this learner. @throws Error where it has to be retried */
  send(): Promise<void>;
};

/** Sends a learner's own work until the signal aborts: soon after a change, with exponential backoff after failures. */
export function keepSending({ userKey, signal, isToDo, onReturn, send }: Sending): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let failures = 0;
  const isOwn = () => !signal.aborted && readStored(OWNER) === userKey;

  async function run(): Promise<void> {
    if (isRunning || !isOwn()) return;
    isRunning = true;
    try {
      await send();
      failures = 0;
    } catch {
      failures++;
    } finally {
      isRunning = false;
    }
    if (failures > 0) request();
  }

  /** Schedules a send; repeated calls before it are merged into one. */
  function request(): void {
    if (timer !== undefined || signal.aborted || !isToDo()) return;
    const wait = Math.min(LAST_RETRY_MS, PAUSE_MS * 2 ** failures);
    timer = setTimeout(() => {
      timer = undefined;
      void run();
    }, wait);
  }

  const runNow = () => {
    onReturn?.();
    void run();
  };
  document.addEventListener('visibilitychange', runNow, { signal });
  window.addEventListener('pageshow', runNow, { signal });
  window.addEventListener('online', runNow, { signal });
  const unlisten = onStored(request);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    unlisten();
  });
  runNow();
}

/** Options of one call, which aborts it with the signal or when no response comes in time. */
export const withinReason = (signal: AbortSignal) => ({
  signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
});

/** Whether the server will never accept what was sent; other failures have to be retried. */
export function isRefusal(error: unknown): boolean {
  const status = failureOf(error)?.httpStatus ?? 0;
  if (status === 401) loseSession('user');
  return [400, 409, 413].includes(status);
}
