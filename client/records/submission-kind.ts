import { type LocalSubmission, parseLocalSubmission } from '#shared/rules/practice/local-submissions.ts';
import type { RecordKind } from './record-kind.ts';

/** By slug and key. They never change. */
export const SUBMISSIONS: RecordKind<LocalSubmission> = {
  name: 'submission',
  parse: parseLocalSubmission,
  atSignIn: (_local, visitors) => visitors,
  restore: (stored, journaled) => (stored ? null : journaled),
};
