import {
  type ImportedItem,
  type OpenQuestion,
  type ParsedImport,
  parsedImport,
  type SkippedLine,
} from '../parsed-import.ts';
import type { Status } from './status.ts';

/** A line of a list with what it says; `said` is the status that is not understood, `about` asks something else. */
export type ListedProblem = {
  line: string;
  names: string[];
  day: string | null;
  status: Status;
  said: string;
  about?: 'aside' | 'topic';
  parts?: ListedProblem[];
};

/** What is read of one list, from all its parts. */
export type Listed = { entries: (ListedProblem | SkippedLine)[]; remarks: string[] };

export const UNSOLVED = 'not marked as solved';

/**
 * Decides what counts: what is marked as solved, and, if nothing in the file is marked, each line that has no status.
 * Everything else is open until its owner decides, or left out.
 */
export function problemList({ entries, remarks }: Listed): ParsedImport {
  const problems = entries.filter((entry) => 'names' in entry);
  const isMarked = problems.flatMap((one) => [one, ...(one.parts ?? [])]).some(({ status }) => status === 'solved');
  const skipped: SkippedLine[] = [];
  const items = entries.flatMap((entry): ImportedItem[] => {
    if ('names' in entry) return itemOf(entry);
    skipped.push(entry);
    return [];
  });
  return parsedImport('problems', items, { skipped, remarks });

  function itemOf({ line, names, day, parts, ...entry }: ListedProblem): ImportedItem[] {
    const written = parts?.flatMap(itemOf) ?? [];
    if (parts && written.length === 0) return [];
    if (!parts && entry.status === 'unsolved') {
      // What stands beside a problem is part of the line that is listed.
      if (entry.about !== 'aside') skipped.push({ line, reason: UNSOLVED });
      return [];
    }
    const question = questionOf(entry);
    const known = [...new Set(names.filter(Boolean))];
    return [{ line, names: known, solvedOn: day, program: null, question, ...(parts && { parts: written }) }];
  }

  function questionOf({ about, status, said }: Pick<ListedProblem, 'about' | 'status' | 'said'>): OpenQuestion | null {
    if (about !== undefined) return { about, value: said };
    if (status === 'unknown') return { about: 'status', value: said };
    if (status === 'none') return { about: isMarked ? 'unmarked' : 'no status', value: '' };
    return null;
  }
}
