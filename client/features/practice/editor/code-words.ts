import { C_WORDS } from '#judge/languages/c/words.ts';
import { CPP_WORDS } from '#judge/languages/cpp/words.ts';
import { JAVA_WORDS } from '#judge/languages/java/words.ts';
import { JAVASCRIPT_WORDS } from '#judge/languages/javascript/words.ts';
import { PYTHON_WORDS } from '#judge/languages/python/words.ts';
import { SQL_WORDS } from '#judge/languages/sql/words.ts';
import { TYPESCRIPT_WORDS } from '#judge/languages/typescript/words.ts';
import type { Language } from '#judge/languages/languages.ts';

/** Completions in addition to the words of the program itself. */
const WORDS: Record<Language, string> = {
  c: C_WORDS,
  cpp: CPP_WORDS,
  java: JAVA_WORDS,
  python: PYTHON_WORDS,
  javascript: JAVASCRIPT_WORDS,
  typescript: TYPESCRIPT_WORDS,
  sql: SQL_WORDS,
};

export const wordsOf = (language: Language): string[] => [...new Set(WORDS[language].split(/\s+/))];
