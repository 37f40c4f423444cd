import { useMemo } from 'react';
import { GUEST, OWNER } from '#client/lib/storage/progress-queue.ts';
import { useStored } from '#client/lib/storage/storage.ts';
import { newUuid } from '#client/lib/uuid.ts';
import type { AttemptLabel } from '#shared/records/attempt-label.ts';
import { stampAfter } from '#shared/records/record-kind.ts';
import { changeRecord, ownerNow, recordKey } from './record-store.ts';
import { syncedKind } from './synced-kinds.ts';

const LABELS = syncedKind('attempt-label');
const NONE: Pick<AttemptLabel, 'name' | 'note'> = { name: '', note: '' };

/** What the learner calls a submission, and says about it. */
export function useAttemptLabel(key: string): Pick<AttemptLabel, 'name' | 'note'> {
  const owner = useStored(OWNER) ?? GUEST;
  const text = useStored(recordKey('attempt-label', owner, key)) ?? '';
  return useMemo(() => LABELS.parse(text)?.record ?? NONE, [text]);
}

/** @returns whether the browser stored it */
export const labelAttempt = (key: string, label: Partial<typeof NONE>): boolean =>
  changeRecord(LABELS, ownerNow(), key, (local) => {
    const { name, note } = { ...NONE, ...local?.record, ...label };
    return { record: { name, note, ...stampAfter(local?.record.at ?? 0, Date.now(), newUuid()) }, isSent: false };
  });
