import type { JudgeInput } from '#client/sandbox/messages.ts';
import { type GrowthReport, measureGrowth, OWN } from '#shared/judge/growth.ts';
import { sizeUnit } from '#shared/judge/growth-sentence.ts';
import type { Language } from '#shared/judge/languages.ts';
import type { Approach, Growth } from '#shared/judge/problem.ts';
import type { Sandbox } from './sandbox.ts';
import { generatedInput, generatorOf, type Submission } from './submission.ts';

type Reference = { name: string; growth: Growth; source: string };

/** The approaches that a program of a language can be compared with: those whose growth is known. */
export const referencesIn = (approaches: readonly Approach[], language: Language): Reference[] =>
  approaches.flatMap(({ name, growth, programs }) => {
    const program = programs.find((one) => one.language === language);
    return program && growth !== null ? [{ name, growth, source: program.source }] : [];
  });

/** How the learner's program grows, beside the references, on this device. */
export async function measure(
  sandbox: Sandbox,
  { judged, language, source }: Submission,
  { onStep, isStopped }: { onStep(name: string, size: number): void; isStopped(): boolean },
): Promise<GrowthReport> {
  const references = referencesIn(judged.problem.approaches, language);
  const { smallest, largest, seeds } = await generatorOf(sandbox, judged.problem);
  const sources = new Map([[OWN, source], ...references.map((one) => [one.name, one.source] as const)]);
  const inputs = new Map<number, JudgeInput>();
  const inputOf = async (size: number) => {
    const known = inputs.get(size);
    if (known) return known;
    inputs.clear(); // sizes come in order, and large ones are large
    const made = await generatedInput(sandbox, judged.problem, { size, seed: seeds[0] ?? 1 });
    inputs.set(size, made);
    return made;
  };
  const weight = JSON.stringify(await generatedInput(sandbox, judged.problem, { size: largest, seed: 1 })).length;
  const plan = { smallest, largest, weigh: (size: number) => Math.ceil((weight * size) / largest) };
  return measureGrowth(
    { references, plan, unit: sizeUnit(judged.problem.signature) },
    async (name, { size, repeat, batches, limit }) => {
      if (isStopped()) throw new Stopped();
      onStep(name, size);
      const input = await inputOf(size);
      const times: number[] = [];
      await sandbox.run(
        {
          language,
          source: sources.get(name) ?? '',
          signature: judged.signature,
          schema: '',
          inputs: Array.from({ length: batches }, () => input),
          repeat,
          limit: Math.max(1, limit / 1e6 / repeat),
        },
        {
          onCase({ milliseconds }) {
            times.push(milliseconds * 1e6 * repeat);
            return true;
          },
        },
      );
      return times;
    },
  );
}

/** The learner has had enough of it. */
export class Stopped extends Error {}
