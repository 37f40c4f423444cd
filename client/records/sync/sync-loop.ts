import { failureOf } from '#client/lib/api/failure.ts';
import { onStored, readStored } from '#client/lib/storage/storage.ts';
import { LATEST } from '#client/records/owner.ts';

/** Changes within this time are sent together. */
const PAUSE_MS = 2000;

/**
 * How long a visible page waits before it asks for changes of other devices. The time doubles until the page gets the
 * focus or has a change itself: at most 20 calls in an hour of reading. The page asks at once when it gets the focus.
 */
const FIRST_POLL_MS = 15_000;
const LAST_POLL_MS = 300_000;

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 15_000;

/** An automatic retry would not help with these. The next one is on focus, or on another change. */
const NEEDS_SIGN_IN = new Set([401, 403, 409]);

type SyncLoop = {
  signal: AbortSignal;
  /**
   * Sends the queued changes.
   * @param asks whether to fetch the changes of other devices as well
   * @throws Error if it has to be retried
   */
  sync(asks: boolean): Promise<void>;
  /** Called before refused changes are tried again: at the start, and when the page gets the focus. */
  onReturn(): void;
  /** @param failures the number of failed tries since the last success */
  onFailure(error: unknown, failures: number): void;
};

const isVisible = () => document.visibilityState === 'visible';

/** Syncs until the signal aborts: now, after each change, when the page gets the focus, and after failures. */
export function startSyncLoop({ signal, sync, onReturn, onFailure }: SyncLoop): void {
  let isRunning = false;
  let next: 'nothing' | 'send' | 'ask' = 'nothing';
  let poll: ReturnType<typeof setTimeout> | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let quietPolls = 0;
  let latest = readStored(LATEST);

  const askIn = (milliseconds: number) => {
    clearTimeout(poll);
    poll = setTimeout(() => {
      if (failures > 0 || isVisible()) void run('ask');
    }, milliseconds);
  };

  /** Requests during a run lead to one more run, as there may be more to send. */
  async function run(what: 'send' | 'ask'): Promise<void> {
    if (next !== 'ask') next = what;
    if (isRunning || signal.aborted) return;
    isRunning = true;
    const asks = next === 'ask';
    next = 'nothing';
    if (asks) clearTimeout(poll);
    let isRefused = false;
    try {
      await sync(asks);
      failures = 0;
    } catch (error) {
      failures += 1;
      isRefused = NEEDS_SIGN_IN.has(failureOf(error)?.httpStatus ?? 0);
      if (!signal.aborted) onFailure(error, failures);
    }
    isRunning = false;
    if (signal.aborted || isRefused) return;
    if (next !== 'nothing') void run(next);
    else if (failures > 0) askIn(Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures));
    else if (asks) askIn(Math.min(LAST_POLL_MS, FIRST_POLL_MS * 2 ** quietPolls++));
  }

  function runNow(): void {
    quietPolls = 0;
    void run('ask');
  }

  function onReturned(): void {
    onReturn();
    runNow();
  }

  function onChange(): void {
    const previous = latest;
    latest = readStored(LATEST);
    if (latest !== null && latest !== previous) runNow();
    // If there are several tabs, only a visible one sends records.
    else if (pause === undefined && isVisible())
      pause = setTimeout(() => {
        pause = undefined;
        void run('send');
      }, PAUSE_MS);
  }

  // A page that is being left sends its queued changes.
  document.addEventListener('visibilitychange', () => (isVisible() ? onReturned() : void run('send')), { signal });
  for (const event of ['focus', 'pageshow', 'online']) window.addEventListener(event, onReturned, { signal });
  const unlisten = onStored(onChange);
  signal.addEventListener('abort', () => {
    clearTimeout(poll);
    clearTimeout(pause);
    unlisten();
  });
  onReturned();
}
