import { RECORD_PREFIX, recordPrefix, storedEntries } from '#client/lib/storage/storage-keys.ts';
import { GUEST } from './owner.ts';

/** Matches the text that record-store.ts writes; in a value, the quotation marks would be escaped. */
export const isSent = (text: string): boolean => !text.includes('"isSent":false');

/** Whether there are records to merge at sign-in, or to remove. */
export const isUnsettled = (owner: string | null): boolean =>
  storedEntries(RECORD_PREFIX).some(([key, text]) => {
    if (key.startsWith(recordPrefix(GUEST))) return owner !== null;
    return !key.startsWith(recordPrefix(owner ?? GUEST)) && isSent(text);
  });

/** Whether a learner has records that the account does not have. */
export const hasUnsent = (owner: string): boolean =>
  storedEntries(recordPrefix(owner)).some(([, text]) => !isSent(text));
