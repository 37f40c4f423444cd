import { laterOf, type Stamp, type SyncedKind } from './record-kind.ts';

/** What a learner calls an attempt, and says about it, by the key of the submission. Both '' is none. */
export type AttemptLabel = Stamp & { name: string; note: string };

export const MAX_ATTEMPT_NAME = 80;
export const MAX_ATTEMPT_NOTE = 2000;

export const attemptLabel: SyncedKind<AttemptLabel> = { merge: laterOf, most: 5000 };
