import type { AttemptLabel } from '#shared/records/attempt-label/attempt-label.ts';
import { replaceRecord, useOwnRecord } from './own-records.ts';

const NONE: Pick<AttemptLabel, 'name' | 'note'> = { name: '', note: '' };

/** The learner's name and note for a submission. */
export const useAttemptLabel = (key: string): Pick<AttemptLabel, 'name' | 'note'> =>
  useOwnRecord('attempt-label', key) ?? NONE;

/** @returns whether the browser stored it */
export const labelAttempt = (key: string, label: Partial<typeof NONE>): boolean =>
  replaceRecord('attempt-label', key, (local) => {
    const { name, note } = { ...NONE, ...local, ...label };
    return { name, note };
  });
