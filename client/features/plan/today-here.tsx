import { type ComponentType, lazy, Suspense } from 'react';
import { hasWork } from '#client/lib/storage/storage-keys.ts';
import { useStoredValue } from '#client/lib/storage/storage.ts';

const TodayBlock = lazy<ComponentType>(() =>
  import('./today-block.tsx').then(
    (module) => ({ default: module.TodayBlock }),
    // If it cannot be loaded offline, the page works without it.
    () => ({ default: () => null }),
  ),
);

/** The day of a user who has done something here; nothing for a newcomer. The space is reserved while it is loading. */
export function TodayHere({ className }: { className: string }) {
  const hasRecords = useStoredValue(hasWork, false);
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
