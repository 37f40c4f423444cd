import { type ComponentType, lazy, Suspense } from 'react';
import { OWN_WORK, storedEntries } from '#client/lib/storage/storage-keys.ts';
import { useStoredValue } from '#client/lib/storage/storage.ts';

const TodayBlock = lazy<ComponentType>(() =>
  import('./today-block.tsx').then(
    (module) => ({ default: module.TodayBlock }),
    // Without a connection the page works without it.
    () => ({ default: () => null }),
  ),
);

/** The day of whoever has done something here; nothing for a newcomer. Its place is there while it is loaded. */
export function TodayHere({ className }: { className: string }) {
  const hasRecords = useStoredValue(() => storedEntries(OWN_WORK).length > 0, false);
  return (
    hasRecords && (
      <div className={`min-h-32 sm:min-h-24 ${className}`}>
        <Suspense>
          <TodayBlock />
        </Suspense>
      </div>
    )
  );
}
