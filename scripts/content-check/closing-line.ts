import { LANGUAGES } from '#judge/languages/languages.ts';
import type { PageCounts } from './in-page/judge-in-page.ts';
import type { ProblemCounts } from './problems/problem-counts.ts';
import type { Count } from './run-programs.ts';

/** The closing summary of the programs: for all languages, then for each. */
export function closingLine(counts: Count[], seconds: number): string {
  const total = (key: 'run' | 'passed' | 'failed' | 'skipped') => counts.reduce((sum, count) => sum + count[key], 0);
  const ofLanguage = (count: Count) =>
    [count.language.name, ...OUTCOMES.filter((key) => count[key] > 0).map((key) => `${count[key]} ${key}`)].join(' ');
  const all = OUTCOMES.map((key) => `${total(key)} ${key}`).join(', ');
  const programs = OUTCOMES.reduce((sum, key) => sum + total(key), 0);
  const run = total('run');
  const unchanged = total('passed') + total('failed') - run;
  return `Content check: ${programs} programs, ${all} (${counts.map(ofLanguage).join(', ')}); ${run} run and ${unchanged} unchanged since they passed, in ${seconds.toFixed(1)} s.`;
}

const OUTCOMES = ['passed', 'failed', 'skipped'] as const;

/** The closing summary of the problems. */
export function problemsLine(counts: ProblemCounts, seconds: number): string {
  const { problems, cases, generated, solutions, wrong, failed, skipped, run, missing } = counts;
  const names = [...missing].map((language) => LANGUAGES[language].name).join(', ');
  const without = missing.size > 0 ? ` (${names} ${missing.size > 1 ? 'are' : 'is'} not installed)` : '';
  const unchanged = solutions + wrong + failed - run;
  return `Problems: ${problems}, cases ${cases}, generated ${generated}, solutions run ${solutions}, wrong programs caught ${wrong}, failed ${failed}, skipped ${skipped}${without}; ${run} run and ${unchanged} unchanged since they passed, in ${seconds.toFixed(1)} s.`;
}

/** The closing summary of the solutions judged in a page. */
export const pageLine = ({ solutions, run, failed }: PageCounts, seconds: number): string =>
  `In a page of Chromium: ${solutions} solutions, ${solutions - failed} accepted, ${failed} failed; ${run} run and ${solutions - run} unchanged since they passed, in ${seconds.toFixed(1)} s.`;
