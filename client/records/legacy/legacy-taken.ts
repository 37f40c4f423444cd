import { storedEntries } from '#client/lib/storage/storage-keys.ts';
import { readStored, writeStored } from '#client/lib/storage/storage.ts';
import { isLegacyKey } from '#shared/rules/progress/legacy-keys.ts';

/** The storage key that says whether what an older site left was taken in: 'unresolved' until the slugs are known. */
export const LEGACY_TAKEN = 'legacy-progress';

/** Whether legacy-progress.ts has something to do. Most browsers never load it. */
export function hasLegacyProgress(): boolean {
  const taken = readStored(LEGACY_TAKEN);
  if (taken !== null) return taken === 'unresolved';
  if (storedEntries().some(([key]) => isLegacyKey(key))) return true;
  writeStored({ [LEGACY_TAKEN]: 'resolved' });
  return false;
}
