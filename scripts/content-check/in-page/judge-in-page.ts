import { availableParallelism } from 'node:os';
import type { Page } from 'playwright-core';
import { LANGUAGES } from '#judge/languages/languages.ts';
import { PassedPrograms } from '../passed-programs.ts';
import type { Verdict } from '#judge/problem/verdict.ts';
import type { WrittenProblem } from '../problems/written-problem.ts';
import { callPage, withJudgingPages } from './judging-pages.ts';
import { bundlePage } from './page-server.ts';
import { IN_PAGE, type Solution } from './solutions.ts';

export type PageCounts = { solutions: number; run: number; failed: number };

type Settings = { cache: string; report(fault: string): void };

/**
 * Submits solutions in a real Chromium, with the code of the site's page. @param choose returns the solutions of a
 * problem
 */
export async function judgeInPage(
  written: WrittenProblem[],
  choose: (problem: WrittenProblem, pageCode: string) => Solution[],
  { cache, report }: Settings,
): Promise<PageCounts> {
  const passed = new PassedPrograms(cache);
  const script = await bundlePage();
  const solutions = written.flatMap((problem) => choose(problem, script));
  const changed = solutions.filter(({ parts }) => !passed.has(parts)).toSorted(quickestFirst);
  if (changed.length === 0) return { solutions: solutions.length, run: 0, failed: 0 };
  let failed = 0;
  await withJudgingPages(script, async (eachInPage) => {
    const toRetry: Solution[] = [];
    await eachInPage(changed, availableParallelism(), async (page, solution) => {
      if ((await faultIn(page, solution)) === null) passed.add(solution.parts);
      else toRetry.push(solution);
    });
    // Retries failures in a single page, in case the machine was only busy.
    await eachInPage(toRetry, 1, async (page, solution) => {
      const fault = await faultIn(page, solution);
      if (fault === null) return passed.add(solution.parts);
      failed++;
      report(`${nameOf(solution)} is ${fault}`);
    });
  });
  return { solutions: solutions.length, run: changed.length, failed };
}

const nameOf = ({ problem, language, file }: Solution) =>
  file === undefined
    ? `${problem.name}: in a page its solution in ${LANGUAGES[language].name}`
    : `${file}: in a page it`;

/** JavaScript first: most faults of a problem show in any language, so they are reported within minutes. */
const quickestFirst = (a: Solution, b: Solution) => IN_PAGE.indexOf(a.language) - IN_PAGE.indexOf(b.language);

/**
 * Verdicts that a brute-force solution may get on the largest inputs; a too deep recursion is a Runtime Error that says
 * so.
 */
const TOO_MUCH = new Set<Verdict | null>(['Time Limit Exceeded', 'Memory Limit Exceeded']);

/** Returns null for an accepted solution, and for one marked as slow that takes too much time, memory or depth. */
async function faultIn(page: Page, { problem, language, source, isSlow }: Solution): Promise<string | null> {
  const { fields } = problem;
  const { verdict, message } = await callPage(page, 'judgeForCheck', { fields, language, source });
  const isTooMuch = TOO_MUCH.has(verdict) || message.includes('too deep for a browser');
  return verdict === 'Accepted' || (isSlow && isTooMuch) ? null : `${verdict ?? 'not judged'}: ${message}`;
}
