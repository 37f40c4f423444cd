import { useStored } from '#client/lib/storage/storage.ts';
import { GUEST, OWNER } from './owner.ts';

/** The owner of the shown records: the learner, or the visitor. */
export const useOwner = (): string => useStored(OWNER) ?? GUEST;
