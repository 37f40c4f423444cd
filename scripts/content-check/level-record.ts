import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheckedContent, recordsOf } from './checked-content.ts';
import { levelsOf, type ReferenceProblem, slugOf } from './reference.ts';
import { placeOf } from './rules/rule.ts';

/** Problems, by slug, whose level differs from the reference, and the reason. */
export type LevelDifference = { reference: string; today: string; reason: string; problems: string[] };

const DIFFERENCES = 'level-differences.json';

export const readLevelDifferences = () =>
  JSON.parse(readFileSync(join(import.meta.dirname, DIFFERENCES), 'utf8')) as LevelDifference[]; // we wrote the file

/**
 * Compares levels with those of the reference: each difference needs a reason.
 * @returns a sentence with the counts
 */
export function checkLevels(
  content: CheckedContent,
  { reference, differences }: { reference: ReferenceProblem[] | null; differences: LevelDifference[] },
  report: (fault: string) => void,
) {
  const problems = new Map(recordsOf(content, 'companyProblem').map((problem) => [slugOf(problem), problem]));
  const levels = reference && levelsOf(reference);
  const reasoned = new Set<string>();
  let groundless = 0;
  for (const { problems: slugs, reason, ...expected } of differences) {
    for (const slug of slugs) {
      const [today, former] = [
        problems.get(slug)?.values.level as string | undefined,
        levels ? levels.get(slug) : expected.reference,
      ];
      const holds = today === expected.today && former === expected.reference && today !== former;
      if (!holds || reasoned.has(slug) || !reason.trim()) {
        groundless++;
        report(`${DIFFERENCES}: ${slug} is ${today ?? 'not listed'}, ${former ?? 'not'} in the reference`);
      }
      reasoned.add(slug);
    }
  }
  const counted = `Levels: other than in the reference with a reason ${reasoned.size}, reasons without a difference ${groundless}`;
  if (!levels) return `${counted}; there is no reference here to compare with.`;

  const unexplained = [...problems].filter(([slug, { values }]) => {
    const former = levels.get(slug);
    return former !== undefined && former !== values.level && !reasoned.has(slug);
  });
  for (const [slug, problem] of unexplained)
    report(
      `${placeOf(problem)}: ${String(problem.values.level)}, ${levels.get(slug)} in the reference, without a reason`,
    );
  return `${counted}, differences without a reason ${unexplained.length}.`;
}
