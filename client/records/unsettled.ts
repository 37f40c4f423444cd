import { GUEST } from '#client/lib/storage/progress-queue.ts';
import { OWN_WORK, ownWorkOf, storedEntries } from '#client/lib/storage/storage-keys.ts';

/** As record-store.ts writes it; within a text the quotation marks would be escaped. */
export const isSent = (text: string): boolean => !text.includes('"isSent":false');

/** Whether there are records to claim, or to remove. */
export const isUnsettled = (owner: string | null): boolean =>
  storedEntries(OWN_WORK).some(([key, text]) => {
    if (key.startsWith(ownWorkOf(GUEST))) return owner !== null;
    return !key.startsWith(ownWorkOf(owner ?? GUEST)) && isSent(text);
  });
