import type { Language } from '#shared/judge/languages.ts';
import type { Signature } from '#shared/judge/signature.ts';
import type { Input, Value } from '#shared/judge/values.ts';
import type { Placement } from '#shared/judge/growth-comparison.ts';
import { VARIANTS } from '#shared/judge/growth-plan.ts';
import { type GrowthReport, measureGrowth, OWN } from '#shared/judge/growth.ts';
import { CLOCK_STEP } from './cpu-clock.ts';
import { type CurveProgram, titleOf } from './suite.ts';

export type PreparedProgram = {
  /** The nanoseconds of each of `batches`, as far as they come to their end: each runs `repeat` times on the inputs in turn. */
  time(inputs: Input[], task: { repeat: number; batches: number; limit: number }): Promise<number[]>;
  answer(input: Input): Promise<Value | undefined>;
};
export type Prepare = (program: {
  language: Language;
  signature: Signature;
  source: string;
}) => PreparedProgram | Promise<PreparedProgram>;

/** How far a placement is from the expected one: 0 is right, 1 is the next place, null is unclear. */
export type Score = { title: string; expected: string; placed: string; off: number | null; report: GrowthReport };

/** Less than a learner has: what is right with half of the time is right with all of it. */
const BUDGET = 1.5e9;

/** Measures one program beside the references of its problem, and checks that they give the same answer. */
export async function placeProgram(program: CurveProgram, prepare: Prepare, budget = BUDGET): Promise<Score> {
  const { problem, language, source, expected } = program;
  const title = titleOf(program);
  const sources = new Map([[OWN, source]]);
  for (const { name, programs } of problem.references)
    sources.set(name, programs.find((one) => one.language === language)?.source ?? '');
  const prepared = new Map<string, PreparedProgram>();
  for (const [name, text] of sources)
    prepared.set(name, await prepare({ language, signature: problem.signature, source: text }));

  const small = problem.input(Math.max(problem.smallest, 12), 1);
  const answers = await Promise.all([...prepared.values()].map(async (one) => JSON.stringify(await one.answer(small))));
  if (new Set(answers).size > 1) throw new Error(`${title}: the answers differ: ${answers.join(', ')}`);

  const { smallest, largest } = problem;
  const made = new Map<number, Input[]>();
  function inputsOf(size: number): Input[] {
    const inputs = made.get(size) ?? VARIANTS.map((seed) => problem.input(size, seed));
    made.set(size, inputs);
    return inputs;
  }
  const plan = {
    smallest,
    largest,
    clockStep: CLOCK_STEP,
    budget,
    weigh: (size: number) => JSON.stringify(inputsOf(size)[0]).length,
  };
  const report = await measureGrowth({ references: problem.references, plan }, async (name, batches) => {
    const measured = prepared.get(name);
    return measured ? measured.time(inputsOf(batches.size), batches) : [];
  });
  const { placement } = report;
  return { title, expected, placed: textOf(placement), off: offBy(program, placement), report };
}

function textOf(placement: Placement): string {
  if (placement.kind === 'like') return `like ${placement.references.join(' or ')}`;
  if (placement.kind === 'between')
    return `between ${placement.faster.join(' or ')} and ${placement.slower.join(' or ')}`;
  return placement.kind;
}

/** References of one degree are one place; places alternate with what lies between them. */
function offBy({ problem, expected }: CurveProgram, placement: Placement): number | null {
  if (placement.kind === 'unclear') return null;
  // n and n log n stand for one place, as do 1 and log n.
  const degreeOf = (growth: string) => growth.replace(/^log n$/, '1').replace(/ log n$/, '');
  const degrees = [...new Set(problem.references.toReversed().map(({ growth }) => degreeOf(growth)))];
  const likeness = (name: string) => {
    const reference = problem.references.find((known) => known.name === name);
    if (!reference) throw new Error(`${problem.name} has no approach ${name}`);
    return 2 * degrees.indexOf(degreeOf(reference.growth)) + 1;
  };
  const wanted = () => {
    if (expected === 'better') return 0;
    if (expected === 'worse') return 2 * degrees.length;
    const [, like, faster] = /^like (.+)$|^between (.+) and /.exec(expected) ?? [];
    if (like !== undefined) return likeness(like);
    if (faster !== undefined) return likeness(faster) + 1;
    throw new Error(`"${expected}" is no place`);
  };
  const got = () => {
    if (placement.kind === 'better') return [0];
    if (placement.kind === 'worse') return [2 * degrees.length];
    if (placement.kind === 'like') return placement.references.map(likeness);
    return placement.kind === 'between' ? [Math.max(...placement.faster.map(likeness)) + 1] : [];
  };
  return Math.min(...got().map((place) => Math.abs(place - wanted())));
}
