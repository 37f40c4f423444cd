/** The maximum length of the code of a draft or a submission, in characters. */
export const MAX_CODE = 65_536;

/** The most unanswered sends that a draft names; after more, it is compared with the account's by its text alone. */
export const MAX_FOLLOWED = 50;

/** The most submissions of one call. */
export const MAX_SUBMISSIONS = 100;
