export const INTERVIEW_MINUTES = 45;

/** The maximum number of seen problems that a browser may send, as slugs and again as names. */
export const MAX_SEEN = 2000;
