import type { trpc } from '#client/lib/api/trpc.ts';
import type { Language } from '#shared/judge/languages.ts';
import { answered, type LocalDraft, sending } from '#shared/rules/practice/local-draft.ts';
import type { LocalSubmission } from '#shared/rules/practice/local-submissions.ts';
import { MAX_SUBMISSIONS } from '#shared/rules/practice/practice-limits.ts';
import { DRAFTS, inMilliseconds } from './draft-kind.ts';
import type { Kept, RecordKind } from './record-kind.ts';
import { joinSittings, type LocalSitting, SITTINGS } from './sitting-kind.ts';
import { SUBMISSIONS } from './submission-kind.ts';
import type { Entry } from './record-store.ts';

export type Practice = ReturnType<typeof trpc.useUtils>['client']['practice'];

/** The most code in one call of several submissions, so that its body stays far below the server's limit. */
const MOST_CHARACTERS = 250_000;

type Call = { practice: Practice; sent: { userKey: string; sentAt: string }; options: { signal: AbortSignal } };

/** How the records of a kind reach the account. */
export type Sending<R extends Kept> = {
  kind: RecordKind<R>;
  /** Those of the waiting records that go in the next call, at least the first. */
  batch(waiting: Entry<R>[]): Entry<R>[];
  /** What is stored before it is sent. */
  marked?(record: R): R;
  /** @returns what the browser stores then of each, null where nothing changes */
  send(entries: readonly Entry<R>[], call: Call): Promise<(local: R, sent: R) => R | null>;
};

const first = <R>(waiting: Entry<R>[]) => waiting.slice(0, 1);

const drafts: Sending<LocalDraft> = {
  kind: DRAFTS,
  batch: first,
  marked: sending,
  async send(entries, { practice, sent, options }) {
    const [{ id, record }] = entries as [Entry<LocalDraft>]; // by `batch`
    const [slug, language] = id.split(':') as [string, Language]; // as drafts.ts made it
    const { isSent: _isSent, changedAt, ...text } = record;
    const input = { ...sent, slug, language, ...text, changedAt: new Date(changedAt).toISOString() };
    const answer = inMilliseconds(await practice.saveDraft.mutate(input, options));
    return (local, marked) => answered(local, marked, answer);
  },
};

const submissions: Sending<LocalSubmission> = {
  kind: SUBMISSIONS,
  batch(waiting) {
    let characters = 0;
    return waiting
      .slice(0, MAX_SUBMISSIONS)
      .filter(({ record }, index) => index === 0 || (characters += record.code.length) <= MOST_CHARACTERS);
  },
  async send(entries, { practice, sent, options }) {
    const own = entries.map(({ record: { isSent: _isSent, ...submission } }) => submission);
    await practice.keepSubmissions.mutate({ ...sent, submissions: own }, options);
    return (local) => ({ ...local, isSent: true });
  },
};

const sittings: Sending<LocalSitting> = {
  kind: SITTINGS,
  batch: first,
  async send(entries, { practice, sent: { userKey }, options }) {
    const [{ record }] = entries as [Entry<LocalSitting>]; // by `batch`
    const { isSent: _isSent, ...sitting } = record;
    const kept = await practice.keepSitting.mutate({ userKey, sitting }, options);
    return (local) => joinSittings(local, { ...kept, isSent: true });
  },
};

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each works on its own records only
export const SENDINGS: readonly Sending<any>[] = [submissions, drafts, sittings];
