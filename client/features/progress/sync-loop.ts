import { failureOf } from '#client/lib/api/failure.ts';
import { OWNER, type QueuedChange, queueOf } from '#client/records/progress/progress-queue.ts';
import { readStored } from '#client/lib/storage/storage.ts';
import type { Answers, Calls } from '#client/lib/api/trpc.ts';
import { MAX_CHANGES, MAX_NOTE, MAX_PROBLEM_NAME } from '#shared/rules/progress/progress-keys.ts';
import { isStorable } from '#shared/rules/text/storable.ts';
import { acknowledge, applySynced, claimForLearner, placeOf, revisionOf } from './synced-storage.ts';

type Input = Calls['progress']['sync'];
type Result = Answers['progress']['sync'];
export type Merged = Result['merged'];

type SyncOptions = {
  userKey: string;
  send(input: Input, signal: AbortSignal): Promise<Result>;
  /** What a sign-in has added to the account. */
  onMerged(merged: Merged): void;
  /** A change was refused because the session has ended. */
  onSessionLost(): void;
  /** Some changes cannot be kept in the account, such as a note that is too long. */
  onUnsendable(): void;
  onNotKept(): void;
};

export type Sync = {
  /** Starts a sync; all requests during a sync lead to one more. */
  request(): void;
  stop(): void;
};

/**
 * How long a visible page waits before it asks for changes of other devices, doubled each time until it is turned to or
 * changes something itself: at most 20 calls in an hour of reading. Turning to the page asks at once.
 */
const FIRST_POLL_MS = 15_000;
const LAST_POLL_MS = 300_000;
const ANSWER_MS = 15_000;
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 15_000;

/** The most characters in one call, so that its body stays far below the server's limit. */
const MAX_CHARACTERS = 250_000;

/** An automatic retry would not help with these; focusing the page, or another change, tries again. */
const NEEDS_SIGN_IN = new Set([401, 403, 409]);

class NotKept extends Error {}

