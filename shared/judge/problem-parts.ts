/** The parts of a problem that may fail by themselves, independent of a learner's program. */
export const PROBLEM_PARTS = ['generator', 'validator', 'checker', 'reference solution'] as const;
export type ProblemPart = (typeof PROBLEM_PARTS)[number];

/** The most characters stored of such a part's error. */
export const MAX_SAID = 500;
