import type { ProgressField } from './progress-merge.ts';

/**
 * What identifies a problem in progress; `companyIds` are its ids on the company-wise sheets. Progress is stored under
 * the first name of a problem, which is the `progressName` if it was renamed later.
 */
export type ProblemIdentity = { name: string; progressName?: string; companyIds: number[] };

export const progressNameOf = ({ name, progressName = name }: Omit<ProblemIdentity, 'companyIds'>): string =>
  progressName;

export type Flag = Exclude<ProgressField, 'note'>;
/** Flags of questions and cheat sheets, whose names are as in study-items.ts. */
export type StudyFlag = 'known' | 'revise';
export type ProblemFlag = Exclude<Flag, StudyFlag>;

/** The limits of an account in characters; a browser without an account has none. */
export const MAX_NOTE = 50_000;
export const MAX_PROBLEM_NAME = 500;

/** The most changes in one call. */
export const MAX_CHANGES = 100;

/** Key prefixes, followed by a name. The first three are from the old site, as there is data under them. */
export const PREFIXES: Record<ProgressField, string> = {
  done: 'checkbox-',
  starred: 'starred-',
  note: 'note-',
  known: 'known-',
  revise: 'revise-',
};

const FIELDS = Object.keys(PREFIXES) as ProgressField[]; // they are its keys

/** The old site's other storage keys; each has a map by the ids of the company-wise sheets. */
export const MAPS: Partial<Record<ProgressField, string>> & Record<ProblemFlag, string> = {
  done: 'checkboxes',
  starred: 'starredProblems',
};

export const flagKey = (flag: Flag, name: string): string => PREFIXES[flag] + name;
export const flagMapKey = (flag: ProblemFlag): string => MAPS[flag];
export const noteKey = (name: string): string => PREFIXES.note + name;

/** Parses a legacy key: its field, and the problem's name unless it is a map; null for any other key. */
export function readKey(key: string): { field: ProgressField; name: string | null } | null {
  for (const field of FIELDS) {
    if (key === MAPS[field]) return { field, name: null };
    if (key.startsWith(PREFIXES[field])) return { field, name: key.slice(PREFIXES[field].length) };
  }
  return null;
}

export const isDocumentedKey = (key: string): boolean => readKey(key) !== null;
