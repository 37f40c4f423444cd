import { laterOf, type Stamp, type SyncedKind } from '#shared/records/record-kind.ts';

/** A learner's name and note for an attempt, by the key of the submission. If both are '', there is no label. */
export type AttemptLabel = Stamp & { name: string; note: string };

export const MAX_ATTEMPT_NAME = 80;
export const MAX_ATTEMPT_NOTE = 2000;

export const attemptLabel: SyncedKind<AttemptLabel> = { merge: laterOf, max: 5000 };
