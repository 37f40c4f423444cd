import { MAPS, PREFIXES, type ProblemIdentity } from './progress-keys.ts';
import type { ProgressField } from './progress-merge.ts';

type FlagMap = Record<string, unknown>;

/** Parses a map of flags; null for anything else. @param stored the JSON text, or the value from a file */
export function readFlagMap(stored: unknown): FlagMap | null {
  try {
    const value: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored;
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as FlagMap) : null;
  } catch {
    return null;
  }
}

/** Parses a map of flags; anything else counts as an empty map. */
export const parseFlagMap = (stored: unknown): FlagMap => readFlagMap(stored) ?? {};

/** The values that a change writes under legacy keys. @param read returns the stored value of a key */
export function legacyWrites(
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
