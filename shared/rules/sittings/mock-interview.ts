export const INTERVIEW_MINUTES = 45;

/** How many problems that were seen a browser may name, by addresses and again by names. */
export const MAX_SEEN = 2000;
