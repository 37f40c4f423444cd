/** The parts of a problem that may fail independently of the learner's program. */
export const PROBLEM_PARTS = ['generator', 'validator', 'checker', 'reference solution'] as const;
export type ProblemPart = (typeof PROBLEM_PARTS)[number];

/** The most characters of a part's error message that are stored. */
export const MAX_MESSAGE = 500;
