/**
 * `npm run check:page [-- slug …]`: submits one solution per language of every problem, or of the named ones, in a real
 * Chromium with the code of the site's page; all must be accepted. A passed solution is not run again until
 * something that its result depends on changes.
 * With `--recursive` it submits the recursive solutions that are not on record instead, or with `--all` every one, and
 * records them if all are accepted. With `--accepted` it submits the programs of tests/content/accepted.
 */
import { readContent } from '#prisma/content.ts';
import { pageLine } from '#scripts/content-check/closing-line.ts';
import { acceptedSolutionsOf, readAcceptedPrograms } from '#scripts/content-check/in-page/accepted-programs.ts';
import { judgeInPage } from '#scripts/content-check/in-page/judge-in-page.ts';
import { recordRecursion, unrecordedSolutionsOf } from '#scripts/content-check/in-page/recursive-record.ts';
import { recursiveSolutionsOf, solutionsOf } from '#scripts/content-check/in-page/solutions.ts';
import { writtenProblems } from '#scripts/content-check/problems/written-problem.ts';
import { cacheFolder } from '#scripts/build/user-cache.ts';

const isRecursive = process.argv.includes('--recursive');
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const all = writtenProblems(readContent());
const written = all.filter(({ name }) => named.length === 0 || named.includes(name));
const report = (fault: string) => {
  process.exitCode = 1;
  console.error(fault);
};

for (const slug of named.filter((slug) => written.every(({ name }) => name !== slug)))
  report(`there is no problem ${slug}`);
const started = performance.now();
const recursive = process.argv.includes('--all') ? recursiveSolutionsOf : unrecordedSolutionsOf;
const ofProblems = isRecursive ? recursive : solutionsOf;
const choose = process.argv.includes('--accepted') ? acceptedSolutionsOf(readAcceptedPrograms()) : ofProblems;
const counts = await judgeInPage(written, choose, { cache: cacheFolder('content-check'), report });
console.log(pageLine(counts, (performance.now() - started) / 1000));
if (isRecursive && counts.failed === 0) recordRecursion(written, all);
