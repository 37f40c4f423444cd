/** PostgreSQL cannot store NUL, and would return a lone surrogate as another character. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** The text with NUL and lone surrogates replaced by U+FFFD. */
export const toStorable = (text: string): string => text.replaceAll('\0', '\uFFFD').toWellFormed();
