/** The storage key of the language in which the learner writes programs. */
export const PRACTICE_LANGUAGE = 'practice-language';
