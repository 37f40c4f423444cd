import { readStored, useStored, useStoredValue, writeStored } from '#client/lib/storage.ts';

/** A problem of the same name is one problem on every sheet; `sdeIds` are its ids on the company-wise ones. */
export type ProblemIdentity = { name: string; sdeIds: number[] };

type Flag = 'done' | 'starred';

/** Both stored models stay (decisions.md 5): a key for each name, and a map by the ids of the company-wise sheets. */
const KEYS: Record<Flag, { ofName: (name: string) => string; map: string }> = {
  done: { ofName: (name) => `checkbox-${name}`, map: 'checkboxes' },
  starred: { ofName: (name) => `starred-${name}`, map: 'starredProblems' },
};

type FlagMap = Record<string, unknown>;

// Each row asks for the maps at every change: they are parsed once for each text.
const parsed = new Map<string, { text: string | null; map: FlagMap }>();

function readMap(key: string): FlagMap {
  const text = readStored(key);
  const last = parsed.get(key);
  if (last?.text === text) return last.map;
  const map = parseMap(text);
  parsed.set(key, { text, map });
  return map;
}

function parseMap(text: string | null): FlagMap {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as FlagMap) : {};
  } catch {
    return {};
  }
}

/** A flag holds if any of its keys says so. */
function holds(flag: Flag, { name, sdeIds }: ProblemIdentity): boolean {
  const { ofName, map } = KEYS[flag];
  if (readStored(ofName(name)) === 'true') return true;
  const byId = sdeIds.length > 0 ? readMap(map) : {};
  return sdeIds.some((id) => byId[id] === true);
}

/** Writes every key that a problem has. @returns whether the browser kept it */
export function setFlag(flag: Flag, { name, sdeIds }: ProblemIdentity, value: boolean): boolean {
  const { ofName, map } = KEYS[flag];
  const changes: Record<string, string> = { [ofName(name)]: String(value) };
  if (sdeIds.length > 0) {
    const ids = Object.fromEntries(sdeIds.map((id) => [id, value]));
    changes[map] = JSON.stringify({ ...readMap(map), ...ids });
  }
  return writeStored(changes);
}

export const useFlag = (flag: Flag, problem: ProblemIdentity): boolean =>
  useStoredValue(() => holds(flag, problem), false);

export const isDone = (problem: ProblemIdentity): boolean => holds('done', problem);

export const useDoneCount = (problems: readonly ProblemIdentity[]): number =>
  useStoredValue(() => problems.filter(isDone).length, 0);

const noteKey = (name: string) => `note-${name}`;

export const useNote = (name: string): string => useStored(noteKey(name)) ?? '';

/** @returns whether the browser kept it */
export const saveNote = (name: string, text: string): boolean => writeStored({ [noteKey(name)]: text });
