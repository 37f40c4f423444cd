import { useMemo } from 'react';
import { useStoredValue } from '#client/lib/storage/storage.ts';
import { useHasPassed } from '#client/lib/hooks/use-has-passed.ts';
import { endOf, newestSitting, type Sitting } from '#shared/rules/sittings/sitting.ts';
import { readSittings, sittingTexts } from './sitting-store.ts';
import { useSittingSync } from './use-sitting-sync.ts';

export type Sittings = {
  /** The newest sitting, if it is running. */
  running: Sitting | null;
  /** The other sittings, newest first. */
  ended: readonly Sitting[];
};

/** The learner's sittings for which `isMeant` is true, from browser and account. */
export function useSittingsOf(isMeant: (sitting: Sitting) => boolean): Sittings {
  useSittingSync();
  const texts = useStoredValue(sittingTexts, '');
  const all = useMemo(() => readSittings(texts).toSorted(newestSitting), [texts]).filter(isMeant);
  const [newest, ...others] = all;
  const isOver = useHasPassed(newest ? endOf(newest) : 0);
  return newest && !isOver ? { running: newest, ended: others } : { running: null, ended: all };
}
