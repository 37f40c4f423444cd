/**
 * `npm run check:content`: checks that the content follows its rules, every program in it compiles and prints its
 * stated output, and every program of a problem gets its expected verdict.
 * A language whose tools are not installed is named, and its programs count as skipped.
 */
import { ContentError } from '#prisma/content.ts';
import { closingLine, problemsLine } from '#scripts/content-check/closing-line.ts';
import { readCheckedContent } from '#scripts/content-check/checked-content.ts';
import { checkCompanies } from '#scripts/content-check/company-record.ts';
import { coverageLines } from '#scripts/content-check/coverage.ts';
import { checkLists } from '#scripts/content-check/list-coverage.ts';
import { checkLevels, readLevelDifferences } from '#scripts/content-check/level-record.ts';
import { checkRecursion } from '#scripts/content-check/in-page/recursive-record.ts';
import { checkProblems } from '#scripts/content-check/problems/check-problems.ts';
import { writtenProblems } from '#scripts/content-check/problems/written-problem.ts';
import { readCompanyRecord, readReferenceProblems } from '#scripts/content-check/reference.ts';
import { checkRules } from '#scripts/content-check/rules/check-rules.ts';
import { runPrograms } from '#scripts/content-check/run-programs.ts';
import { cacheFolder } from '#scripts/build/user-cache.ts';

const CACHE = cacheFolder('content-check');

let faults = 0;
const report = (fault: string) => {
  faults++;
  console.error(fault);
};

try {
  const started = performance.now();
  const content = readCheckedContent();
  for (const line of checkRules(content, report)) console.log(line);
  console.log(checkCompanies(content, readCompanyRecord(), report));
  const levels = { reference: readReferenceProblems(), differences: readLevelDifferences() };
  console.log(checkLevels(content, levels, report));
  for (const line of coverageLines(content)) console.log(line);
  for (const line of checkLists(content, report)) console.log(line);
  const problems = writtenProblems(content.records);
  console.log(checkRecursion(problems, report));
  const counts = await runPrograms(content.records, { cache: CACHE, report });
  for (const { language, skipped } of counts) {
    if (skipped > 0) console.warn(`${language.name} is skipped: install ${language.needs}`);
  }
  const ended = performance.now();
  console.log(closingLine(counts, (ended - started) / 1000));
  const ofProblems = await checkProblems(problems, { cache: CACHE, report });
  console.log(problemsLine(ofProblems, (performance.now() - ended) / 1000));
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  report(error.message);
}
if (faults > 0) process.exitCode = 1;
