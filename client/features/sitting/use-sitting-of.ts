import { useMemo } from 'react';
import { storedEntries } from '#client/lib/storage/storage-keys.ts';
import { useStoredValue } from '#client/lib/storage/storage.ts';
import { shownOwners } from '#client/records/owner.ts';
import { recordKey } from '#client/records/record-store.ts';
import { useHasPassed } from '#client/lib/hooks/use-has-passed.ts';
import { endOf, newestSitting, parseSitting, type Sitting } from '#shared/rules/sittings/sitting.ts';

/** How long after its end a sitting's problems link back to it. */
const NOTICE_MS = 10 * 60_000;

type Shown = { sitting: Sitting; isRunning: boolean };

/**
 * The contest or interview that a problem belongs to, if it is running or has ended within NOTICE_MS. The rest of this
 * feature is loaded only if there is one.
 */
export const useSittingOf = (slug: string): Shown | null =>
  useNewest(
    (sitting) =>
      sitting.problems.some((problem) => problem.slug === slug.toLowerCase()) &&
      endOf(sitting) > Date.now() - NOTICE_MS,
  );

/** The last contest or the last interview in this browser, running or over. */
export const useLastSitting = (kind: Sitting['kind']): Shown | null => useNewest((sitting) => sitting.kind === kind);

function useNewest(isMeant: (sitting: Sitting) => boolean): Shown | null {
  const text = useStoredValue(() => newestText(isMeant), '');
  const sitting = useMemo(() => parseSitting(text), [text]);
  const isOver = useHasPassed(sitting ? endOf(sitting) : 0);
  return sitting && { sitting, isRunning: !isOver };
}

function newestText(isMeant: (sitting: Sitting) => boolean): string {
  const found = shownOwners()
    .flatMap((owner) => storedEntries(recordKey('sitting', owner)))
    .flatMap(([, text]) => {
      const sitting = parseSitting(text);
      return sitting && isMeant(sitting) ? [{ ...sitting, text }] : [];
    });
  return found.toSorted(newestSitting)[0]?.text ?? '';
}
