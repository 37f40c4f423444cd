import type { trpc } from '#client/lib/api/trpc.ts';
import { notifyNotStored } from '#client/lib/notify.ts';
import type { Language } from '#judge/languages/languages.ts';
import type { SyncedEntry } from '#shared/records/kinds.ts';
import { MAX_RECORDS } from '#shared/records/record-kind.ts';
import { answered, type LocalDraft, sending } from '#shared/rules/practice/local-draft.ts';
import type { LocalSubmission } from '#shared/rules/practice/local-submissions.ts';
import { MAX_SUBMISSIONS } from '#shared/rules/practice/practice-limits.ts';
import { ownTimeZone } from '#client/lib/own-time-zone.ts';
import { DRAFTS, inMilliseconds } from '#client/records/draft-kind.ts';
import type { BrowserRecord, RecordKind } from '#client/records/record-kind.ts';
import type { Entry } from '#client/records/record-store.ts';
import { joinSittings, type LocalSitting, SITTINGS } from '#client/records/sitting-kind.ts';
import { SUBMISSIONS } from '#client/records/submission-kind.ts';
import { addRecords } from './add-records.ts';
import { revisionHad } from '#client/records/owner.ts';
import type { LocalRecord } from '#client/records/synced-kind.ts';
import { SYNCED } from '#client/records/synced-kinds.ts';

/** The part of the API client to which records are sent. */
export type RecordsApi = Pick<ReturnType<typeof trpc.useUtils>['client'], 'practice' | 'records'>;

/**
 * The maximum length of code in one call with several submissions, so that its body stays far below the server's limit.
 */
const MAX_CHARACTERS = 250_000;

/** Who sends, and when by the clock of this browser. */
export type Sender = { userKey: string; sentAt: string };

type Call = {
  account: RecordsApi;
  sent: Sender;
  options: { signal: AbortSignal };
  /** Whether the browser's records still belong to the learner: otherwise an answer is not stored. */
  isOwn(): boolean;
  /** Called after an answer with what is new in the account. @param isNow whether that was all of it */
  onCurrent(isNow: boolean): void;
};

/** A record that the account does not have. */
export type Waiting<R extends BrowserRecord> = Entry<R> & { kind: RecordKind<R> };

/** How the records of some kinds are sent to the account. */
export type Sending<R extends BrowserRecord> = {
  kinds: readonly RecordKind<R>[];
  /** The unsent records for the next call, at least the first one. */
  batch(waiting: Waiting<R>[]): Waiting<R>[];
  /** The record to store before it is sent. */
  marked?(record: R): R;
  /**
   * @returns a function that computes the record to store for each, null if nothing changes; null if all are stored
   */
  send(entries: readonly Waiting<R>[], call: Call): Promise<((local: R, sent: R) => R | null) | null>;
};

const first = <R extends BrowserRecord>(waiting: Waiting<R>[]) => waiting.slice(0, 1);

const upTo =
  <R extends BrowserRecord>(max: number, lengthOf: (record: R) => number) =>
  (waiting: Waiting<R>[]): Waiting<R>[] => {
    let characters = 0;
    return waiting
      .slice(0, max)
      .filter(({ record }, index) => (characters += lengthOf(record)) <= MAX_CHARACTERS || index === 0);
  };

const drafts: Sending<LocalDraft> = {
  kinds: [DRAFTS],
  batch: first,
  marked: sending,
  async send(entries, { account, sent, options }) {
    const [{ id, record }] = entries as readonly [Waiting<LocalDraft>]; // by `batch`
    const [slug, language] = id.split(':') as [string, Language]; // as drafts.ts wrote it
    const { isSent: _isSent, changedAt, ...text } = record;
    const input = { ...sent, slug, language, ...text, changedAt: new Date(changedAt).toISOString() };
    const answer = inMilliseconds(await account.practice.saveDraft.mutate(input, options));
    return (local, marked) => answered(local, marked, answer);
  },
};

const submissions: Sending<LocalSubmission> = {
  kinds: [SUBMISSIONS],
  batch: upTo(MAX_SUBMISSIONS, ({ code }) => code.length),
  async send(entries, { account, sent, options }) {
    const own = entries.map(({ record: { isSent: _isSent, ...submission } }) => submission);
    await account.practice.keepSubmissions.mutate({ ...sent, submissions: own }, options);
    return (local) => ({ ...local, isSent: true });
  },
};

const sittings: Sending<LocalSitting> = {
  kinds: [SITTINGS],
  batch: first,
  async send(entries, { account, sent: { userKey }, options }) {
    const [{ record }] = entries as readonly [Waiting<LocalSitting>]; // by `batch`
    const { isSent: _isSent, ...sitting } = record;
    const merged = await account.practice.keepSitting.mutate({ userKey, sitting }, options);
    return (local) => joinSittings(local, { ...merged, isSent: true });
  },
};

/** Records of all synced kinds in one call; the account's copies take the place of what was sent. */
const synced: Sending<LocalRecord> = {
  kinds: SYNCED,
  batch: upTo(MAX_RECORDS, ({ record }) => JSON.stringify(record).length),
  async send(entries, { account, sent, options, isOwn, onCurrent }) {
    const records = entries.map(({ kind, id, record: { record } }) => ({ kind: kind.name, id, record }) as SyncedEntry); // of a synced kind
    onCurrent(!(await exchange(account, { ...sent, records }, { options, isWanted: isOwn })));
    return null;
  },
};

type Exchange = { options: Call['options']; isWanted(): boolean };

/** Sends records and stores those of other devices. @returns whether there are more to fetch */
async function exchange(
  { records }: RecordsApi,
  { records: sent, ...sender }: Sender & { records: SyncedEntry[] },
  { options, isWanted }: Exchange,
): Promise<boolean> {
  const call = { ...sender, timeZone: ownTimeZone(), since: revisionHad(sender.userKey), records: sent };
  const answer = await records.sync.mutate(call, options);
  if (!isWanted()) return false;
  const { userKey } = sender;
  if (!addRecords(userKey, answer, sent)) notifyNotStored();
  return answer.hasMore;
}

export const senderNow = (userKey: string): Sender => ({
  userKey,
  sentAt: new Date().toISOString(),
});

/** Fetches the changes of other devices. */
export async function fetchRecords(
  account: RecordsApi,
  userKey: string,
  { options, isWanted }: { options(): Call['options']; isWanted(): boolean },
): Promise<void> {
  const call = () => ({ ...senderNow(userKey), records: [] });
  while (await exchange(account, call(), { options: options(), isWanted }));
}

export const SENDINGS: readonly Sending<any>[] = [synced, submissions, drafts, sittings]; // oxlint-disable-line typescript/no-explicit-any -- each works on its own records only
