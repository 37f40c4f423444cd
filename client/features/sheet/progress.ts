import { queued } from '#client/lib/progress-queue.ts';
import { readStored, useStored, useStoredValue, writeStored } from '#client/lib/storage.ts';
import {
  documentedWrites,
  type Flag,
  flagKey,
  flagMapKey,
  noteKey,
  parseFlagMap,
  type ProblemIdentity,
} from '#shared/rules/progress-keys.ts';

export type { ProblemIdentity };

type FlagMap = Record<string, unknown>;

// Each row asks for the maps at every change: they are parsed once for each text.
const parsed = new Map<string, { text: string | null; map: FlagMap }>();

function readMap(key: string): FlagMap {
  const text = readStored(key);
  const last = parsed.get(key);
  if (last?.text === text) return last.map;
  const map = parseFlagMap(text);
  parsed.set(key, { text, map });
  return map;
}

/** A flag holds if any of its keys says so. */
function holds(flag: Flag, { name, sdeIds }: ProblemIdentity): boolean {
  if (readStored(flagKey(flag, name)) === 'true') return true;
  const byId = sdeIds.length > 0 ? readMap(flagMapKey(flag)) : {};
  return sdeIds.some((id) => byId[id] === true);
}

/** Writes every key that a problem has, and what a signed-in learner's account gets to know. @returns whether the browser kept it */
export function setFlag(flag: Flag, { name, sdeIds }: ProblemIdentity, isSet: boolean): boolean {
  const value = String(isSet);
  return writeStored({
    ...queued({ name, field: flag, value }),
    ...documentedWrites(flag, { name, sdeIds, value }, readStored),
  });
}

export const useFlag = (flag: Flag, problem: ProblemIdentity): boolean =>
  useStoredValue(() => holds(flag, problem), false);

export const isDone = (problem: ProblemIdentity): boolean => holds('done', problem);

export const useDoneCount = (problems: readonly ProblemIdentity[]): number =>
  useStoredValue(() => problems.filter(isDone).length, 0);

export const useNote = (name: string): string => useStored(noteKey(name)) ?? '';

/** @returns whether the browser kept it */
export function saveNote(name: string, value: string): boolean {
  const replaces = readStored(noteKey(name)) ?? '';
  if (value === replaces) return true;
  return writeStored({ ...queued({ name, field: 'note', value, replaces }), [noteKey(name)]: value });
}
