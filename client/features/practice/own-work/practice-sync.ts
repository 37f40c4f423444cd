import { isRefusal, keepSending, withinReason } from '#client/lib/keep-sending.ts';
import { OWNER } from '#client/lib/progress-queue.ts';
import { readStored } from '#client/lib/storage.ts';
import type { trpc } from '#client/lib/trpc.ts';
import { answered, sending } from '#shared/rules/practice/local-draft.ts';
import type { LocalSubmission } from '#shared/rules/practice/local-submissions.ts';
import { MAX_SUBMISSIONS } from '#shared/rules/practice/practice-limits.ts';
import {
  type DraftEntry,
  draftEntries,
  inMilliseconds,
  keepDraft,
  settleOwnWork,
  submissionEntries,
  submissionKey,
  writeOwnWork,
} from './practice-queue.ts';

type Practice = ReturnType<typeof trpc.useUtils>['client']['practice'];

/** The most code in one call of several submissions, so that its body stays far below the server's limit. */
const MOST_CHARACTERS = 250_000;

/** Sends a learner's drafts and submissions until the signal aborts. */
function startSending(userKey: string, practice: Practice, signal: AbortSignal): void {
  // The keys that the server refused: they stay in the browser and do not block the others.
  const refused = new Set<string>();

  const sent = () => ({ userKey, sentAt: new Date().toISOString() });
  const isOwn = () => !signal.aborted && readStored(OWNER) === userKey;

  const nextDraft = () =>
    draftEntries(userKey).find(({ draft }) => !draft.isSent && !refused.has(draft.changeKey)) ?? null;

  function nextSubmissions(): LocalSubmission[] {
    let characters = 0;
    return submissionEntries(userKey)
      .filter(({ key, isSent }) => !isSent && !refused.has(key))
      .slice(0, MAX_SUBMISSIONS)
      .filter(({ code }, index) => index === 0 || (characters += code.length) <= MOST_CHARACTERS);
  }

  async function sendDraft({ key, slug, language, draft }: DraftEntry): Promise<void> {
    const marked = sending(draft);
    if (!writeOwnWork({ [key]: marked })) throw new Error('The browser is full');
    const { isSent: _isSent, changedAt, ...text } = marked;
    const input = { ...sent(), slug, language, ...text, changedAt: new Date(changedAt).toISOString() };
    const answer = await practice.saveDraft.mutate(input, withinReason(signal)).catch(refuse([draft.changeKey]));
    if (!answer || !isOwn()) return;
    keepDraft(key, (local) => answered(local, marked, inMilliseconds(answer)));
  }

  async function sendSubmissions(batch: readonly LocalSubmission[]): Promise<void> {
    const submissions = batch.map(({ isSent: _isSent, ...submission }) => submission);
    const isTaken = await practice.keepSubmissions
      .mutate({ ...sent(), submissions }, withinReason(signal))
      .then(() => true, refuse(batch.map(({ key }) => key)));
    if (isTaken === null && batch.length > 1) return sendOneByOne(batch);
    if (!isTaken || !isOwn()) return;
    // What the browser has removed meanwhile is not written again.
    const here = batch.filter((submission) => readStored(submissionKey(userKey, submission)) !== null);
    writeOwnWork(Object.fromEntries(here.map((one) => [submissionKey(userKey, one), { ...one, isSent: true }])));
  }

  /** One submission that the server refuses must not block the others. */
  async function sendOneByOne(batch: readonly LocalSubmission[]): Promise<void> {
    for (const one of batch) {
      refused.delete(one.key);
      await sendSubmissions([one]);
    }
  }

  /** Remembers the keys of a refused call; rethrows any other error, so that sending is retried. */
  const refuse = (keys: readonly string[]) => (error: unknown) => {
    if (!isRefusal(error)) throw error;
    for (const key of keys) refused.add(key);
    return null;
  };

  keepSending({
    userKey,
    signal,
    // Of several tabs, only a visible one sends.
    isToDo: () => document.visibilityState !== 'hidden',
    onReturn: () => refused.clear(),
    async send() {
      for (let batch = nextSubmissions(); batch.length > 0 && isOwn(); batch = nextSubmissions())
        await sendSubmissions(batch);
      for (let draft = nextDraft(); draft && isOwn(); draft = nextDraft()) await sendDraft(draft);
    },
  });
}

type PracticeSync = { owner: string | null; practice: Practice; signal: AbortSignal };

/** Assigns the own work in this browser to its owner (settleOwnWork), and then keeps sending that of the owner. */
export async function startPracticeSync({ owner, practice, signal }: PracticeSync): Promise<void> {
  await settleOwnWork(owner, signal);
  if (owner !== null && !signal.aborted) startSending(owner, practice, signal);
}
