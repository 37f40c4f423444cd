import type { CaseResult, JudgeInput } from '#client/sandbox/messages.ts';
import { wrongWith } from '#shared/judge/comparison.ts';
import type { Language, Runnable } from '#shared/judge/languages.ts';
import type { Problem, Program } from '#shared/judge/problem.ts';
import type { Value } from '#shared/judge/values.ts';
import type { Verdict } from '#shared/judge/verdict.ts';
import type { RunEvents, Sandbox } from './sandbox.ts';

/** A problem with its signature as it is written, which is what the sandbox is told. */
export type Judged = { problem: Problem; signature: string };

export type OneCase = { input: JudgeInput; expected: Value | null };

export type CaseOutcome = OneCase & {
  actual: Value | null;
  printed: string;
  milliseconds: number;
  /** What is wrong with it: '' where it simply differs, null where nothing is. */
  fault: string | null;
};

export type Outcome = {
  verdict: Verdict;
  /** What the compiler, the program or the checker said. */
  message: string;
  passed: number;
  total: number;
  /** Of the slowest case. */
  milliseconds: number | null;
  cases: CaseOutcome[];
};

type RunLanguage = Runnable | 'sql';

/** Nobody waits longer for one case, however slow the device. */
const LIMIT = { least: 2000, most: 15_000, ofReference: 10 };
/** How much longer than JavaScript a language takes for the same steps. */
const SLOWNESS: Record<RunLanguage, number> = { c: 1, cpp: 1, javascript: 1, python: 8, sql: 1 };

type Task = { judged: Judged; language: RunLanguage; source: string; cases: OneCase[]; limit: number };

/**
 * Runs a program on cases in their order, as long as it goes well or, of a run on examples, to the end.
 * @returns null when it was stopped
 */
export async function runCases(
  sandbox: Sandbox,
  { judged, language, source, cases, limit }: Task,
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
  const { failure, isStopped } = await sandbox.run(
    {
      language,
      source,
      signature,
      schema: problem.schema,
      inputs: cases.map(({ input }) => input),
      repeat: 1,
      limit,
    },
    { ...events, onCase: take },
  );
  if (isStopped && !(isToStop && hasFailed)) return null;
  if (problem.checker.kind === 'function') await askChecker(sandbox, problem, outcomes);
  const wrong = outcomes.find(({ fault }) => fault !== null);
  const next = cases[outcomes.length];
  if (failure && next)
    outcomes.push({ ...next, actual: null, printed: failure.printed, milliseconds: 0, fault: failure.message });
  const times = outcomes.map(({ milliseconds }) => milliseconds);
  return {
    verdict: wrong ? 'Wrong Answer' : (failure?.verdict ?? 'Accepted'),
    message: wrong ? (wrong.fault ?? '') : (failure?.message ?? ''),
    passed: outcomes.filter(({ fault }) => fault === null).length,
    total: cases.length,
    milliseconds: times.length > 0 ? Math.max(...times) : null,
    cases: outcomes,
  };
}

function compare(
  problem: Problem,
  { input, expected }: OneCase,
  answer: Value,
): { actual: Value; fault: string | null } {
  if (problem.kind === 'sql' && Array.isArray(answer)) {
    const [columns = null, rows = null] = answer;
    const names = (Array.isArray(columns) ? columns : []).map((name) => String(name).toLowerCase());
    if (names.join() !== problem.columns.map((name) => name.toLowerCase()).join())
      return { actual: rows, fault: `The columns are ${names.join(', ')} instead of ${problem.columns.join(', ')}.` };
    return { actual: rows, fault: expected === null ? null : wrongWith(problem, { input, expected }, rows, null) };
  }
  const isOpen = expected === null || problem.checker.kind === 'function';
  return { actual: answer, fault: isOpen ? null : wrongWith(problem, { input, expected }, answer, null) };
}

/** Its own checker says what is wrong, for all cases at once. */
async function askChecker(sandbox: Sandbox, problem: Problem, outcomes: CaseOutcome[]): Promise<void> {
  const answers = outcomes.map(({ input, expected, actual }) => ({ ...input, expected, actual }));
  const faults = (await sandbox.ask({ type: 'check', module: problem.check, answers })) as (string | null)[]; // one each
  for (const [index, outcome] of outcomes.entries()) outcome.fault = faults[index] ?? null;
}

