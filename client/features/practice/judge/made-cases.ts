import type { JudgeInput } from '#judge/worker/messages.ts';
import { asInput, type Problem } from '#judge/problem/problem.ts';
import { moduleResult, BrokenProblem } from './broken-problem.ts';
import type { Asked } from '#judge/verdict/verdict-of.ts';
import type { ProgramRunner } from './sandbox.ts';

/** The maximum time limit of a case on any device, in milliseconds. */
export const MAX_LIMIT_MS = 15_000;

/** A problem's generator: its sizes and seeds, and a function that makes an input in the sandbox. */
export type Generator = {
  smallest: number;
  /** The size that the constraints allow. */
  largest: number;
  /** The size up to which growth is measured: the largest, or beyond it. */
  measuredUpTo: number;
  seeds: number[];
  make(size: number, seed: number): Promise<JudgeInput>;
};

/** @throws BrokenProblem, or the reason of the signal */
export async function generatorOf(sandbox: ProgramRunner, problem: Problem, signal?: AbortSignal): Promise<Generator> {
  const { generator: module } = problem;
  const ask = (task: { name: 'facts' } | { name: 'generate'; size: number; seed: number }) =>
    moduleResult('generator', sandbox.ask({ ...task, module }, signal));
  const facts = (await ask({ name: 'facts' })) as Omit<Generator, 'make' | 'measuredUpTo'>; // verified by check:content
  return {
    measuredUpTo: facts.largest,
    ...facts,
    make: async (size, seed) => asInput(problem, await ask({ name: 'generate', size, seed })),
  };
}

/** Generated cases, or in `broken` why there are none; `slowest` is the reference's slowest time in milliseconds. */
export type MadeCases = { cases: Asked[]; slowest: number; broken: BrokenProblem | null };

/** The largest inputs of a problem with their answers. @throws the reason of the signal */
export async function largestCases(sandbox: ProgramRunner, problem: Problem, signal?: AbortSignal): Promise<MadeCases> {
  if (problem.generator === '') return { cases: [], slowest: 0, broken: null };
  try {
    const task = { name: 'largest', module: problem.generator } as const;
    const generated = (await moduleResult('generator', sandbox.ask(task, signal))) as unknown[]; // one for each seed
    const inputs = generated.map((input) => asInput(problem, input));
    return { ...(await answersOf(sandbox, problem, { inputs, signal })), broken: null };
  } catch (error) {
    if (error instanceof BrokenProblem) return { cases: [], slowest: 0, broken: error };
    throw error;
  }
}

/**
 * The answers of the reference (the last approach in JavaScript), and the time of its slowest case in milliseconds.
 * @throws BrokenProblem if it fails
 */
export async function answersOf(
  sandbox: ProgramRunner,
  problem: Problem,
  { inputs, signal }: { inputs: JudgeInput[]; signal?: AbortSignal },
): Promise<{ cases: Asked[]; slowest: number }> {
  const reference = problem.approaches.at(-1)?.programs.find(({ language }) => language === 'javascript');
  if (!reference || inputs.length === 0) return { cases: [], slowest: 0 };
  const { source } = reference;
  const cases: Asked[] = [];
  let slowest = 0;
  const { failure } = await sandbox.run(
    { language: 'javascript', source, signature: problem.signature, schema: '', inputs, limit: MAX_LIMIT_MS },
    {
      signal,
      onCase: ({ index, answer, milliseconds }) => {
        slowest = Math.max(slowest, milliseconds);
        const input = inputs[index];
        if (input) cases.push({ input, expected: answer });
        return true;
      },
    },
  );
  // On a slow device the reference may time out: then only the cases that it answered in time are used.
  if (failure && failure.verdict !== 'Time Limit Exceeded')
    throw new BrokenProblem('reference solution', `${failure.verdict} ${failure.message}`.trim());
  return { cases, slowest };
}

type OwnInputs = { inputs: JudgeInput[]; signal?: AbortSignal };

/** A learner's own inputs with the answers of the reference, as far as it gave them. @throws Error, see `tryOut` */
export async function ownCases(
  sandbox: ProgramRunner,
  problem: Problem,
  { inputs, signal }: OwnInputs,
): Promise<Omit<MadeCases, 'slowest'>> {
  const unanswered: Asked[] = inputs.map((input) => ({ input }));
  try {
    await refuseInvalid(sandbox, problem, { inputs, signal });
    const { cases } = await answersOf(sandbox, problem, { inputs, signal });
    return { cases: unanswered.map((one, index) => cases[index] ?? one), broken: null };
  } catch (error) {
    if (error instanceof BrokenProblem) return { cases: unanswered, broken: error };
    throw error;
  }
}

async function refuseInvalid(
  sandbox: ProgramRunner,
  { validator }: Problem,
  { inputs, signal }: OwnInputs,
): Promise<void> {
  if (validator === '' || inputs.length === 0) return;
  const task = { name: 'validate', module: validator, inputs: inputs.map(argumentsOf) } as const;
  const faults = (await moduleResult('validator', sandbox.ask(task, signal))) as (string | null)[]; // one per input
  for (const [index, fault] of faults.entries())
    if (fault !== null) throw new Error(`line ${index + 1} of your own cases breaks the constraints: ${fault}`);
}

/** The arguments for the `validate` function of a problem. */
export function argumentsOf(input: JudgeInput): unknown[] {
  if ('args' in input) return input.args;
  return ['calls' in input ? input.calls : 'input' in input ? input.input : input.rows];
}
