import type { Language } from '#judge/languages/languages.ts';

const NARROW = new Set<Language>(['javascript', 'sql']);

/** One level of indentation in a language. */
export const indentationOf = (language: Language): string => ' '.repeat(NARROW.has(language) ? 2 : 4);
