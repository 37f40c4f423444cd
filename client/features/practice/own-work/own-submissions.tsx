import { type ComponentType, lazy, Suspense } from 'react';
import { GUEST, OWNER } from '#client/lib/storage/progress-queue.ts';
import { storedEntries } from '#client/lib/storage/storage-keys.ts';
import { readStored, useStoredValue } from '#client/lib/storage/storage.ts';
import { ofProblem, recordKey } from '#client/records/record-store.ts';

/** `since` is ISO; '' for all. */
type Props = { slug: string; since: string };

const SubmissionList = lazy<ComponentType<Props>>(() =>
  import('./submission-list.tsx').then(
    (module) => ({ default: module.SubmissionList }),
    // The page works without the list.
    () => ({ default: () => null }),
  ),
);

/** The viewer's own submissions to a problem; the list is not loaded for a visitor who has submitted nothing. */
export function OwnSubmissions({ slug, since }: Props) {
  const mayHaveSome = useStoredValue(
    () => readStored(OWNER) !== null || storedEntries(recordKey('submission', GUEST, ofProblem(slug))).length > 0,
    false,
  );
  if (!mayHaveSome) return null;
  return (
    <Suspense>
      <SubmissionList slug={slug} since={since} />
    </Suspense>
  );
}
