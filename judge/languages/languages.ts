import { c } from './c/language.ts';
import { cpp } from './cpp/language.ts';
import { java } from './java/language.ts';
import { javascript } from './javascript/language.ts';
import { python } from './python/language.ts';
import { sql } from './sql/language.ts';
import { typescript } from './typescript/language.ts';
import type { LanguageFacts, ToolName } from './language-facts.ts';

/** The languages of solutions, in the order in which they are offered. CONTRIBUTING.md shows how to add one. */
export const LANGUAGES = { cpp, java, python, javascript, typescript, c, sql } as const satisfies Record<
  string,
  LanguageFacts
>;
export type Language = keyof typeof LANGUAGES;

export const languages = Object.keys(LANGUAGES) as Language[]; // they are its keys

export const languageOf = (name: string): Language | null => languages.find((language) => language === name) ?? null;

export const languageOfFile = (file: string): Language | null =>
  languages.find((language) => file.endsWith(`.${LANGUAGES[language].ending}`)) ?? null;

/** The languages that a page can run. */
export type PageLanguage = {
  [L in Language]: (typeof LANGUAGES)[L]['inPage'] extends null ? never : L;
}[Language];

/** The languages other than SQL. */
export type ProgramLanguage = Exclude<Language, 'sql'>;
/** The languages other than SQL that a page can run. */
export type Runnable = Exclude<PageLanguage, 'sql'>;

export const isInPage = (language: Language): language is PageLanguage => LANGUAGES[language].inPage !== null;

export const RUNNABLE = languages.filter((language): language is Runnable => isInPage(language) && language !== 'sql');

export const toolOf = (language: Language): ToolName | null => LANGUAGES[language].inPage?.tool ?? null;

/** The names of the languages that a tool runs, for example 'C++ and C'. */
export const namesRunBy = (tool: ToolName): string =>
  languages
    .filter((language) => toolOf(language) === tool)
    .map((language) => LANGUAGES[language].name)
    .join(' and ');
