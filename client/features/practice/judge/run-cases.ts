import type { CaseResult, JudgeInput } from '#judge/worker/messages.ts';
import { columnsFault, wrongWith } from '#judge/verdict/comparison.ts';
import { LANGUAGES, type PageLanguage } from '#judge/languages/languages.ts';
import type { LanguageFacts } from '#judge/languages/language-facts.ts';
import { readAnswer } from '#judge/verdict/read-answer.ts';
import type { Problem } from '#judge/problem/problem.ts';
import type { Value } from '#judge/values/values.ts';
import type { Verdict } from '#judge/problem/verdict.ts';
import { moduleResult, type BrokenProblem } from './broken-problem.ts';
import { formatTime } from '#client/features/practice/results/format-time.ts';
import type { RunEvents, Runner } from './sandbox.ts';

/** A problem with its signature as text, as the sandbox expects it. */
export type Judged = { problem: Problem; signature: string };

export type JudgedCase = { input: JudgeInput; expected: Value | null };

export type CaseOutcome = JudgedCase & {
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
  passed: number;
  total: number;
  /** The time of the slowest case; null if none finished. */
  milliseconds: number | null;
  cases: CaseOutcome[];
  /** Set if a part of the problem failed, so that the program was judged on fewer cases. */
  broken: BrokenProblem | null;
};

export type Task = {
  judged: Judged;
  language: PageLanguage;
  source: string;
  cases: JudgedCase[];
  limit: number;
  sharesInterpreter?: boolean;
};

/**
 * Runs a program on cases in order; if `isToStop` is set, stops at the first wrong answer.
 * @param limit milliseconds for each case
 * @returns null if it was stopped
 * @throws BrokenProblem if the problem's checker fails
 */
export async function runCases(
  sandbox: Runner,
  { judged, language, source, cases, limit, sharesInterpreter }: Task,
  { isToStop, ...events }: RunEvents & { isToStop: boolean },
): Promise<Outcome | null> {
  const { problem, signature } = judged;
  const outcomes: CaseOutcome[] = [];
  let hasFailed = false;
  const take = ({ index, answer, printed, milliseconds }: CaseResult) => {
    const one = cases[index];
    if (!one) return true;
    const { actual, fault } = compare(problem, one, answer);
    outcomes.push({ ...one, actual, printed, milliseconds, fault });
    hasFailed ||= fault !== null;
    return !(isToStop && fault !== null);
  };
  const inputs = cases.map(({ input }) => input);
  const { failure, isStopped } = await sandbox.run(
    { language, source, signature, schema: problem.schema, inputs, limit, sharesInterpreter },
    { ...events, onCase: take },
  );
  if (isStopped && !(isToStop && hasFailed)) return null;
  if (problem.checker.kind === 'function') await runChecker(sandbox, problem, outcomes, events.signal);
  const wrong = outcomes.find(({ fault }) => fault !== null);
  const next = cases[outcomes.length];
  if (failure?.verdict === 'Time Limit Exceeded')
    failure.message = `Case ${outcomes.length + 1} takes longer than ${formatTime(limit)}.`;
  if (failure && next)
    outcomes.push({ ...next, actual: null, printed: failure.printed, milliseconds: null, fault: failure.message });
  const times = outcomes.flatMap(({ milliseconds }) => milliseconds ?? []);
  return {
    verdict: wrong ? 'Wrong Answer' : (failure?.verdict ?? 'Accepted'),
    message: wrong ? wrong.fault || differsFrom(language, source) : (failure?.message ?? ''),
    passed: outcomes.filter(({ fault }) => fault === null).length,
    total: cases.length,
    milliseconds: times.length > 0 ? Math.max(...times) : null,
    cases: outcomes,
    broken: null,
  };
}

/** What may make an answer wrong here only; '' if nothing of the program does. */
function differsFrom(language: PageLanguage, source: string): string {
  const { differs }: LanguageFacts = LANGUAGES[language];
  return differs?.pattern.test(source) ? differs.remark : '';
}

function compare(
  problem: Problem,
  { input, expected }: JudgedCase,
  answer: Value,
): { actual: Value; fault: string | null } {
  const judge = (actual: Value) =>
    expected === null || problem.checker.kind === 'function'
      ? null
      : wrongWith(problem, { input, expected }, actual, null);
  if (problem.kind !== 'sql' || !Array.isArray(answer)) return { actual: answer, fault: judge(answer) };
  const [columns = null, rows = null] = answer;
  const names = Array.isArray(columns) ? columns.map(String) : [];
  return { actual: rows, fault: columnsFault(problem.columns, names) ?? judge(rows) };
}

/** Sets the errors of all cases with one call of the problem's own checker. */
async function runChecker(sandbox: Runner, problem: Problem, outcomes: CaseOutcome[], signal?: AbortSignal) {
  const { signature } = problem;
  const answers = outcomes.map(({ input, expected, actual }) => {
    const isRead = signature !== null && !('rows' in input);
    return { ...input, expected, actual: isRead ? readAnswer(actual, expected, signature, input) : actual };
  });
  const faults = await moduleResult('checker', sandbox.ask({ name: 'check', module: problem.check, answers }, signal));
  for (const [index, outcome] of outcomes.entries()) outcome.fault = (faults as (string | null)[])[index] ?? null; // one each
}
