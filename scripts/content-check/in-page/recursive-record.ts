import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WrittenProblem } from '../problems/written-problem.ts';
import { recursiveSolutionsOf, type Solution } from './solutions.ts';

const FILE = join(import.meta.dirname, 'recursive-solutions.txt');

/** The line for a judged solution: its problem, its language, and a hash of the solution and its inputs. */
function lineOf({ problem, language, source }: Solution): string {
  const { signature, cases, generator } = problem.fields;
  const hash = createHash('sha256').update([signature, cases, generator, source].join('\0'));
  return `${problem.name} ${language} ${hash.digest('base64url').slice(0, 16)}`;
}

const recursiveLines = (written: readonly WrittenProblem[]): string[] =>
  written.flatMap((problem) => recursiveSolutionsOf(problem, '').map(lineOf)).toSorted();

const recorded = (): Set<string> => new Set(readFileSync(FILE, 'utf8').split('\n'));

/** Returns the recursive solutions whose current versions are not on record. */
export function unrecordedSolutionsOf(problem: WrittenProblem, answering: string): Solution[] {
  const recordedLines = recorded();
  return recursiveSolutionsOf(problem, answering).filter((solution) => !recordedLines.has(lineOf(solution)));
}

/**
 * Records that the recursive solutions of the judged problems were accepted in Chromium, and drops lines of removed
 * ones.
 */
export function recordRecursion(judged: readonly WrittenProblem[], all: readonly WrittenProblem[]): void {
  const accepted = new Set([...recorded(), ...recursiveLines(judged)]);
  const lines = recursiveLines(all).filter((line) => accepted.has(line));
  writeFileSync(FILE, `${lines.join('\n')}\n`);
}

/**
 * Checks that the current version of each recursive solution was accepted in a page. @returns the line with the counts
 */
export function checkRecursion(written: readonly WrittenProblem[], report: (fault: string) => void): string {
  const recordedLines = recorded();
  const lines = recursiveLines(written);
  const unknown = lines.filter((line) => !recordedLines.has(line));
  for (const line of unknown)
    report(`${line}: a recursive solution that was not judged in a page (npm run check:page -- --recursive)`);
  const problems = new Set(lines.map((line) => line.split(' ', 1)[0]));
  return `Recursive solutions: ${lines.length} of ${problems.size} problems, accepted in a page of Chromium ${lines.length - unknown.length}.`;
}
