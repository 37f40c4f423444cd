/** The words of a heading, also of one such as `isSolved` or `date_solved`. */
export const words = (heading: string): string[] =>
  heading
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/\p{L}+|\d+|#/gu) ?? [];

/** Words for what is solved, in headings of statuses and of days. */
export const SOLVED_WORD = /^(solved|done|completed?|completion|finished|accepted|ac|mastered|passed)$/;
