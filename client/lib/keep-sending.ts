import { failureOf } from './failure.ts';
import { OWNER } from './progress-queue.ts';
import { loseSession } from './session.ts';
import { onStored, readStored } from './storage.ts';

/** While somebody types, what they have is sent so often. */
const PAUSE_MS = 2000;
const LAST_RETRY_MS = 60_000;
const ANSWER_MS = 15_000;

type Sending = {
  userKey: string;
  signal: AbortSignal;
  /** Whether a change of the storage is a reason to send. */
  isToDo(): boolean;
  /** Before it is sent at once: the page is looked at again, or there is a connection. */
  onReturn?(): void;
  /** Sends what waits, for as long as it is theirs. @throws Error where it is to be tried again */
  send(): Promise<void>;
};

/** Sends a learner's own work until the signal says otherwise: soon after a change, ever later where it fails. */
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

  /** Any number of times is one. */
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

/** For one call: ended with the sending, and where no answer comes. */
export const withinReason = (signal: AbortSignal) => ({
  signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
});

/** Whether the server will never take what was sent; what is no fault of it is to be tried again. */
export function isRefusal(error: unknown): boolean {
  const status = failureOf(error)?.httpStatus ?? 0;
  if (status === 401) loseSession('user');
  return [400, 409, 413].includes(status);
}