/** What the last approach answers, in JavaScript, and how long its slowest case takes on this device. */
async function askReference(
  sandbox: Sandbox,
  judged: Judged,
  inputs: JudgeInput[],
): Promise<{ cases: OneCase[]; slowest: number }> {
  const reference = referenceIn(judged.problem, 'javascript');
  if (!reference || inputs.length === 0) return { cases: [], slowest: 0 };
  const cases: OneCase[] = [];
  let slowest = 0;
  await sandbox.run(
    {
      language: 'javascript',
      source: reference.source,
      signature: judged.signature,
      schema: '',
      inputs,
      repeat: 1,
      limit: LIMIT.most,
    },
    {
      onCase: ({ index, answer, milliseconds }) => {
        slowest = Math.max(slowest, milliseconds);
        const input = inputs[index];
        if (input) cases.push({ input, expected: answer });
        return true;
      },
    },
  );
  return { cases, slowest };
}

export const referenceIn = ({ approaches }: Problem, language: Language): Program | undefined =>
  approaches.at(-1)?.programs.find((program) => program.language === language);

type Generator = { smallest: number; largest: number; seeds: number[] };

/** What a problem's generator says of itself. */
export const generatorOf = async (sandbox: Sandbox, { generator }: Problem): Promise<Generator> =>
  (await sandbox.ask({ type: 'generate', module: generator, size: 0, seed: 0 })) as Generator; // its exports

/** What it makes, as a program is given it. */
export async function generatedInput(
  sandbox: Sandbox,
  { kind, signature, generator }: Problem,
  { size, seed }: { size: number; seed: number },
): Promise<JudgeInput> {
  const made = (await sandbox.ask({ type: 'generate', module: generator, size, seed })) as never; // checked by check:content
  if (kind === 'stdin') return { input: made };
  return signature?.kind === 'class' ? { calls: made } : { args: made };
}

/** The largest inputs of a problem. */
async function largestInputs(sandbox: Sandbox, { problem }: Judged): Promise<JudgeInput[]> {
  if (problem.generator === '') return [];
  const { largest, seeds } = await generatorOf(sandbox, problem);
  const inputs: JudgeInput[] = [];
  for (const seed of seeds) inputs.push(await generatedInput(sandbox, problem, { size: largest, seed }));
  return inputs;
}

const sizeOf = ({ input }: OneCase) => JSON.stringify(input).length;

export type Submission = { judged: Judged; language: RunLanguage; source: string };

/** Judges a program on all cases, the smallest first, so that the first failure is easy to look at. */
export async function submit(
  sandbox: Sandbox,
  { judged, language, source }: Submission,
  events: RunEvents,
): Promise<Outcome | null> {
  events.onPhase?.('starting');
  const inputs = await largestInputs(sandbox, judged);
  const { cases: generated, slowest } = await askReference(sandbox, judged, inputs);
  const given = judged.problem.cases.map(({ input, expected }) => ({ input, expected }));
  const cases = [...given.toSorted((one, other) => sizeOf(one) - sizeOf(other)), ...generated];
  const limit = limitFor(language, slowest);
  return runCases(sandbox, { judged, language, source, cases, limit }, { ...events, isToStop: true });
}

const limitFor = (language: RunLanguage, referenceMs: number) =>
  Math.min(Math.max(LIMIT.least, LIMIT.ofReference * referenceMs * SLOWNESS[language]), LIMIT.most);

/** Runs a program on the examples and on inputs of the learner's own, whose answers the last approach gives. */
export async function tryOut(
  sandbox: Sandbox,
  { judged, language, source, own }: Submission & { own: JudgeInput[] },
  events: RunEvents,
): Promise<Outcome | null> {
  const examples = judged.problem.cases.filter(({ example }) => example !== null);
  const { cases: answered } = await askReference(sandbox, judged, own);
  const cases = [
    ...examples.map(({ input, expected }) => ({ input, expected })),
    ...own.map((input, index) => answered[index] ?? { input, expected: null }),
  ];
  return runCases(sandbox, { judged, language, source, cases, limit: LIMIT.least * 2 }, { ...events, isToStop: false });
}
