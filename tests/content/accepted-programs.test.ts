import { expect, test } from 'vitest';
import { readContent } from '#prisma/content.ts';
import { cacheFolder } from '#scripts/build/user-cache.ts';
import { acceptedSolutionsOf, readAcceptedPrograms } from '#scripts/content-check/in-page/accepted-programs.ts';
import { judgeInPage } from '#scripts/content-check/in-page/judge-in-page.ts';
import { writtenProblems } from '#scripts/content-check/problems/written-problem.ts';
import { RUNNABLE } from '#judge/languages/languages.ts';
import { seededRandom } from '#judge/values/random.ts';

/** The share of each language; `npm run check:page -- --accepted` submits all programs. */
const OF_EACH = 4;

test('programs as strangers write them are accepted in a page', async () => {
  const shuffled = seededRandom(2026).shuffle(readAcceptedPrograms());
  const sample = RUNNABLE.flatMap((name) => shuffled.filter(({ language }) => language === name).slice(0, OF_EACH));
  const faults: string[] = [];
  const settings = { cache: cacheFolder('content-check'), report: (fault: string) => void faults.push(fault) };
  const { solutions } = await judgeInPage(writtenProblems(readContent()), acceptedSolutionsOf(sample), settings);
  expect(faults).toEqual([]);
  expect(solutions).toBe(sample.length);
}, 600_000);
