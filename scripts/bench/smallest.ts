/**
 * `npm run bench:smallest`: searches in a real Chromium for the smallest failing input of every wrong program of the
 * content that runs in a page, with the page's code. chosen-programs.ts reads the choice of programs. Exits with 1 when
 * it misses its targets.
 */
import type { CheckedSmallest } from '#client/features/practice/judge/judge-for-check.ts';
import { readContent } from '#prisma/content.ts';
import { callPage, withJudgingPages } from '#scripts/content-check/in-page/judging-pages.ts';
import { bundlePage } from '#scripts/content-check/in-page/page-server.ts';
import { writtenProblems } from '#scripts/content-check/problems/written-problem.ts';
import { isInPage, LANGUAGES, languages } from '#judge/languages/languages.ts';
import { readWrongPrograms } from '#judge/problem/problem.ts';
import { readChoice, sayProgress } from './chosen-programs.ts';
import { percentile } from './percentile.ts';

const TARGET = { found: 0.95, median: 6, inTime: 0.95, milliseconds: 5000, right: 0.98 };
/** The maximum size, in numbers and characters, that counts as small: larger inputs need not be found. */
const SMALL = 8;

const { lanes, choose } = readChoice();

const programs = writtenProblems(readContent()).flatMap(({ name, fields }) =>
  readWrongPrograms(fields.wrong).flatMap(({ name: title, program: { language, source } }) =>
    isInPage(language) ? [{ name, fields, title, language, source }] : [],
  ),
);
const chosen = choose(programs);
type Program = (typeof programs)[number];
type Result = CheckedSmallest & { program: Program };
const results: Result[] = [];

await withJudgingPages(await bundlePage(), (eachInPage) =>
  eachInPage(chosen, lanes, async (page, program) => {
    const result = await callPage(page, 'smallestForCheck', program);
    results.push({ ...result, program });
    sayProgress(results.length, chosen.length);
  }),
);

/** With other verdicts, the size of the input is not the reason. */
const looked = results.filter(({ verdict }) => verdict === 'Wrong Answer' || verdict === 'Runtime Error');
const inputs = looked.filter(({ program }) => program.language !== 'sql');
const sizes = inputs.map(({ own, found }) => found ?? own);
/** Programs that only fail on larger inputs count as not found too, as these cannot be distinguished. */
const found = inputs.filter(({ own, found: size }) => size !== null || own <= SMALL);
const larger = inputs.filter(({ own, found: size }) => size !== null && size > own);
const slow = looked.filter(({ milliseconds }) => milliseconds > TARGET.milliseconds + 500);

for (const { program, own, input, keepsState } of inputs.filter(
  ({ found: size, own: known }) => size === null && known > SMALL,
))
  console.log(
    `not found: ${program.name}, ${program.title} (${program.language})${keepsState ? ', which keeps state' : ''}; known ${own}: ${input.slice(0, 200)}`,
  );
for (const { program, own, found: size } of larger)
  console.log(`larger than known: ${program.name}, ${program.title} (${program.language}): ${size} and ${own}`);
for (const { program, milliseconds } of slow)
  console.log(`slow: ${program.name}, ${program.title} (${program.language}): ${Math.round(milliseconds)} ms`);
const messages = looked.filter(({ says }) => says !== null);
for (const { program, says, right } of messages)
  console.log(
    `${program.name}, ${program.title} (${program.language}): ${says} Right for ${(100 * (right ?? 0)).toFixed(1)} % of another sample.`,
  );
const wrong = messages.filter(({ right }) => right !== null && right < TARGET.right);

const share = (part: readonly unknown[], of: readonly unknown[]) => (of.length === 0 ? 1 : part.length / of.length);
const times = looked.map(({ milliseconds }) => milliseconds);
for (const language of languages) {
  const own = looked.filter(({ program }) => program.language === language).map(({ milliseconds }) => milliseconds);
  if (own.length > 0)
    console.log(
      `${LANGUAGES[language].name}: ${own.length} programs, median ${Math.round(percentile(own, 50))} ms, 95 % ${Math.round(percentile(own, 95))} ms`,
    );
}
console.log(
  `${looked.length} of ${chosen.length} wrong programs: found ${(100 * share(found, inputs)).toFixed(1)} %, sizes: median ${percentile(sizes, 50)}, 90 % ${percentile(sizes, 90)}, largest ${percentile(sizes, 100)}; larger than known ${larger.length}`,
);
console.log(
  `Time: median ${Math.round(percentile(times, 50))} ms, 95 % ${Math.round(percentile(times, 95))} ms; with a sentence ${messages.length}, of which wrong ${wrong.length}`,
);
const isMissed =
  share(found, inputs) < TARGET.found ||
  percentile(sizes, 50) > TARGET.median ||
  larger.length > 0 ||
  wrong.length > 0 ||
  share(slow, looked) > 1 - TARGET.inTime;
if (isMissed) process.exitCode = 1;
