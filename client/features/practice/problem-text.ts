import type { ReadField } from '#shared/judge/problem.ts';

type ShownField = 'name' | 'level' | 'topics' | 'statement' | 'constraints' | 'hints' | 'image' | 'figtitle' | 'letter';

/** A problem as it stands in its form, as far as its page and its judge look at it. */
export type ProblemText = Record<ReadField | ShownField, string>;
