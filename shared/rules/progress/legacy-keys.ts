import { MAX_ID } from '#shared/rules/max-id.ts';
import type { ProblemFlag } from '#shared/records/mark/mark.ts';

/*
 * The storage keys of an older site, in both directions. It stores ticks, stars and notes by the name of a problem, and
 * ticks and stars also in a map by the ids of the company-wise sheets.
 */

/** What an older site stores of a problem. */
export type LegacyField = ProblemFlag | 'note';

/** Key prefixes, followed by a name. */
const PREFIXES: Record<LegacyField, string> = { done: 'checkbox-', starred: 'starred-', note: 'note-' };
const FIELDS = Object.keys(PREFIXES) as LegacyField[]; // they are its keys

const MAPS: Partial<Record<LegacyField, string>> = { done: 'checkboxes', starred: 'starredProblems' };

/** Parses a key: its field, and the problem's name unless it is a map; null for any other key. */
function readKey(key: string): { field: LegacyField; name: string | null } | null {
  for (const field of FIELDS) {
    if (key === MAPS[field]) return { field, name: null };
    if (key.startsWith(PREFIXES[field])) return { field, name: key.slice(PREFIXES[field].length) };
  }
  return null;
}

export const isLegacyKey = (key: string): boolean => readKey(key) !== null;

/** A problem by its name, or by its id on the company-wise sheets. */
export type ProblemReference = { name: string } | { companyId: number };

export type LegacyItem = { problem: ProblemReference; field: LegacyField; value: string };

const isTrue = (value: unknown) => value === true || value === 'true';
const isId = (text: string) => /^\d{1,10}$/.test(text) && Number(text) <= MAX_ID;
const isFlag = (value: unknown) => isTrue(value) || value === false || value === 'false';

/**
 * The ticks, stars and notes under the keys; other keys are ignored.
 * @param onFault called with each key whose value is invalid
 */
export function legacyItems(
  entries: Iterable<[string, unknown]>,
  onFault: (key: string) => void = () => {},
): LegacyItem[] {
  const items: LegacyItem[] = [];
  for (const [key, stored] of entries) {
    const parsed = readKey(key);
    if (!parsed) continue;
    const { field, name } = parsed;
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

type FlagMap = Record<string, unknown>;

/** Parses a map of flags; null for anything else. @param stored the JSON text, or the value from a file */
function readFlagMap(stored: unknown): FlagMap | null {
  try {
    const value: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored;
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as FlagMap) : null;
  } catch {
    return null;
  }
}

export type LegacyChange = { field: LegacyField; name: string; companyIds: readonly number[]; value: string };

/**
 * The keys that an older site reads, with the values that changes write there. What is not set and was never stored
 * needs no key.
 * @param read returns the stored value of a key
 */
export function legacyWrites(
  changes: readonly LegacyChange[],
  read: (key: string) => string | null,
): Record<string, string> {
  const texts: Record<string, string> = {};
  const maps = new Map<string, FlagMap>();
  for (const { field, name, companyIds, value } of changes) {
    const isSet = field === 'note' ? value !== '' : value === 'true';
    const key = PREFIXES[field] + name;
    if (isSet || read(key) !== null) texts[key] = value;
    const mapKey = MAPS[field];
    if (mapKey === undefined || companyIds.length === 0) continue;
    const map = maps.get(mapKey) ?? { ...readFlagMap(read(mapKey)) };
    maps.set(mapKey, map);
    for (const id of companyIds) if (isSet || map[id] !== undefined) map[id] = isSet;
  }
  for (const [key, map] of maps) if (Object.keys(map).length > 0) texts[key] = JSON.stringify(map);
  return Object.fromEntries(Object.entries(texts).filter(([key, text]) => text !== read(key)));
}
