import type { JudgeInput } from '#judge/worker/messages.ts';
import { type Curve, type GrowthReport, measureGrowth, OWN } from '#judge/growth/growth.ts';
import { type Plan, VARIANTS } from '#judge/growth/growth-plan.ts';
import { sizeUnit } from '#judge/growth/growth-sentence.ts';
import type { Language } from '#judge/languages/languages.ts';
import type { Approach, Growth, Problem } from '#judge/problem/problem.ts';
import { generatorOf } from './made-cases.ts';
import type { Sandbox } from './sandbox.ts';
import type { JudgedProgram } from './submission.ts';
import { timeBatches } from './time-batches.ts';

type Reference = { name: string; growth: Growth; source: string };

/** The approaches to compare a program with: those with a program in its language and a known growth. */
const referencesIn = (approaches: readonly Approach[], language: Language): Reference[] =>
  approaches.flatMap(({ name, growth, programs }) => {
    const program = programs.find((one) => one.language === language);
    return program && growth !== null ? [{ name, growth, source: program.source }] : [];
  });

export const canBeMeasured = ({ kind, generator, approaches }: Problem, language: Language): boolean =>
  kind === 'function' && generator !== '' && referencesIn(approaches, language).length > 0;

/** The curves as measured so far. */
export type MeasureProgress = { curves: Curve[]; done: number; of: number };

type MeasureOptions = { signal: AbortSignal; onProgress(progress: MeasureProgress): void };

/**
 * Measures on this device how a program's time grows, compared with the approaches in the same language.
 * @throws the reason of the signal
 */
export async function measure(
  sandbox: Sandbox,
  { problem, language, source }: JudgedProgram,
  { signal, onProgress }: MeasureOptions,
): Promise<GrowthReport> {
  const references = referencesIn(problem.approaches, language);
  const { smallest, largest, measuredUpTo, seeds, make } = await generatorOf(sandbox, problem, signal);
  const sources = new Map([[OWN, source], ...references.map((one) => [one.name, one.source] as const)]);
  let generated: { size: number; inputs: JudgeInput[] } = { size: 0, inputs: [] };
  async function inputsOf(size: number, count: number): Promise<JudgeInput[]> {
    if (generated.size !== size) generated = { size, inputs: [] }; // keeps one size only, to save memory
    const [{ inputs }, variants] = [generated, size < measuredUpTo ? VARIANTS : seeds];
    for (const seed of variants.slice(inputs.length, count)) inputs.push(await make(size, seed));
    return inputs.slice(0, count);
  }
  const weight = JSON.stringify(await make(measuredUpTo, seeds[0] ?? 1)).length;
  const lines = [{ name: OWN, growth: null }, ...references];
  const plan: Plan = {
    smallest,
    largest: measuredUpTo,
    weigh: (size) => Math.ceil((weight * size) / measuredUpTo),
    onPoints: (points, progress) =>
      onProgress({
        curves: lines.map(({ name, growth }) => ({ name, growth, points: points.get(name) ?? [], atLargest: null })),
        ...progress,
      }),
  };

  const time = timeBatches(sandbox, { language, signature: problem.signature, sources, inputsOf }, signal);
  return measureGrowth({ references, plan, allowed: largest, unit: sizeUnit(problem.signature) }, time);
}
