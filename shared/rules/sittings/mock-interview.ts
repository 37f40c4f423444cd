export const INTERVIEW_MINUTES = 45;

/** The most seen problems that a browser may send, by slugs and again by names. */
export const MAX_SEEN = 2000;
