import {
  type ImportFile,
  type Match,
  type MatchedProblem,
  type MatchedQuestion,
  problemsFile,
  questionsFile,
} from './import-file.ts';
import { type MatchedItem, matchedItems } from './matched-items.ts';
import { countedItems, countsAtFirst, type OpenGroup, openGroups } from './open-questions.ts';
import { alikeTogether } from './skipped-lines.ts';
import type { ParsedImport, SkippedLine } from './parsed-import.ts';

type Read = { skipped: SkippedLine[]; remarks: string[] };

/** A file whose lines have been looked up; what it leaves open is decided by its owner. */
export type MatchedImport = Read & { groups: OpenGroup[] } & (
    | { of: 'problems'; matched: MatchedItem<MatchedProblem>[] }
    | { of: 'questions'; matched: MatchedItem<MatchedQuestion>[] }
  );

export function matchedProblems(
  { items, ...read }: ParsedImport,
  matches: readonly Match<MatchedProblem>[],
): MatchedImport {
  const matched = matchedItems(items, matches);
  return { ...read, of: 'problems', matched, groups: openGroups(matched, read.skipped) };
}

export const matchedQuestions = (
  { items, ...read }: ParsedImport,
  matches: readonly Match<MatchedQuestion>[],
): MatchedImport => ({ ...read, of: 'questions', matched: matchedItems(items, matches), groups: [] });

/** The keys of the groups that count before their owner decides. */
export const countingAtFirst = ({ groups }: MatchedImport): ReadonlySet<string> =>
  new Set(groups.filter(countsAtFirst).map(({ key }) => key));

/** The file to import if the lines of these groups count, and every line that is left out. */
export function fileOf(
  found: MatchedImport,
  counting: ReadonlySet<string>,
  when: { now: number; today: string; newKey(): string },
): ImportFile {
  if (found.of === 'questions') {
    const { file, skipped } = questionsFile(itemsOf(found.matched), matchesOf(found.matched), when);
    return { file, skipped: alikeTogether([...skipped, ...found.skipped]) };
  }
  const { counted, skipped } = countedItems(found.matched, counting);
  const { file, skipped: misfits } = problemsFile(itemsOf(counted), matchesOf(counted), when);
  return { file, skipped: alikeTogether([...misfits, ...skipped, ...found.skipped]) };
}

const itemsOf = (matched: readonly MatchedItem<unknown>[]) => matched.map(({ item }) => item);
const matchesOf = <T>(matched: readonly MatchedItem<T>[]) => matched.map(({ match }) => match);
