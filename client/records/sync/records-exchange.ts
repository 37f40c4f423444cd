import { storedEntries } from '#client/lib/storage/storage-keys.ts';
import { readStored } from '#client/lib/storage/storage.ts';
import { OWNER } from '#client/records/owner.ts';
import type { BrowserRecord } from '#client/records/record-kind.ts';
import { changeRecord, recordKey, writeRecords } from '#client/records/record-store.ts';
import { isSent } from '#client/records/unsettled.ts';
import { isRefusal, withTimeout } from './calls.ts';
import { type RecordsApi, fetchRecords, senderNow, type Sending, SENDINGS, type Waiting } from './sendings.ts';

type Options = {
  /** Called with a record that the account refuses: it stays in this browser. */
  onRefused(record: Waiting<BrowserRecord>): void;
};

/** Sends a learner's records of every kind, and fetches those of other devices. */
export function createRecordsExchange(userKey: string, account: RecordsApi, signal: AbortSignal, on: Options) {
  // Records that the server refused: they remain in the browser and do not block the others.
  const refused = new Set<string>();
  /** Whether the last answer had all that the account has. */
  let isCurrent = false;
  const isOwn = () => !signal.aborted && readStored(OWNER) === userKey;

  const isRefused = (record: BrowserRecord) => refused.size > 0 && refused.has(JSON.stringify(record));

  const waiting = ({ kinds }: Sending<BrowserRecord>): Waiting<BrowserRecord>[] =>
    kinds.flatMap((kind) => {
      const prefix = recordKey(kind.name, userKey);
      return storedEntries(prefix).flatMap(([key, text]) => {
        const record = isSent(text) ? null : kind.parse(text);
        return record && !isRefused(record) ? [{ kind, id: key.slice(prefix.length), record }] : [];
      });
    });

  async function sendBatch(sending: Sending<BrowserRecord>, batch: Waiting<BrowserRecord>[]): Promise<void> {
    const { marked, send } = sending;
    const entries = marked ? batch.map((one) => ({ ...one, record: marked(one.record) })) : batch;
    // In a full browser this page holds the record that is sent, and afterwards that it was sent.
    for (const { kind, id, record } of marked ? entries : []) writeRecords(kind, userKey, [{ id, record }]);
    const sent = senderNow(userKey);
    try {
      const onCurrent = (isNow: boolean) => (isCurrent = isNow);
      const taken = await send(entries, { account, sent, options: withTimeout(signal), isOwn, onCurrent });
      if (!isOwn() || !taken) return;
      // Records that the browser has removed meanwhile are not written again.
      for (const { kind, id, record } of entries)
        changeRecord(kind, userKey, id, (local) => local && taken(local, record));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // A record that the server refuses must not block the others.
      if (entries.length > 1) for (const one of entries) await sendBatch(sending, [one]);
      else
        for (const one of entries) {
          refused.add(JSON.stringify(one.record));
          on.onRefused(one);
        }
    }
  }

  async function sendAll(sending: Sending<BrowserRecord>): Promise<void> {
    for (let batch = sending.batch(waiting(sending)); batch.length > 0 && isOwn();) {
      await sendBatch(sending, batch);
      batch = sending.batch(waiting(sending));
    }
  }

  return {
    /** At the same time, as a page that is being left may not be able to send a second call. */
    async send(): Promise<{ isCurrent: boolean }> {
      isCurrent = false;
      const results = await Promise.allSettled(SENDINGS.map(sendAll));
      for (const result of results) if (result.status === 'rejected') throw result.reason;
      return { isCurrent };
    },
    /** @param isWanted whether the answers are still to be stored */
    fetch: (isWanted: () => boolean = isOwn) =>
      fetchRecords(account, userKey, { options: () => withTimeout(signal), isWanted }),
    tryRefusedAgain: () => refused.clear(),
  };
}