/** Sends queued changes and fetches those of other devices, for as long as one learner is signed in. */
export function startSync(options: SyncOptions): Sync {
  const { userKey, send, onMerged, onSessionLost, onUnsendable, onNotKept } = options;
  const stopped = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isRequested = false;
  let failures = 0;
  let quietPolls = 0;
  let isRefused = false;
  let mostChanges = MAX_CHANGES;
  // Changes that the server refuses: they stay in the browser and do not block the others.
  const unsendable = new Set<string>();
  let told = 0;

  function nextBatch(): QueuedChange[] {
    const queue = queueOf(userKey);
    const newest = new Map(queue.map((change) => [placeOf(change), change]));
    const batch: QueuedChange[] = [];
    let characters = 0;
    for (const change of queue) {
      if (!isSendable(change)) unsendable.add(change.changeKey);
      if (unsendable.has(change.changeKey)) {
        // The same item was changed again since, so the unsendable change is dropped.
        if (newest.get(placeOf(change)) !== change) acknowledge(userKey, [change]);
        continue;
      }
      characters += change.value.length + (change.replaces?.length ?? 0);
      if (batch.length > 0 && (batch.length === mostChanges || characters > MAX_CHARACTERS)) break;
      batch.push(change);
    }
    if (unsendable.size > told) onUnsendable();
    told = unsendable.size;
    return batch;
  }

  const ask = (since: number, changes: QueuedChange[]) => {
    const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(ANSWER_MS)]);
    return send({ userKey, sentAt: new Date().toISOString(), since, changes: changes.map(withoutLongNote) }, signal);
  };

  const isOwn = () => !stopped.signal.aborted && readStored(OWNER) === userKey;
  const apply = (result: Result) => {
    if (!applySynced(userKey, result)) throw new NotKept();
  };

  async function exchange(): Promise<void> {
    if (readStored(OWNER) === null) {
      // A guest's progress is claimed only after the server has confirmed who is signed in.
      const first = await ask(0, []);
      if (stopped.signal.aborted || readStored(OWNER) !== null) return;
      if (!claimForLearner(userKey)) throw new NotKept();
      apply(first);
    }
    const merged: Merged = { done: 0, starred: 0, questions: 0, notes: 0, keptNotes: 0 };
    try {
      for (let hasMore = true; hasMore && isOwn();) {
        const batch = nextBatch();
        const result = await ask(revisionOf(userKey), batch).catch((error: unknown) => splitRefused(error, batch));
        if (!result) continue;
        acknowledge(userKey, batch);
        for (const name of ['done', 'starred', 'questions', 'notes', 'keptNotes'] as const)
          merged[name] += result.merged[name];
        if (!isOwn()) return;
        apply(result);
        hasMore = result.hasMore || nextBatch().length > 0;
        if (!hasMore) mostChanges = MAX_CHANGES;
      }
    } finally {
      if (Object.values(merged).some((count) => count > 0)) onMerged(merged);
    }
  }

  /** Falls back to single changes after a refused batch, so that a refused change does not block the others. */
  function splitRefused(error: unknown, batch: readonly QueuedChange[]): null {
    const [only] = batch;
    if (failureOf(error)?.httpStatus !== 400 || !only) throw error;
    if (batch.length === 1) unsendable.add(only.changeKey);
    mostChanges = 1;
    return null;
  }

  async function run(): Promise<void> {
    clearTimeout(timer);
    isRequested = true;
    if (isRunning || stopped.signal.aborted) return;
    isRunning = true;
    isRequested = false;
    try {
      await exclusively(exchange, stopped.signal);
      failures = 0;
      isRefused = false;
    } catch (error) {
      failures += 1;
      handleFailure(error);
    } finally {
      isRunning = false;
    }
    schedule();
  }

  function handleFailure(error: unknown): void {
    if (stopped.signal.aborted) return;
    if (error instanceof NotKept && failures === 1) onNotKept();
    const status = failureOf(error)?.httpStatus ?? 0;
    isRefused = NEEDS_SIGN_IN.has(status);
    // Viewing a page signs nobody out; a change that cannot be saved does (docs/decisions/0007).
    if (status === 401 && queueOf(userKey).length > 0) onSessionLost();
  }

  function schedule(): void {
    if (stopped.signal.aborted || isRefused) return;
    const retry = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
    // Requested during the last try: the connection may be back, or there is more to send.
    if (isRequested) void run();
    else if (failures > 0) timer = setTimeout(() => void run(), retry);
    else if (document.visibilityState === 'visible')
      timer = setTimeout(() => void run(), Math.min(LAST_POLL_MS, FIRST_POLL_MS * 2 ** quietPolls++));
  }

  const start = () => {
    quietPolls = 0;
    void run();
  };
  const startIfSeen = () => {
    if (document.visibilityState === 'visible') start();
  };
  const { signal } = stopped;
  document.addEventListener('visibilitychange', startIfSeen, { signal });
  window.addEventListener('focus', start, { signal });
  window.addEventListener('pageshow', start, { signal });
  window.addEventListener('online', start, { signal });
  start();

  return {
    request: start,
    stop() {
      clearTimeout(timer);
      stopped.abort();
    },
  };
}

const isSendable = ({ problem, value }: QueuedChange) =>
  value.length <= MAX_NOTE &&
  isStorable(value) &&
  (!('name' in problem) ||
    (problem.name !== '' && problem.name.length <= MAX_PROBLEM_NAME && isStorable(problem.name)));

/** Drops a `replaces` that is too long for the account, which therefore cannot have it. */
const withoutLongNote = ({ replaces, ...change }: QueuedChange): QueuedChange =>
  replaces !== undefined && replaces.length <= MAX_NOTE ? { ...change, replaces } : change;

/** Runs in one tab at a time, where the browser has locks; otherwise two tabs would only send the same twice. */
async function exclusively(action: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const locks = (navigator as { locks?: LockManager }).locks; // only where the site is served over https
  await (locks ? locks.request('gearup-progress', { signal }, action) : action());
}
