import { type ComponentType, lazy, Suspense } from 'react';
import { GUEST, OWNER } from '#client/records/owner.ts';
import { recordPrefix, storedEntries } from '#client/lib/storage/storage-keys.ts';
import { useStored, useStoredValue } from '#client/lib/storage/storage.ts';

/** Computes the number of due cards; only loaded for users with cards. */
const DueCount = lazy<ComponentType>(() =>
  import('./due-count.tsx').then(
    (module) => ({ default: module.DueCount }),
    // If it cannot be loaded offline, the page works without it.
    () => ({ default: () => null }),
  ),
);

/** 'N due', a link to the reviews; nothing if none is due. */
export function DueLink() {
  const owner = useStored(OWNER) ?? GUEST;
  const hasCards = useStoredValue(() => storedEntries(`${recordPrefix(owner)}review-card:`).length > 0, false);
  return (
    hasCards && (
      <Suspense>
        <DueCount />
      </Suspense>
    )
  );
}
