/**
 * `npm run check:page [-- slug …]`: submits one solution per language of every problem, or of the named ones, in a real
 * Chromium through the code of the site's own page; all must be accepted. A passed solution is not run again until
 * something that its result depends on changes.
 */
import { readContent } from '#prisma/content.ts';
import { pageLine } from '#scripts/content-check/closing-line.ts';
import { judgeInPage } from '#scripts/content-check/in-page/judge-in-page.ts';
import { writtenProblems } from '#scripts/content-check/problems/written-problem.ts';
import { cacheFolder } from '#scripts/build/user-cache.ts';

const named = process.argv.slice(2);
const written = writtenProblems(readContent()).filter(({ name }) => named.length === 0 || named.includes(name));
const report = (fault: string) => {
  process.exitCode = 1;
  console.error(fault);
};

for (const slug of named.filter((slug) => written.every(({ name }) => name !== slug)))
  report(`there is no problem ${slug}`);
const started = performance.now();
const counts = await judgeInPage(written, { cache: cacheFolder('content-check'), report });
console.log(pageLine(counts, (performance.now() - started) / 1000));
