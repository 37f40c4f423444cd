/** PostgreSQL cannot keep NUL, and a lone surrogate would come back as another character. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
