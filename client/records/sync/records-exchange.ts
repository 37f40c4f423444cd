import { OWNER } from '#client/records/progress/progress-queue.ts';
import { readStored } from '#client/lib/storage/storage.ts';
import type { BrowserRecord } from '#client/records/record-kind.ts';
import { changeRecord, type Entry, recordsOf, writeRecords } from '#client/records/record-store.ts';
import { isRefusal, withTimeout } from './calls.ts';
import { type RecordsApi, fetchRecords, type Sending, SENDINGS } from './sendings.ts';

export type RecordsExchange = ReturnType<typeof createRecordsExchange>;

/** Sends a learner's records of every kind, and fetches those of other devices. */
export function createRecordsExchange(userKey: string, account: RecordsApi, signal: AbortSignal) {
  // Records that the server refused: they remain in the browser and do not block the others.
  const refused = new Set<string>();
  const isOwn = () => !signal.aborted && readStored(OWNER) === userKey;

  const waiting = ({ kind }: Sending<BrowserRecord>) =>
    recordsOf(kind, userKey).filter(({ record }) => !record.isSent && !refused.has(JSON.stringify(record)));

  async function sendBatch(sending: Sending<BrowserRecord>, batch: Entry<BrowserRecord>[]): Promise<void> {
    const { kind, marked, send } = sending;
    const entries = marked ? batch.map(({ id, record }) => ({ id, record: marked(record) })) : batch;
    // In a full browser this page holds the record that is sent, and afterwards that it was sent.
    writeRecords(kind, userKey, entries);
    const sent = { userKey, sentAt: new Date().toISOString() };
    try {
      const taken = await send(entries, { account, sent, options: withTimeout(signal) });
      if (!isOwn()) return;
      // Records that the browser has removed meanwhile are not written again.
      for (const { id, record } of entries) changeRecord(kind, userKey, id, (local) => local && taken(local, record));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // A record that the server refuses must not block the others.
      if (entries.length > 1) for (const one of entries) await sendBatch(sending, [one]);
      else for (const { record } of entries) refused.add(JSON.stringify(record));
    }
  }

  return {
    async send(): Promise<void> {
      for (const sending of SENDINGS) {
        for (let batch = sending.batch(waiting(sending)); batch.length > 0 && isOwn();) {
          await sendBatch(sending, batch);
          batch = sending.batch(waiting(sending));
        }
      }
    },
    async fetch(): Promise<void> {
      if (isOwn()) await fetchRecords(account, userKey, () => withTimeout(signal));
    },
    tryRefusedAgain: () => refused.clear(),
  };
}
