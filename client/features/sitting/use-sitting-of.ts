import { useMemo } from 'react';
import { GUEST, OWNER } from '#client/lib/progress-queue.ts';
import { sittingsOf, storedEntries } from '#client/lib/storage-keys.ts';
import { readStored, useStoredValue } from '#client/lib/storage.ts';
import { useHasPassed } from '#client/lib/use-has-passed.ts';
import { endOf, newestSitting, parseSitting, type Sitting } from '#shared/rules/sittings/sitting.ts';

/** How long after its end a sitting's problems link back to it. */
const NOTICE_MS = 10 * 60_000;

/**
 * The contest or interview that a problem belongs to, if it is running or has ended within NOTICE_MS. The rest of this
 * feature is loaded only if there is one.
 */
export function useSittingOf(slug: string): { sitting: Sitting; isRunning: boolean } | null {
  const text = useStoredValue(() => textOf(slug.toLowerCase()), '');
  const sitting = useMemo(() => parseSitting(text), [text]);
  const isOver = useHasPassed(sitting ? endOf(sitting) : 0);
  return sitting && { sitting, isRunning: !isOver };
}

function textOf(slug: string): string {
  const owners = [readStored(OWNER), GUEST];
  const found = owners
    .flatMap((owner) => (owner === null ? [] : storedEntries(sittingsOf(owner))))
    .flatMap(([, text]) => {
      const sitting = parseSitting(text);
      const isMeant = sitting?.problems.some((problem) => problem.slug === slug) === true;
      return isMeant && endOf(sitting) > Date.now() - NOTICE_MS ? [{ ...sitting, text }] : [];
    });
  return found.toSorted(newestSitting)[0]?.text ?? '';
}
