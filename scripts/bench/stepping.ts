/**
 * `npm run bench:stepping`: steps in a real Chromium through the solutions of the content on their first example, by the
 * code of the page, and compares the answers with those expected. Words choose problems or languages, `--every 10` takes
 * each tenth program, with `--from 3` those three places later. Exits with 1 when it misses its targets.
 */
import { parseArgs } from 'node:util';
import type { CheckedTrace } from '#client/features/practice/judge/judge-for-check.ts';
import { readContent } from '#prisma/content.ts';
import { callPage, withJudgingPages } from '#scripts/content-check/in-page/judging-pages.ts';
import { bundlePage } from '#scripts/content-check/in-page/page-server.ts';
import { writtenProblems } from '#scripts/content-check/problems/written-problem.ts';
import { isInPage, LANGUAGES, languages } from '#shared/judge/languages.ts';
import { readProblem } from '#shared/judge/problem.ts';
import { percentile } from './percentile.ts';

/** The part of the solutions of a language that can be stepped through. */
const TARGET: Record<string, number> = { cpp: 0.9, c: 0.9 };

const { positionals: words, values } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    lanes: { type: 'string', default: '2' },
  },
});

/** Of names of problems. */
const parts = words.filter((word) => !(word in LANGUAGES));

const solutions = writtenProblems(readContent()).flatMap(({ name, fields }) =>
  readProblem(fields).approaches.flatMap(({ name: title, programs }) =>
    programs.flatMap(({ language, source }) => {
      const isChosen = words.length === 0 || words.includes(language) || parts.some((part) => name.includes(part));
      return isInPage(language) && language !== 'sql' && isChosen ? [{ name, fields, title, language, source }] : [];
    }),
  ),
);
const chosen = solutions.filter((_, place) => place % Number(values.every) === Number(values.from));
const results: (CheckedTrace & { solution: (typeof solutions)[number] })[] = [];

await withJudgingPages(await bundlePage(), (eachInPage) =>
  eachInPage(chosen, Number(values.lanes), async (page, solution) => {
    const result = await callPage(page, 'traceForCheck', solution);
    results.push({ ...result, solution });
    if (results.length % 100 === 0) console.error(`${results.length} of ${chosen.length} programs`);
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
