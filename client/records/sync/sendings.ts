import type { trpc } from '#client/lib/api/trpc.ts';
import { notifyNotStored } from '#client/lib/notify.ts';
import type { Language } from '#judge/languages/languages.ts';
import { SYNCED_NAMES, type SyncedEntry, type SyncedName } from '#shared/records/kinds.ts';
import { areEqual, MAX_RECORDS } from '#shared/records/record-kind.ts';
import { answered, type LocalDraft, sending } from '#shared/rules/practice/local-draft.ts';
import type { LocalSubmission } from '#shared/rules/practice/local-submissions.ts';
import { MAX_SUBMISSIONS } from '#shared/rules/practice/practice-limits.ts';
import { DRAFTS, inMilliseconds } from '#client/records/draft-kind.ts';
import type { BrowserRecord, RecordKind } from '#client/records/record-kind.ts';
import type { Entry } from '#client/records/record-store.ts';
import { joinSittings, type LocalSitting, SITTINGS } from '#client/records/sitting-kind.ts';
import { SUBMISSIONS } from '#client/records/submission-kind.ts';
import { addRecords, type LocalRecord, syncedKind } from '#client/records/synced-kinds.ts';
import { revisionHad } from '#client/records/unsettled.ts';

/** The part of the API client to which records are sent. */
export type RecordsApi = Pick<ReturnType<typeof trpc.useUtils>['client'], 'practice' | 'records'>;

/**
 * The maximum length of code in one call with several submissions, so that its body stays far below the server's limit.
 */
const MAX_CHARACTERS = 250_000;

type Call = { account: RecordsApi; sent: { userKey: string; sentAt: string }; options: { signal: AbortSignal } };

/** How the records of a kind are sent to the account. */
export type Sending<R extends BrowserRecord> = {
  kind: RecordKind<R>;
  /** The unsent records for the next call, at least the first one. */
  batch(waiting: Entry<R>[]): Entry<R>[];
  /** The record to store before it is sent. */
  marked?(record: R): R;
  /** @returns a function that computes the record to store for each, null if nothing changes */
  send(entries: readonly Entry<R>[], call: Call): Promise<(local: R, sent: R) => R | null>;
};

const first = <R>(waiting: Entry<R>[]) => waiting.slice(0, 1);

const upTo =
  <R>(max: number, lengthOf: (record: R) => number) =>
  (waiting: Entry<R>[]): Entry<R>[] => {
    let characters = 0;
    return waiting
      .slice(0, max)
      .filter(({ record }, index) => (characters += lengthOf(record)) <= MAX_CHARACTERS || index === 0);
  };

const drafts: Sending<LocalDraft> = {
  kind: DRAFTS,
  batch: first,
  marked: sending,
  async send(entries, { account, sent, options }) {
    const [{ id, record }] = entries as [Entry<LocalDraft>]; // by `batch`
    const [slug, language] = id.split(':') as [string, Language]; // as drafts.ts wrote it
    const { isSent: _isSent, changedAt, ...text } = record;
    const input = { ...sent, slug, language, ...text, changedAt: new Date(changedAt).toISOString() };
    const answer = inMilliseconds(await account.practice.saveDraft.mutate(input, options));
    return (local, marked) => answered(local, marked, answer);
  },
};

const submissions: Sending<LocalSubmission> = {
  kind: SUBMISSIONS,
  batch: upTo(MAX_SUBMISSIONS, ({ code }) => code.length),
  async send(entries, { account, sent, options }) {
    const own = entries.map(({ record: { isSent: _isSent, ...submission } }) => submission);
    await account.practice.keepSubmissions.mutate({ ...sent, submissions: own }, options);
    return (local) => ({ ...local, isSent: true });
  },
};

const sittings: Sending<LocalSitting> = {
  kind: SITTINGS,
  batch: first,
  async send(entries, { account, sent: { userKey }, options }) {
    const [{ record }] = entries as [Entry<LocalSitting>]; // by `batch`
    const { isSent: _isSent, ...sitting } = record;
    const merged = await account.practice.keepSitting.mutate({ userKey, sitting }, options);
    return (local) => joinSittings(local, { ...merged, isSent: true });
  },
};

const synced = <N extends SyncedName>(name: N): Sending<LocalRecord<N>> => ({
  kind: syncedKind(name),
  batch: upTo(MAX_RECORDS, ({ record }) => JSON.stringify(record).length),
  async send(entries, { account, sent, options }) {
    const records = entries.map(({ id, record: { record } }) => ({ kind: name, id, record }) as SyncedEntry); // of one kind
    await exchange(account, sent.userKey, records, options);
    return (local, { record }) => (areEqual(local.record, record) ? { ...local, isSent: true } : null);
  },
});

/** Sends records and stores those of other devices. @returns whether there are more to fetch */
async function exchange(
  { records }: RecordsApi,
  userKey: string,
  sent: SyncedEntry[],
  options: Call['options'],
): Promise<boolean> {
  const answer = await records.sync.mutate({ userKey, since: revisionHad(userKey), records: sent }, options);
  if (!addRecords(userKey, answer.records, answer.revision)) notifyNotStored();
  return answer.hasMore;
}

/** Fetches the changes of other devices. */
export async function fetchRecords(
  account: RecordsApi,
  userKey: string,
  optionsOfCall: () => Call['options'],
): Promise<void> {
  while (await exchange(account, userKey, [], optionsOfCall()));
}

export const SENDINGS: readonly Sending<any>[] = [submissions, drafts, sittings, ...SYNCED_NAMES.map(synced)]; // oxlint-disable-line typescript/no-explicit-any -- each works on its own records only
