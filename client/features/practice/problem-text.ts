import type { ReadField } from '#judge/problem/problem.ts';

type ShownField = 'name' | 'level' | 'topics' | 'statement' | 'constraints' | 'hints' | 'image' | 'figtitle' | 'letter';

/** The fields of a problem's form that its page and its judging use. */
export type ProblemText = Record<ReadField | ShownField, string>;
