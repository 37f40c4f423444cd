import type fc from 'fast-check';
import { attemptLabels } from '#shared/records/attempt-label/samples.ts';
import type { SyncedName, SyncedRecord } from '#shared/records/kinds.ts';
import { marks } from '#shared/records/mark/samples.ts';
import { notes } from '#shared/records/note/samples.ts';
import { ownLists } from '#shared/records/own-list/samples.ts';
import { reviewCards } from '#shared/records/review-card/samples.ts';
import { reviewPlans } from '#shared/records/review-plan/samples.ts';
import { studyPlans } from '#shared/records/study-plan/samples.ts';

/** Random records of each kind, for the tests that run for every kind. */
export const RECORD_SAMPLES: { [N in SyncedName]: fc.Arbitrary<SyncedRecord<N>> } = {
  'attempt-label': attemptLabels,
  mark: marks,
  note: notes,
  'own-list': ownLists,
  'review-card': reviewCards,
  'review-plan': reviewPlans,
  'study-plan': studyPlans,
};
