import { type ComponentType, lazy, Suspense } from 'react';
import { GUEST, OWNER } from '#client/records/owner.ts';
import { storedEntries } from '#client/lib/storage/storage-keys.ts';
import { readStored, useStoredValue } from '#client/lib/storage/storage.ts';
import type { AttemptListProps } from '#client/features/practice/attempts/attempt-list.tsx';
import { ofProblem, recordKey } from '#client/records/record-store.ts';

const AttemptList = lazy<ComponentType<AttemptListProps>>(() =>
  import('#client/features/practice/attempts/attempt-list.tsx').then(
    (module) => ({ default: module.AttemptList }),
    // The page works without the list.
    () => ({ default: () => null }),
  ),
);

/** The viewer's submissions to a problem; the list is not loaded for a visitor who has submitted nothing. */
export function OwnSubmissions({ problem, since }: AttemptListProps) {
  const mayHaveSome = useStoredValue(
    () =>
      readStored(OWNER) !== null || storedEntries(recordKey('submission', GUEST, ofProblem(problem.slug))).length > 0,
    false,
  );
  if (!mayHaveSome) return null;
  return (
    <Suspense>
      <AttemptList problem={problem} since={since} />
    </Suspense>
  );
}
