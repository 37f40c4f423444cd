import { type Language, RUNNABLE } from '#shared/judge/languages.ts';
import { type Problem, readProblem, readWrongPrograms } from '#shared/judge/problem.ts';
import { failingOf, lookFor } from '#client/features/practice/smallest/look-for.ts';
import { shownOf } from '#shared/judge/shown-problem.ts';
import { formatValue, inputText } from '#shared/judge/value-text.ts';
import type { Value } from '#shared/judge/values.ts';
import { type Verdict, VERDICT_FACTS } from '#shared/judge/verdict.ts';
import type { ProblemText } from '#client/features/practice/problem-text.ts';
import type { CaseOutcome, Judged, Outcome } from './run-cases.ts';
import { type Phase, Sandbox } from './sandbox.ts';
import { type Submission, submit } from './submission.ts';

/** A program of a problem, with the verdicts that are expected of it. */
export type Solution = {
  /** The name of its approach, or what is wrong with a wrong program. */
  name: string;
  isWrong: boolean;
  language: Language;
  source: string;
  expected: Verdict[];
};

export type SolutionResult = {
  isAsExpected: boolean;
  /** Null where it could not be judged; the message says why. */
  outcome: Pick<Outcome, 'verdict' | 'passed' | 'total' | 'milliseconds'> | null;
  message: string;
  /** Set for a program that answers wrong or crashes; null for others, and if nothing was searched. */
  smallest: SmallestResult | null;
};

/** The smallest input that learners of such a program are shown. */
export type SmallestResult = {
  /** Null where none is smaller than the failing case of the judge. */
  input: string | null;
  /** How long was looked. */
  milliseconds: number;
};

const MAX_CHARACTERS = 300;

/** The programs of a problem, read from the values of its form. @throws ProblemError */
export function readSolutions(values: ProblemText): { judged: Judged; solutions: Solution[] } {
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
    expected: [verdict],
  }));
  const signature = problem.kind === 'function' ? values.signature : '';
  return { judged: { problem, signature }, solutions: [...approaches, ...wrong] };
}

type Run = {
  judged: Judged;
  solutions: Solution[];
  signal: AbortSignal;
  onPhase(solution: Solution, phase: Phase): void;
  onResult(solution: Solution, result: SolutionResult): void;
};

/** Judges one program after the other in a new sandbox, until the signal aborts. */
export async function runSolutions({ judged, solutions, signal, onPhase, onResult }: Run): Promise<void> {
  const sandbox = new Sandbox();
  const stopped = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)));
  try {
    for (const solution of solutions) {
      const { language, source } = solution;
      if (!canRun(language)) continue;
      const events = { signal, onPhase: (phase: Phase) => onPhase(solution, phase) };
      const submission = { judged, language, source };
      const judging = submit(sandbox, submission, events).then(
        async (outcome): Promise<SolutionResult | null> =>
          outcome && {
            ...resultOf(solution, outcome, judged.problem),
            smallest: solution.isWrong ? await smallestOf(sandbox, submission, { outcome, signal }) : null,
          },
        (error: unknown): SolutionResult => ({ ...NOT_JUDGED, message: String(error) }),
      );
      const result = await Promise.race([judging, stopped]);
      // The judging may still be about to open the sandbox: it is closed again afterwards.
      if (signal.aborted) void judging.then(() => sandbox.close());
      if (signal.aborted || !result) return;
      onResult(solution, result);
    }
  } finally {
    sandbox.close();
  }
}

/** Excludes Java, for which there is no compiler that a page could load. */
export const canRun = (language: Language): language is Exclude<Language, 'java'> =>
  language === 'sql' || RUNNABLE.some((known) => known === language);

const NOT_JUDGED = { isAsExpected: false, outcome: null, smallest: null };

/** Looks as the page does for a learner; a broken part of the problem is reported by its verdicts. */
async function smallestOf(
  sandbox: Sandbox,
  submission: Submission,
  { outcome, signal }: { outcome: Outcome; signal: AbortSignal },
): Promise<SmallestResult | null> {
  const failing = failingOf({ outcome });
  if (!failing) return null;
  await sandbox.prepare(submission.language);
  const began = performance.now();
  const found = await lookFor(sandbox, { submission, failing, signal }).catch(() => null);
  if (!found) return null;
  const input = found.smallest?.outcome.input;
  return {
    input: input ? cut(inputText(input, shownOf(submission.judged.problem))) : null,
    milliseconds: performance.now() - began,
  };
}

function resultOf({ expected }: Solution, outcome: Outcome, { cases }: Problem): Omit<SolutionResult, 'smallest'> {
  const { verdict, message } = outcome;
  const failed = outcome.cases.find(({ fault }) => fault !== null);
  const place = cases.findIndex(({ input }) => input === failed?.input) + 1;
  const said = failed && verdict === 'Wrong Answer' ? differenceOf(failed) : message;
  const { isOfOneCase } = VERDICT_FACTS[verdict];
  const where = failed && isOfOneCase ? `${place > 0 ? `Case ${place}` : 'A generated case'}: ` : '';
  return {
    isAsExpected: expected.includes(verdict) && outcome.broken === null,
    outcome,
    message: outcome.broken ? cut(outcome.broken.message) : verdict === 'Accepted' ? '' : cut(where + said),
  };
}

const differenceOf = ({ fault, actual, expected }: CaseOutcome): string =>
  fault !== null && fault !== '' ? fault : `${textOf(actual)} instead of ${textOf(expected)}`;

const textOf = (value: Value) => cut(typeof value === 'string' ? value : formatValue(value));

const cut = (text: string) => (text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS)}…`);
