/** What of a problem may fail by itself, whatever a learner's program does. */
export const PROBLEM_PARTS = ['generator', 'validator', 'checker', 'reference solution'] as const;
export type ProblemPart = (typeof PROBLEM_PARTS)[number];

/** Characters that are kept of what such a part said. */
export const MOST_SAID = 500;
