import { useEffect, useMemo, useState } from 'react';
import { queued } from '#client/records/progress/progress-queue.ts';
import { useIsInBrowser } from '#client/lib/api/request-context.ts';
import { onStored, readStored, useStored, useStoredValue, writeStored } from '#client/lib/storage/storage.ts';
import { storedEntries } from '#client/lib/storage/storage-keys.ts';
import {
  flagKey,
  flagMapKey,
  noteKey,
  progressNameOf,
  type ProblemFlag,
  type ProblemIdentity,
} from '#shared/rules/progress/progress-keys.ts';
import { parseFlagMap } from '#shared/rules/progress/legacy-writes.ts';
import type { ProgressMarks } from '#shared/rules/sheets/sheet-filter.ts';

export type { ProblemIdentity };

type FlagMap = Record<string, unknown>;

// Each row reads the maps at every change, so each stored text is only parsed once.
const parsed = new Map<string, { text: string | null; map: FlagMap }>();

function readMap(key: string): FlagMap {
  const text = readStored(key);
  const last = parsed.get(key);
  if (last?.text === text) return last.map;
  const map = parseFlagMap(text);
  parsed.set(key, { text, map });
  return map;
}

/** Returns a check whether a problem has a flag, under any of its keys. The map is read once for many problems. */
export function flagReader(flag: ProblemFlag): (problem: ProblemIdentity) => boolean {
  const byId = readMap(flagMapKey(flag));
  return (problem) =>
    readStored(flagKey(flag, progressNameOf(problem))) === 'true' || problem.companyIds.some((id) => byId[id] === true);
}

export const useFlag = (flag: ProblemFlag, problem: ProblemIdentity): boolean =>
  useStoredValue(() => flagReader(flag)(problem), false);

export const isDone = (problem: ProblemIdentity): boolean => flagReader('done')(problem);

/** The marks of all problems, read together, as reading each key is slow on a sheet with thousands of problems. */
function readMarks(): (problem: ProblemIdentity) => ProgressMarks {
  const hasFlag = (flag: ProblemFlag) => {
    const prefix = flagKey(flag, '');
    const set = storedEntries(prefix).filter(([, value]) => value === 'true');
    const names = new Set(set.map(([key]) => key.slice(prefix.length)));
    const byId = readMap(flagMapKey(flag));
    return (problem: ProblemIdentity) =>
      names.has(progressNameOf(problem)) || problem.companyIds.some((id) => byId[id] === true);
  };
  const [isDone, isStarred] = [hasFlag('done'), hasFlag('starred')];
  const notes = new Set(storedEntries(noteKey('')).flatMap(([key, text]) => (text === '' ? [] : [key])));
  return (problem) => ({
    isDone: isDone(problem),
    isStarred: isStarred(problem),
    hasNote: notes.has(noteKey(progressNameOf(problem))),
  });
}

/** The marks of each problem, updated shortly after they change; null without storage. */
export function useMarks(problems: readonly ProblemIdentity[]): readonly ProgressMarks[] | null {
  const isInBrowser = useIsInBrowser();
  const [markOf, setMarkOf] = useState(() => (isInBrowser ? readMarks() : null));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => setMarkOf(readMarks);
    // Deferred, so that the pressed button is painted first.
    const stop = onStored(() => {
      clearTimeout(timer);
      timer = setTimeout(read);
    });
    read();
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return useMemo(() => markOf && problems.map(markOf), [problems, markOf]);
}

type Noted = Pick<ProblemIdentity, 'name' | 'progressName'>;

export const useProblemNote = (problem: Noted): string => useStored(noteKey(progressNameOf(problem))) ?? '';

/** @returns whether the browser could store it */
export function saveNote(problem: Noted, value: string): boolean {
  const name = progressNameOf(problem);
  const replaces = readStored(noteKey(name)) ?? '';
  if (value === replaces) return true;
  return writeStored({ ...queued({ name, field: 'note', value, replaces }), [noteKey(name)]: value });
}
