import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WrittenProblem } from '../problems/written-problem.ts';
import { recursiveSolutionsOf, type Solution } from './solutions.ts';

const FILE = join(import.meta.dirname, 'recursive-solutions.txt');

/** A line for a solution as it was judged: its problem, its language, and what it is and is run on. */
function lineOf({ problem, language, source }: Solution): string {
  const { signature, cases, generator } = problem.fields;
  const hash = createHash('sha256').update([signature, cases, generator, source].join('\0'));
  return `${problem.name} ${language} ${hash.digest('base64url').slice(0, 16)}`;
}

const recursiveLines = (written: readonly WrittenProblem[]): string[] =>
  written.flatMap((problem) => recursiveSolutionsOf(problem, '').map(lineOf)).toSorted();

/** Records that the recursive solutions of all problems were accepted in Chromium, all runs of `npm run check:page`. */
export const recordRecursion = (written: readonly WrittenProblem[]): void =>
  writeFileSync(FILE, `${recursiveLines(written).join('\n')}\n`);

/** Holds that each recursive solution was accepted in a page as it stands now. @returns the line of the counts */
export function checkRecursion(written: readonly WrittenProblem[], report: (fault: string) => void): string {
  const recorded = new Set(readFileSync(FILE, 'utf8').split('\n'));
  const lines = recursiveLines(written);
  const unknown = lines.filter((line) => !recorded.has(line));
  for (const line of unknown)
    report(`${line}: a recursive solution that was not judged in a page (npm run check:page -- --recursive)`);
  const problems = new Set(lines.map((line) => line.split(' ', 1)[0]));
  return `Recursive solutions: ${lines.length} of ${problems.size} problems, accepted in a page of Chromium ${lines.length - unknown.length}.`;
}
