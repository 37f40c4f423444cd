import type { Language } from '#shared/judge/languages.ts';

const NARROW = new Set<Language>(['javascript', 'sql']);

/** What one step of indentation is in a language. */
export const indentationOf = (language: Language): string => ' '.repeat(NARROW.has(language) ? 2 : 4);
