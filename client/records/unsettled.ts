import { GUEST } from '#client/records/progress/progress-queue.ts';
import { readStored } from '#client/lib/storage/storage.ts';
import {
  RECORD_PREFIX,
  recordPrefix,
  RECORDS_HAD,
  RECORDS_NOTICE,
  storedEntries,
} from '#client/lib/storage/storage-keys.ts';

/** Matches the text that record-store.ts writes; in a value, the quotation marks would be escaped. */
export const isSent = (text: string): boolean => !text.includes('"isSent":false');

/** Whether there are records to merge at sign-in, or to remove. */
export const isUnsettled = (owner: string | null): boolean =>
  storedEntries(RECORD_PREFIX).some(([key, text]) => {
    if (key.startsWith(recordPrefix(GUEST))) return owner !== null;
    return !key.startsWith(recordPrefix(owner ?? GUEST)) && isSent(text);
  });

const numberAt = (key: string): number => Number(readStored(key) ?? 0) || 0;

/** The last revision of the account's records that this browser has. */
export const revisionHad = (owner: string): number => numberAt(RECORDS_HAD + owner);

/** Whether the account has records that this browser does not have. */
export const isBehind = (owner: string): boolean => numberAt(RECORDS_NOTICE + owner) > revisionHad(owner);

/** Whether a learner has records to send, fetch or merge at sign-in. */
export const hasRecordsToDo = (owner: string): boolean =>
  isUnsettled(owner) || isBehind(owner) || storedEntries(recordPrefix(owner)).some(([, text]) => !isSent(text));
