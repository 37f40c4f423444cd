import { type Language, RUNNABLE } from '#judge/languages/languages.ts';
import { DOES_NOT_SCALE, type Problem, readProblem, readWrongPrograms } from '#judge/problem/problem.ts';
import { failingOf, lookFor } from '#client/features/practice/smallest/look-for.ts';
import { shownOf } from '#judge/problem/shown-problem.ts';
import { formatValue, inputText } from '#judge/values/value-text.ts';
import type { Value } from '#judge/values/values.ts';
import { type Verdict, VERDICT_FACTS } from '#judge/problem/verdict.ts';
import type { ProblemText } from '#client/features/practice/problem-text.ts';
import type { CaseOutcome, Outcome } from './run-cases.ts';
import { type Phase, Sandbox } from './sandbox.ts';
import { type JudgedProgram, submit } from './submission.ts';

/** A program of a problem, with the verdicts that it should get. */
export type Solution = {
  /** The name of its approach, or the error of a wrong program. */
  name: string;
  isWrong: boolean;
  language: Language;
  source: string;
  expected: Verdict[];
};

export type SolutionResult = {
  isAsExpected: boolean;
  /** Null if it could not be judged; the message says why. */
  outcome: Pick<Outcome, 'verdict' | 'passed' | 'total' | 'milliseconds'> | null;
  message: string;
  /** Set for a wrong program that answers wrong or crashes; null for others. */
  smallest: SmallestResult | null;
};

/** The smallest failing input, which learners with such a program see. */
export type SmallestResult = {
  /** Null if none is smaller than the failing case of the judge. */
  input: string | null;
  /** How long the search took. */
  milliseconds: number;
};

const MAX_CHARACTERS = 300;

/** Reads the programs of a problem from the values of its form. @throws ProblemError */
export function readSolutions(values: ProblemText): { problem: Problem; solutions: Solution[] } {
  const problem = readProblem(values);
  const approaches = problem.approaches.flatMap(({ name, isSlow, programs }) =>
    programs.map((program): Solution => {
      const expected: Verdict[] = isSlow ? ['Accepted', 'Time Limit Exceeded'] : ['Accepted'];
      return { ...program, name, isWrong: false, expected };
    }),
  );
  const wrong = readWrongPrograms(values.wrong).map(({ name, verdict, program }): Solution => ({
    ...program,
    name,
    isWrong: true,
    expected: [verdict === DOES_NOT_SCALE ? 'Accepted' : verdict],
  }));
  return { problem, solutions: [...approaches, ...wrong] };
}

type Run = {
  problem: Problem;
  solutions: Solution[];
  signal: AbortSignal;
  onPhase(solution: Solution, phase: Phase): void;
  onResult(solution: Solution, result: SolutionResult): void;
};

/** Judges one program after another in a new sandbox, until the signal aborts. */
export async function runSolutions({ problem, solutions, signal, onPhase, onResult }: Run): Promise<void> {
  const sandbox = new Sandbox();
  const stopped = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)));
  try {
    for (const solution of solutions) {
      const { language, source } = solution;
      if (!canRun(language)) continue;
      const events = { signal, onPhase: (phase: Phase) => onPhase(solution, phase) };
      const submission = { problem, language, source };
      const judging = submit(sandbox, submission, events).then(
        async (outcome): Promise<SolutionResult | null> =>
          outcome && {
            ...resultOf(solution, outcome, problem),
            smallest: solution.isWrong ? await smallestOf(sandbox, submission, { outcome, signal }) : null,
          },
        (error: unknown): SolutionResult => ({ ...NOT_JUDGED, message: String(error) }),
      );
      const result = await Promise.race([judging, stopped]);
      // The judging may be about to open the sandbox again, so it is closed once more afterwards.
      if (signal.aborted) void judging.then(() => sandbox.close());
      if (signal.aborted || !result) return;
      onResult(solution, result);
    }
  } finally {
    sandbox.close();
  }
}

/** True for all languages but Java, for which there is no compiler that a page could load. */
export const canRun = (language: Language): language is Exclude<Language, 'java'> =>
  language === 'sql' || RUNNABLE.some((known) => known === language);

const NOT_JUDGED = { isAsExpected: false, outcome: null, smallest: null };

/** Searches as the page does for a learner. Ignores a broken part of the problem, which the verdicts show. */
async function smallestOf(
  sandbox: Sandbox,
  submission: JudgedProgram,
  { outcome, signal }: { outcome: Outcome; signal: AbortSignal },
): Promise<SmallestResult | null> {
  const failing = failingOf({ outcome });
  if (!failing) return null;
  await sandbox.prepare(submission.language);
  const began = performance.now();
  const result = await lookFor(sandbox, { submission, failing, signal }).catch(() => null);
  if (!result) return null;
  const input = result.smallest?.outcome.input;
  return {
    input: input ? cut(inputText(input, shownOf(submission.problem))) : null,
    milliseconds: performance.now() - began,
  };
}

function resultOf({ expected }: Solution, outcome: Outcome, { cases }: Problem): Omit<SolutionResult, 'smallest'> {
  const { verdict, message } = outcome;
  const failed = outcome.cases.find(({ fault }) => fault !== null);
  const number = cases.findIndex(({ input }) => input === failed?.input) + 1;
  const text = failed && verdict === 'Wrong Answer' ? differenceOf(failed) : message;
  const { isOfOneCase } = VERDICT_FACTS[verdict];
  const where = failed && isOfOneCase ? `${number > 0 ? `Case ${number}` : 'A generated case'}: ` : '';
  return {
    isAsExpected: expected.includes(verdict) && outcome.broken === null,
    outcome,
    message: outcome.broken ? cut(outcome.broken.message) : verdict === 'Accepted' ? '' : cut(where + text),
  };
}

const differenceOf = ({ fault, actual, expected }: CaseOutcome): string =>
  fault !== null && fault !== '' ? fault : `${textOf(actual)} instead of ${textOf(expected ?? null)}`;

const textOf = (value: Value) => cut(typeof value === 'string' ? value : formatValue(value));

const cut = (text: string) => (text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS)}…`);
