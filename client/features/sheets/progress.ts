import { useMemo } from 'react';
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
import type { Mark } from '#shared/rules/sheet-filter.ts';

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

/** Tells of a problem whether a flag holds: it does if any of its keys says so. The map is read once for many. */
export function flagReader(flag: Flag): (problem: ProblemIdentity) => boolean {
  const byId = readMap(flagMapKey(flag));
  return ({ name, companyIds }) =>
    readStored(flagKey(flag, name)) === 'true' || companyIds.some((id) => byId[id] === true);
}

/** Writes every key that a problem has, and what a signed-in learner's account gets to know. @returns whether the browser kept it */
export function setFlag(flag: Flag, { name, companyIds }: ProblemIdentity, isSet: boolean): boolean {
  const value = String(isSet);
  return writeStored({
    ...queued({ name, field: flag, value }),
    ...documentedWrites(flag, { name, companyIds, value }, readStored),
  });
}

export const useFlag = (flag: Flag, problem: ProblemIdentity): boolean =>
  useStoredValue(() => flagReader(flag)(problem), false);

export const isDone = (problem: ProblemIdentity): boolean => flagReader('done')(problem);

const MARKS = Array.from({ length: 8 }, (_, bits): Mark => {
  return { isDone: (bits & 1) > 0, isStarred: (bits & 2) > 0, hasNote: (bits & 4) > 0 };
});

/** A digit for each problem, the place of its mark in MARKS: a text, so that the same marks are the same value. */
function marksText(problems: readonly ProblemIdentity[]): string {
  const [isDone, isStarred] = [flagReader('done'), flagReader('starred')];
  const hasNote = ({ name }: ProblemIdentity) => (readStored(noteKey(name)) ?? '') !== '';
  return problems.map((one) => Number(isDone(one)) + 2 * Number(isStarred(one)) + 4 * Number(hasNote(one))).join('');
}

/** The marks of each problem; null where there is no storage to know them from. */
export function useMarks(problems: readonly ProblemIdentity[]): readonly Mark[] | null {
  const text = useStoredValue<string | null>(() => marksText(problems), null);
  return useMemo(
    () => (text === null ? null : Array.from(text, (digit) => MARKS[Number(digit)] as Mark)), // one of eight
    [text],
  );
}

export const useNote = (name: string): string => useStored(noteKey(name)) ?? '';

/** @returns whether the browser kept it */
export function saveNote(name: string, value: string): boolean {
  const replaces = readStored(noteKey(name)) ?? '';
  if (value === replaces) return true;
  return writeStored({ ...queued({ name, field: 'note', value, replaces }), [noteKey(name)]: value });
}
