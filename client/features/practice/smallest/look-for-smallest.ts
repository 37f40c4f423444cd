import type { JudgeInput } from '#judge/worker/messages.ts';
import { answersOf, argumentsOf } from '#client/features/practice/judge/made-cases.ts';
import { moduleResult } from '#client/features/practice/judge/broken-problem.ts';
import { type CaseOutcome, type Outcome, runCases } from '#client/features/practice/judge/run-cases.ts';
import type { ProgramRunner, Sandbox } from '#client/features/practice/judge/sandbox.ts';
import type { JudgedProgram } from '#client/features/practice/judge/submission.ts';
import { LANGUAGES } from '#judge/languages/languages.ts';
import { asInput } from '#judge/problem/problem.ts';
import { findSmallest, type TriedInput } from '#judge/smallest/find-smallest.ts';
import type { Input } from '#judge/values/values.ts';

/**
 * How long to search, in milliseconds, once the program's language is ready. The learner waits five seconds at most, of
 * which one is for judging the result by itself.
 */
export const SEARCH_MS = 4000;
/** How long it takes to reload an interpreter that has run other cases, so that the result is judged by itself. */
const RELOADING_MS = 1500;
/** The time limit for a small input, in milliseconds. */
const LIMIT_MS = 1000;
const SMALL = { maxSize: 8, count: 120 };
/** The most inputs per run for a program that is started again for each input. */
const MAX_STARTS = 120;
/** The most times that a program is started again in a batch after a crash. */
const MAX_CRASHES = 12;

type Tried = TriedInput & { outcome: CaseOutcome };

export type Smallest = {
  /** The smallest input on which it fails when judged by itself; null if none is smaller than the judge's own case. */
  found: { outcome: CaseOutcome; verdict: Outcome['verdict'] } | null;
  /** Whether the program fails only after other cases, because it keeps state between them. */
  keepsState: boolean;
  /** Small inputs with the program's results. */
  sample: Tried[];
  /** How many inputs were tried. */
  triedCount: number;
};

/** A program that was judged, and an input on which it failed. */
export type SmallestTask = {
  submission: JudgedProgram;
  failing: JudgeInput;
  signal?: AbortSignal;
  seed?: number;
  /** The most inputs per run. */
  maxInputs?: number;
};

/** The part of a sandbox that the search for a smaller input uses. */
export type SearchSandbox = ProgramRunner & Pick<Sandbox, 'prepare'>;

/**
 * Looks for a smaller input on which a program fails, in the sandbox that has just judged it.
 * @throws BrokenProblem if a part of the problem fails, or the reason of the signal
 */
export async function lookForSmallest(
  sandbox: SearchSandbox,
  { submission, failing, signal, seed = 1, maxInputs }: SmallestTask,
): Promise<Smallest> {
  const { problem } = submission;
  if ('rows' in failing) return { found: null, keepsState: false, sample: [], triedCount: 0 };
  await sandbox.prepare(submission.language);
  signal?.throwIfAborted();
  const { isReused } = LANGUAGES[submission.language].inPage;
  const time = AbortSignal.timeout(SEARCH_MS - (isReused ? RELOADING_MS : 0));
  const ending = signal ? AbortSignal.any([signal, time]) : time;
  const generated = await smallInputs(sandbox, submission, signal);
  const written = problem.cases.flatMap(({ input }) => ('rows' in input ? [] : [input]));
  const {
    smallest,
    sample,
    count: triedCount,
  } = await findSmallest<Tried>({
    signature: problem.signature,
    known: [...written, ...generated],
    failing,
    seed,
    maxInputs: maxInputs ?? (problem.signature === null ? MAX_STARTS : undefined),
    isOver: () => ending.aborted,
    valid: (inputs) => validOf(sandbox, { submission, inputs, signal }),
    run: (inputs) => (ending.aborted ? Promise.resolve([]) : triedOf(sandbox, { submission, inputs, signal: ending })),
  });
  signal?.throwIfAborted();
  const alone = smallest && (await judgedAlone(sandbox, submission, { smallest, signal }));
  return { found: alone, keepsState: smallest !== null && alone === null, sample, triedCount };
}

async function smallInputs(sandbox: ProgramRunner, { problem }: JudgedProgram, signal?: AbortSignal): Promise<Input[]> {
  const { generator: module } = problem;
  if (module === '') return [];
  const inputs = await moduleResult('generator', sandbox.ask({ name: 'small', module, ...SMALL }, signal));
  return (inputs as unknown[]).map((input) => asInput(problem, input)); // verified by the validator
}

type Batch = { submission: JudgedProgram; inputs: Input[]; signal?: AbortSignal };

async function validOf(sandbox: ProgramRunner, { submission, inputs, signal }: Batch): Promise<Input[]> {
  const { validator: module } = submission.problem;
  if (module === '' || inputs.length === 0) return inputs;
  const task = { name: 'valid', module, inputs: inputs.map(argumentsOf) } as const;
  const areValid = (await moduleResult('validator', sandbox.ask(task, signal))) as boolean[]; // one per input
  return inputs.filter((_, index) => areValid[index]);
}

/** Runs the reference and the program on inputs; continues after an input on which the program crashes. */
async function triedOf(sandbox: ProgramRunner, { submission, inputs, signal }: Batch): Promise<Tried[]> {
  const { cases } = await answersOf(sandbox, submission.problem, { inputs, signal });
  const tried: Tried[] = [];
  for (let crashes = 0; crashes < MAX_CRASHES && tried.length < cases.length; crashes++) {
    const rest = cases.slice(tried.length);
    const task = { ...submission, cases: rest, limit: LIMIT_MS, sharesInterpreter: true };
    const outcome = await runCases(sandbox, task, { signal, stopOnFailure: false });
    if (!outcome) break;
    for (const one of outcome.cases)
      if (!('rows' in one.input)) tried.push({ input: one.input, hasFailed: one.fault !== null, outcome: one });
    if (outcome.verdict === 'Time Limit Exceeded' || outcome.verdict === 'Compilation Error') break;
  }
  return tried;
}

async function judgedAlone(
  sandbox: ProgramRunner,
  submission: JudgedProgram,
  { smallest: { outcome: one }, signal }: { smallest: Tried; signal?: AbortSignal },
): Promise<Smallest['found']> {
  const { input, expected } = one;
  const task = { ...submission, cases: [{ input, expected }], limit: LIMIT_MS };
  const outcome = await runCases(sandbox, task, { signal, stopOnFailure: true });
  const [judged] = outcome?.cases ?? [];
  return outcome && judged && outcome.verdict !== 'Accepted' ? { outcome: judged, verdict: outcome.verdict } : null;
}
