/** The maximum length of the code of a draft or a submission, in characters. */
export const MAX_CODE = 65_536;

/** The most unanswered changes that a draft follows. After more, only the text is compared with the account's. */
export const MAX_FOLLOWED = 50;

/** The most submissions in one call. */
export const MAX_SUBMISSIONS = 100;
