import type { JudgeInput } from '#client/sandbox/messages.ts';
import { asInput, type Problem } from '#shared/judge/problem.ts';
import type { Judged, OneCase } from './run-cases.ts';
import type { Sandbox } from './sandbox.ts';

/** Nobody waits longer for one case, however slow the device. */
export const LONGEST_MS = 15_000;

/** What a problem's generator says of itself, and what it makes; it runs where programs run. */
export type Generator = {
  smallest: number;
  largest: number;
  seeds: number[];
  make(size: number, seed: number): Promise<JudgeInput>;
};

/** @throws the reason of the signal */
export async function generatorOf(sandbox: Sandbox, problem: Problem, signal?: AbortSignal): Promise<Generator> {
  const ask = (size: number, seed: number) =>
    sandbox.ask({ type: 'generate', module: problem.generator, size, seed }, signal);
  const exported = (await ask(0, 0)) as Omit<Generator, 'make'>; // as check:content has seen
  return { ...exported, make: async (size, seed) => asInput(problem, await ask(size, seed)) };
}

/** The largest inputs of a problem. @throws the reason of the signal */
export async function largestInputs(
  sandbox: Sandbox,
  { problem }: Judged,
  signal?: AbortSignal,
): Promise<JudgeInput[]> {
  if (problem.generator === '') return [];
  const { largest, seeds, make } = await generatorOf(sandbox, problem, signal);
  const inputs: JudgeInput[] = [];
  for (const seed of seeds) inputs.push(await make(largest, seed));
  return inputs;
}

/** What the last approach answers, in JavaScript, and how long its slowest case takes on this device. */
export async function answersOf(
  sandbox: Sandbox,
  { problem, signature }: Judged,
  { inputs, signal }: { inputs: JudgeInput[]; signal?: AbortSignal },
): Promise<{ cases: OneCase[]; slowest: number }> {
  const reference = problem.approaches.at(-1)?.programs.find(({ language }) => language === 'javascript');
  if (!reference || inputs.length === 0) return { cases: [], slowest: 0 };
  const { source } = reference;
  const cases: OneCase[] = [];
  let slowest = 0;
  await sandbox.run(
    { language: 'javascript', source, signature, schema: '', inputs, limit: LONGEST_MS },
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
  return { cases, slowest };
}
