import { useEffect, useMemo, useState } from 'react';
import { useIsInBrowser } from '#client/lib/api/request-context.ts';
import { onStored, useStoredValue } from '#client/lib/storage/storage.ts';
import { hasProblemNote, noteReader } from '#client/records/has-note.ts';
import { isMarked, markReader } from '#client/records/marks.ts';
import type { ProblemFlag } from '#shared/records/mark/mark.ts';
import type { ProblemIdentity } from '#shared/rules/progress/mark-ids.ts';
import type { ProgressMarks } from '#shared/rules/sheets/sheet-filter.ts';

export type { ProblemIdentity };

export const useFlag = (flag: ProblemFlag, problem: ProblemIdentity): boolean =>
  useStoredValue(() => isMarked(flag, problem), false);

export const useHasNote = (problem: ProblemIdentity): boolean => useStoredValue(() => hasProblemNote(problem), false);

/** The marks of all problems, read together, as reading each key is slow on a sheet with thousands of problems. */
function readMarks(): (problem: ProblemIdentity) => ProgressMarks {
  const [isDone, isStarred, hasNote] = [markReader('done'), markReader('starred'), noteReader()];
  return (problem) => ({ isDone: isDone(problem), isStarred: isStarred(problem), hasNote: hasNote(problem) });
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
