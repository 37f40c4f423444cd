import { measureCurves, type Point, VARIANTS } from '#judge/growth/growth-plan.ts';
import { OWN } from '#judge/growth/growth.ts';
import type { Language } from '#judge/languages/languages.ts';
import type { Signature } from '#judge/values/signature.ts';
import type { Input, Value } from '#judge/values/values.ts';
import { CLOCK_STEP } from './cpu-clock.ts';
import { type CurveProgram, titleOf } from './suite.ts';

export type PreparedProgram = {
  /** Returns the nanoseconds of each completed batch; a batch is `repeat` runs, on the inputs in turn. */
  time(inputs: Input[], task: { repeat: number; batches: number; limit: number }): Promise<number[]>;
  answer(input: Input): Promise<Value | undefined>;
};
export type Prepare = (program: {
  language: Language;
  signature: Signature;
  source: string;
}) => Promise<PreparedProgram>;

/** Measures a program and the references of its problem, and checks that they give the same answer. */
export async function measureProgram(program: CurveProgram, prepare: Prepare): Promise<Map<string, Point[]>> {
  const { problem, language, source } = program;
  const { smallest, largest, signature } = problem;
  const sources = new Map([[OWN, source]]);
  for (const { name, programs } of problem.references)
    sources.set(name, programs.find((one) => one.language === language)?.source ?? '');
  const prepared = new Map<string, PreparedProgram>();
  for (const [name, text] of sources) prepared.set(name, await prepare({ language, signature, source: text }));

  const small = problem.input(Math.max(smallest, 12), 1);
  const answers = await Promise.all([...prepared.values()].map(async (one) => JSON.stringify(await one.answer(small))));
  if (new Set(answers).size > 1) throw new Error(`${titleOf(program)}: the answers differ: ${answers.join(', ')}`);

  const inputsBySize = new Map<number, Input[]>();
  function inputsOf(size: number): Input[] {
    const inputs = inputsBySize.get(size) ?? VARIANTS.map((seed) => problem.input(size, seed));
    inputsBySize.set(size, inputs);
    return inputs;
  }
  const weigh = (size: number) => JSON.stringify(inputsOf(size)[0]).length;
  return measureCurves(
    [...sources.keys()],
    { smallest, largest, clockStep: CLOCK_STEP, weigh },
    async (name, batches) => {
      const measured = prepared.get(name);
      return measured ? measured.time(inputsOf(batches.size), batches) : [];
    },
  );
}
