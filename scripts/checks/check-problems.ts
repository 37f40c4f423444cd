/** `npx node scripts/checks/check-problems.ts [slug …]`: checks the named problems, or all, with everything in them. */
import { ContentError, readContent } from '#prisma/content.ts';
import { problemsLine } from '#scripts/content-check/closing-line.ts';
import { checkProblems } from '#scripts/content-check/problems/check-problems.ts';
import { writtenProblems } from '#scripts/content-check/problems/written-problem.ts';

const named = process.argv.slice(2);
let faults = 0;
const report = (fault: string) => {
  faults++;
  console.error(fault);
};

try {
  const started = performance.now();
  const written = writtenProblems(readContent()).filter(({ name }) => named.length === 0 || named.includes(name));
  const unknown = named.filter((slug) => written.every(({ name }) => name !== slug));
  for (const slug of unknown) report(`there is no problem ${slug}`);
  const counts = await checkProblems(written, { report });
  console.log(problemsLine(counts, (performance.now() - started) / 1000));
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  report(error.message);
}
if (faults > 0) process.exitCode = 1;
