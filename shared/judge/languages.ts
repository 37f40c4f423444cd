/** The languages of solutions: their names and file extensions. */
export const LANGUAGES = {
  cpp: { name: 'C++', ending: 'cpp' },
  java: { name: 'Java', ending: 'java' },
  python: { name: 'Python', ending: 'py' },
  javascript: { name: 'JavaScript', ending: 'js' },
  c: { name: 'C', ending: 'c' },
  sql: { name: 'SQL', ending: 'sql' },
} as const;
export type Language = keyof typeof LANGUAGES;

export const languages = Object.keys(LANGUAGES) as Language[]; // they are its keys

export const languageOf = (name: string): Language | null => languages.find((language) => language === name) ?? null;

export const languageOfFile = (file: string): Language | null =>
  languages.find((language) => file.endsWith(`.${LANGUAGES[language].ending}`)) ?? null;

/** What a browser can run: for Java there is no compiler that a page could load. */
export const RUNNABLE = ['cpp', 'c', 'python', 'javascript'] as const satisfies Language[];
export type Runnable = (typeof RUNNABLE)[number];
