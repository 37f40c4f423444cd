import { type Flag, FLAGS } from '#shared/records/mark/mark.ts';

/** The parts of a learner's progress as an older site and an import name them: the flags, and the note of a problem. */
export const PROGRESS_FIELDS = [...FLAGS, 'note'] as const;
export type ProgressField = Flag | 'note';
