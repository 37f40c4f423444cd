import { z } from 'zod';
import { storedAttemptLabel } from './attempt-label/stored.ts';
import type { SyncedEntry, SyncedName, SyncedRecord } from './kinds.ts';
import { storedMark } from './mark/stored.ts';
import { storedNote } from './note/stored.ts';
import { storedOwnList } from './own-list/stored.ts';
import { storedReviewCard } from './review-card/stored.ts';
import { storedReviewPlan } from './review-plan/stored.ts';
import { recordId, type StoredKind } from './stored-kind.ts';
import { storedStudyPlan } from './study-plan/stored.ts';

/** What the account needs of each kind. Apart from kinds.ts, so that pages may do without zod. */
export const STORED_KINDS: { [N in SyncedName]: StoredKind<SyncedRecord<N>> } = {
  'attempt-label': storedAttemptLabel,
  mark: storedMark,
  note: storedNote,
  'own-list': storedOwnList,
  'review-card': storedReviewCard,
  'review-plan': storedReviewPlan,
  'study-plan': storedStudyPlan,
};

const schemas = Object.entries(STORED_KINDS).map(([kind, { schema, id = recordId }]) =>
  z.object({ kind: z.literal(kind), id, record: schema as z.ZodType }),
);

/** A record as a browser may send it. */
export const sentRecord = z.discriminatedUnion(
  'kind',
  schemas as [(typeof schemas)[number], ...typeof schemas], // there are kinds
) as unknown as z.ZodType<SyncedEntry, SyncedEntry>; // of each kind the schema of its record
