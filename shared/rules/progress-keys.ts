import { MAX_ID } from './max-id.ts';
import type { ProgressField } from './progress-merge.ts';

/** A problem of the same name is one problem on every sheet; `companyIds` are its ids on the company-wise ones. */
export type ProblemIdentity = { name: string; companyIds: number[] };

export type Flag = Exclude<ProgressField, 'note'>;
/** Of questions and cheat sheets, whose names are those of study-items.ts. */
export type StudyFlag = 'known' | 'revise';
export type ProblemFlag = Exclude<Flag, StudyFlag>;

/** What an account keeps at most; in the browser alone there is no limit. In characters. */
export const MAX_NOTE = 50_000;
export const MAX_PROBLEM_NAME = 500;

/** How many changes one call may bring. */
export const MAX_CHANGES = 100;

/** Before a name. The first three are the old site's, and stay for what is stored by them. */
const PREFIXES: Record<ProgressField, string> = {
  done: 'checkbox-',
  starred: 'starred-',
  note: 'note-',
  known: 'known-',
  revise: 'revise-',
};

const FIELDS = Object.keys(PREFIXES) as ProgressField[]; // they are its keys

/** The old site's other model: a map by the ids of the company-wise sheets. */
const MAPS: Partial<Record<ProgressField, string>> & Record<ProblemFlag, string> = {
  done: 'checkboxes',
  starred: 'starredProblems',
};

export const flagKey = (flag: Flag, name: string): string => PREFIXES[flag] + name;
export const flagMapKey = (flag: ProblemFlag): string => MAPS[flag];
export const noteKey = (name: string): string => PREFIXES.note + name;

type FlagMap = Record<string, unknown>;

/** Null for what is no map. @param stored the JSON text, or what a file holds in its place */
function readFlagMap(stored: unknown): FlagMap | null {
  try {
    const value: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored;
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as FlagMap) : null;
  } catch {
    return null;
  }
}

/** Whatever is no map counts as an empty one. */
export const parseFlagMap = (stored: unknown): FlagMap => readFlagMap(stored) ?? {};

/** The documented keys that a change writes. @param read gives what is stored now */
export function documentedWrites(
  field: ProgressField,
  { name, companyIds, value }: ProblemIdentity & { value: string },
  read: (key: string) => string | null,
): Record<string, string> {
  const writes: Record<string, string> = { [PREFIXES[field] + name]: value };
  const map = MAPS[field];
  if (companyIds.length === 0 || map === undefined) return writes;
  const ids = Object.fromEntries(companyIds.map((id) => [id, value === 'true']));
  return { ...writes, [map]: JSON.stringify({ ...parseFlagMap(read(map)), ...ids }) };
}

/** The company-wise sheets know a problem by its id alone. */
export type ProblemReference = { name: string } | { companyId: number };

export type DocumentedItem = { problem: ProblemReference; field: ProgressField; value: string };

/** The field that a documented key belongs to, with the problem's name unless it is a map; null for any other key. */
function readKey(key: string): { field: ProgressField; name: string | null } | null {
  for (const field of FIELDS) {
    if (key === MAPS[field]) return { field, name: null };
    if (key.startsWith(PREFIXES[field])) return { field, name: key.slice(PREFIXES[field].length) };
  }
  return null;
}

export const isDocumentedKey = (key: string): boolean => readKey(key) !== null;

const isTrue = (value: unknown) => value === true || value === 'true';
const isId = (text: string) => /^\d{1,10}$/.test(text) && Number(text) <= MAX_ID;
const isFlag = (value: unknown) => isTrue(value) || value === false || value === 'false';

/**
 * The ticks, stars and notes that documented keys hold; other keys are passed over.
 * @param onFault is told each documented key whose value is none of its kind
 */
export function documentedItems(
  entries: Iterable<[string, unknown]>,
  onFault: (key: string) => void = () => {},
): DocumentedItem[] {
  const items: DocumentedItem[] = [];
  for (const [key, stored] of entries) {
    const found = readKey(key);
    if (!found) continue;
    const { field, name } = found;
    if (name === null) {
      const map = readFlagMap(stored);
      if (!map) onFault(key);
      for (const [id, value] of Object.entries(map ?? {})) {
        if (!isId(id) || !isFlag(value)) onFault(key);
        else if (isTrue(value)) items.push({ problem: { companyId: Number(id) }, field, value: 'true' });
      }
    } else if (field === 'note') {
      if (typeof stored !== 'string') onFault(key);
      else if (stored !== '') items.push({ problem: { name }, field, value: stored });
    } else if (!isFlag(stored)) onFault(key);
    else if (isTrue(stored)) items.push({ problem: { name }, field, value: 'true' });
  }
  return items;
}
