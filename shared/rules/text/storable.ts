/** PostgreSQL cannot keep NUL, and a lone surrogate would come back as another character. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** What can be kept of a text. */
export const toStorable = (text: string): string => text.replaceAll('\0', '\uFFFD').toWellFormed();
