import { failureOf } from '#client/lib/api/failure.ts';
import { OWNER, type QueuedChange, queueOf } from '#client/records/progress/progress-queue.ts';
import { readStored } from '#client/lib/storage/storage.ts';
import type { Answers, Calls } from '#client/lib/api/trpc.ts';
import { MAX_CHANGES, MAX_NOTE, MAX_PROBLEM_NAME } from '#shared/rules/progress/progress-keys.ts';
import { isStorable } from '#shared/rules/text/storable.ts';
import {
  acknowledge,
  applySynced,
  mergeAtSignIn,
  placeOf,
  revisionOf,
} from '#client/records/progress/synced-storage.ts';
import { withTimeout } from './calls.ts';

type Input = Calls['progress']['sync'];
type Result = Answers['progress']['sync'];
export type Merged = Result['merged'];

/** The maximum number of characters in one call, so that its body stays far below the server's limit. */
const MAX_CHARACTERS = 250_000;

/** Thrown if the browser cannot store that its progress belongs to the learner. */
export class NotStored extends Error {}

type Options = {
  userKey: string;
  send(input: Input, options: { signal: AbortSignal }): Promise<Result>;
  signal: AbortSignal;
  /** Called with what a sign-in has added to the account. */
  onMerged(merged: Merged): void;
  /** Called if some changes cannot be stored in the account, such as a note that is too long. */
  onUnsendable(): void;
  /** Called if the browser could not store all that came from the account. */
  onNotStored(): void;
};

/** Sends the queued changes of ticks, stars and notes, and fetches those of other devices. */
export function createProgressExchange({ userKey, send, signal, ...on }: Options) {
  let mostChanges = MAX_CHANGES;
  // Changes that the server refuses: they stay in the browser and do not block the others.
  const unsendable = new Set<string>();
  let reported = 0;

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
    if (unsendable.size > reported) on.onUnsendable();
    reported = unsendable.size;
    return batch;
  }

  const ask = (since: number, changes: QueuedChange[]) =>
    send(
      { userKey, sentAt: new Date().toISOString(), since, changes: changes.map(withoutLongNote) },
      withTimeout(signal),
    );

  const isOwn = () => !signal.aborted && readStored(OWNER) === userKey;
  const apply = (result: Result) => {
    if (!applySynced(userKey, result)) on.onNotStored();
  };

  async function exchange(): Promise<void> {
    if (readStored(OWNER) === null) {
      // A guest's progress is merged only after the server has confirmed who is signed in.
      const first = await ask(0, []);
      if (signal.aborted || readStored(OWNER) !== null) return;
      if (!mergeAtSignIn(userKey)) throw new NotStored();
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
      if (Object.values(merged).some((count) => count > 0)) on.onMerged(merged);
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

  return {
    isWaiting: () => nextBatch().length > 0,
    exchange: () => exclusively(exchange, signal),
  };
}

const isSendable = ({ problem, value }: QueuedChange) =>
  value.length <= MAX_NOTE &&
  isStorable(value) &&
  (!('name' in problem) ||
    (problem.name !== '' && problem.name.length <= MAX_PROBLEM_NAME && isStorable(problem.name)));

/** Drops a `replaces` that is too long for the account, as the account cannot have it. */
const withoutLongNote = ({ replaces, ...change }: QueuedChange): QueuedChange =>
  replaces !== undefined && replaces.length <= MAX_NOTE ? { ...change, replaces } : change;

/**
 * Runs in one tab at a time if the browser has locks; otherwise two tabs may send the same changes, which is harmless.
 */
async function exclusively(action: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const locks = (navigator as { locks?: LockManager }).locks; // only where the site is served over https
  if (!locks) return action();
  const isRefused = (error: unknown) => error instanceof DOMException && error.name === 'SecurityError';
  await locks.request('gearup-progress', { signal }, action).catch((error: unknown) => {
    // A browser that allows no storage allows no locks either.
    if (!isRefused(error)) throw error;
    return action();
  });
}
