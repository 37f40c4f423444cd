/** The time zone of this browser, in which the learner's days begin and end. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
