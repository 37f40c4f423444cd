import { MAX_ID } from './max-id.ts';
import { MAPS, PREFIXES, type ProblemIdentity, readKey } from './progress-keys.ts';
import type { ProgressField } from './progress-merge.ts';

/* What the documented keys hold, and what a change writes to them. */

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
