/** The storage key of the language that the learner writes programs in. */
export const PRACTICE_LANGUAGE = 'practice-language';
