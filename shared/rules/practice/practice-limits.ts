/** What a draft or a submission has at most, in characters. */
export const MAX_CODE = 65_536;

/** So many sends may have gone unanswered before a draft is told from the account's by its text alone. */
export const MAX_FOLLOWED = 50;

/** How many submissions one call may bring. */
export const MAX_SUBMISSIONS = 100;
