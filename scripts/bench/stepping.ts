/**
 * `npm run bench:stepping`: steps through the solutions of the content on their first example in a real Chromium, with
 * the page's code, and compares the answers with the expected ones. chosen-programs.ts reads the choice of programs.
 * Exits with 1 when it misses its targets.
 */
import type { CheckedTrace } from '#client/features/practice/judge/judge-for-check.ts';
import { readContent } from '#prisma/content.ts';
import { callPage, withJudgingPages } from '#scripts/content-check/in-page/judging-pages.ts';
import { bundlePage } from '#scripts/content-check/in-page/page-server.ts';
import { writtenProblems } from '#scripts/content-check/problems/written-problem.ts';
import { isInPage, LANGUAGES, languages } from '#judge/languages/languages.ts';
import { readProblem } from '#judge/problem/problem.ts';
import { readChoice, sayProgress } from './chosen-programs.ts';
import { percentile } from './percentile.ts';

/** The minimum share of a language's solutions that can be stepped through. */
const TARGET: Record<string, number> = { cpp: 0.9, c: 0.9 };

const { lanes, choose } = readChoice();

const solutions = writtenProblems(readContent()).flatMap(({ name, fields }) =>
  readProblem(fields).approaches.flatMap(({ name: title, programs }) =>
    programs.flatMap(({ language, source }) =>
      isInPage(language) && language !== 'sql' ? [{ name, fields, title, language, source }] : [],
    ),
  ),
);
const chosen = choose(solutions);
const results: (CheckedTrace & { solution: (typeof solutions)[number] })[] = [];

await withJudgingPages(await bundlePage(), (eachInPage) =>
  eachInPage(chosen, lanes, async (page, solution) => {
    const result = await callPage(page, 'traceForCheck', solution);
    results.push({ ...result, solution });
    sayProgress(results.length, chosen.length);
    if (result.fault !== null || result.steps === 0)
      console.log(`${solution.name}, ${solution.title} (${solution.language}): ${result.fault ?? 'no steps'}`);
  }),
);

for (const language of languages) {
  const own = results.filter(({ solution }) => solution.language === language);
  if (own.length === 0) continue;
  const right = own.filter(({ fault, steps }) => fault === null && steps > 0);
  const times = own.map(({ milliseconds }) => milliseconds);
  console.log(
    `${LANGUAGES[language].name}: ${right.length} of ${own.length} stepped through with the right answer; steps: median ${percentile(
      own.map(({ steps }) => steps),
      50,
    )}; time: median ${Math.round(percentile(times, 50))} ms, 95 % ${Math.round(percentile(times, 95))} ms`,
  );
  if (right.length < (TARGET[language] ?? 1) * own.length) process.exitCode = 1;
}
