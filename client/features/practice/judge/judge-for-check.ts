import type { Verdict } from '#shared/judge/verdict.ts';
import type { ProblemText } from '#client/features/practice/problem-text.ts';
import type { PageLanguage } from '#shared/judge/languages.ts';
import { readSolutions } from './run-solutions.ts';
import { Sandbox } from './sandbox.ts';
import { submit } from './submission.ts';

/*
 * The entry of a page that the content check opens: it judges solutions with the same code as the site's own page.
 * The site itself does not load it.
 */

export type CheckedSubmission = { verdict: Verdict | null; message: string };

/** Programs may leak memory: after this many runs, a new sandbox is created. */
const MOST_RUNS = 60;
let sandbox = new Sandbox();
let runs = 0;

async function judgeForCheck(fields: ProblemText, language: PageLanguage, source: string): Promise<CheckedSubmission> {
  const { judged } = readSolutions(fields);
  if (++runs % MOST_RUNS === 0) {
    sandbox.close();
    sandbox = new Sandbox();
  }
  const outcome = await submit(sandbox, { judged, language, source }, {});
  if (outcome?.broken) return { verdict: null, message: outcome.broken.message };
  return { verdict: outcome?.verdict ?? null, message: outcome?.message ?? 'it was stopped' };
}

Object.assign(window, { judgeForCheck });
