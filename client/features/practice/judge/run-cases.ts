import type { CaseResult } from '#judge/worker/messages.ts';
import type { PageLanguage } from '#judge/languages/languages.ts';
import { remarksOn } from '#judge/verdict/remarks.ts';
import { type Asked, checkedAnswer, faultOf, verdictOf } from '#judge/verdict/verdict-of.ts';
import type { Problem } from '#judge/problem/problem.ts';
import type { Value } from '#judge/values/values.ts';
import type { Verdict } from '#judge/problem/verdict.ts';
import { moduleResult, type BrokenProblem } from './broken-problem.ts';
import { formatTime } from '#client/features/practice/results/format-time.ts';
import type { RunEvents, ProgramRunner } from './sandbox.ts';

export type CaseOutcome = Asked & {
  actual: Value | null;
  printed: string;
  /** Null if the program did not finish the case. */
  milliseconds: number | null;
  /** Why the case failed: '' if the answer is simply wrong; null if the case passed. */
  fault: string | null;
};

export type Outcome = {
  verdict: Verdict;
  /** The message of the compiler, the program, the checker or the judge. */
  message: string;
  /** What may explain a failure besides the program itself. */
  remarks: string[];
  passed: number;
  total: number;
  /** The time of the slowest case; null if none finished. */
  milliseconds: number | null;
  cases: CaseOutcome[];
  /** Set if a part of the problem failed, so that the program was judged on fewer cases. */
  broken: BrokenProblem | null;
};

export type Task = {
  problem: Problem;
  language: PageLanguage;
  source: string;
  cases: Asked[];
  limit: number;
  sharesInterpreter?: boolean;
};

/**
 * Runs a program on cases in order; if `stopOnFailure` is set, stops at the first wrong answer.
 * @param limit milliseconds for each case
 * @returns null if it was stopped
 * @throws BrokenProblem if the problem's checker fails
 */
export async function runCases(
  sandbox: ProgramRunner,
  { problem, language, source, cases, limit, sharesInterpreter }: Task,
  { stopOnFailure, ...events }: RunEvents & { stopOnFailure: boolean },
): Promise<Outcome | null> {
  const outcomes: CaseOutcome[] = [];
  let hasFailed = false;
  const take = ({ index, answer, printed, milliseconds }: CaseResult) => {
    const one = cases[index];
    if (!one) return true;
    const fault = faultOf(problem, one, answer, null);
    const actual = problem.kind === 'sql' && Array.isArray(answer) ? (answer[1] ?? null) : answer;
    outcomes.push({ ...one, actual, printed, milliseconds, fault });
    hasFailed ||= fault !== null;
    return !(stopOnFailure && fault !== null);
  };
  const inputs = cases.map(({ input }) => input);
  const { failure, isStopped } = await sandbox.run(
    { language, source, signature: problem.signature, schema: problem.schema, inputs, limit, sharesInterpreter },
    { ...events, onCase: take },
  );
  if (isStopped && !(stopOnFailure && hasFailed)) return null;
  if (problem.checker.kind === 'function') await runChecker(sandbox, problem, outcomes, events.signal);
  if (failure?.verdict === 'Time Limit Exceeded')
    failure.message = `Case ${outcomes.length + 1} takes longer than ${formatTime(limit)}.`;
  const faults = outcomes.map(({ fault }) => fault);
  const { verdict, message } = verdictOf(faults, isStopped ? faults.length : cases.length, failure);
  const next = cases[outcomes.length];
  if (failure && next)
    outcomes.push({ ...next, actual: null, printed: failure.printed, milliseconds: null, fault: failure.message });
  const times = outcomes.flatMap(({ milliseconds }) => milliseconds ?? []);
  return {
    verdict,
    message,
    remarks: remarksOn(verdict, { language, source, signature: problem.signature }),
    passed: outcomes.filter(({ fault }) => fault === null).length,
    total: cases.length,
    milliseconds: times.length > 0 ? Math.max(...times) : null,
    cases: outcomes,
    broken: null,
  };
}

/** Sets the errors of all cases with one call of the problem's own checker. */
async function runChecker(sandbox: ProgramRunner, problem: Problem, outcomes: CaseOutcome[], signal?: AbortSignal) {
  const answers = outcomes.map((one) => checkedAnswer(problem, one, one.actual));
  const faults = await moduleResult('checker', sandbox.ask({ name: 'check', module: problem.check, answers }, signal));
  for (const [index, outcome] of outcomes.entries()) outcome.fault = (faults as (string | null)[])[index] ?? null; // one each
}
