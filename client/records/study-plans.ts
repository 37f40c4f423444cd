import { useMemo } from 'react';
import { GUEST, OWNER, ownTimeZone } from '#client/lib/storage/progress-queue.ts';
import { useStored } from '#client/lib/storage/storage.ts';
import { newUuid } from '#client/lib/uuid.ts';
import { stampAfter } from '#shared/records/record-kind.ts';
import { OWN_STUDY_PLAN, type StudyPlan } from '#shared/records/study-plan.ts';
import { changeRecord, ownerNow, recordKey } from './record-store.ts';
import { syncedKind } from './synced-kinds.ts';

const PLANS = syncedKind('study-plan');

export type PlanSettings = Omit<StudyPlan, 'at' | 'by' | 'timeZone'>;

/** The plan of the learner, or of the visitor, in this browser; null where there is none. */
export function useStudyPlan(): StudyPlan | null {
  const owner = useStored(OWNER) ?? GUEST;
  const text = useStored(recordKey('study-plan', owner, OWN_STUDY_PLAN)) ?? '';
  return useMemo(() => PLANS.parse(text)?.record ?? null, [text]);
}

/** @returns whether the browser stored it */
export const saveStudyPlan = (settings: PlanSettings): boolean =>
  changeRecord(PLANS, ownerNow(), OWN_STUDY_PLAN, (local) => ({
    record: { ...settings, timeZone: ownTimeZone(), ...stampAfter(local?.record.at ?? 0, Date.now(), newUuid()) },
    isSent: false,
  }));
