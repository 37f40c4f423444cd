import { asInput, type Problem } from '#judge/problem/problem.ts';
import { VARIANTS } from '#judge/growth/growth-plan.ts';
import { type Check, faultOf, verdictOf } from '#judge/verdict/verdict-of.ts';
import { seededRandom } from '#judge/values/random.ts';
import { type Input, inputFault } from '#judge/values/values.ts';
import type { Verdict } from '#judge/problem/verdict.ts';
import type { Batch, ProgramRun, Runnable } from './problem-runner.ts';

type Generator = {
  smallest: number;
  largest: number;
  /** The size up to which growth is measured; unset, it is the largest. */
  measuredUpTo?: number;
  seeds: number[];
  generate(size: number, random: ReturnType<typeof seededRandom>): unknown;
};

/** A problem with its modules loaded. */
export type CheckedProblem = {
  problem: Problem;
  check: Check | null;
  validate: ((...args: unknown[]) => unknown) | null;
  generator: Generator | null;
};

/** @throws whatever a module throws while it is loaded */
export async function loadProblem(problem: Problem): Promise<CheckedProblem> {
  const checker = await load<{ check: Check }>(problem.check);
  const validator = await load<{ validate: (...args: unknown[]) => unknown }>(problem.validator);
  return {
    problem,
    check: checker?.check ?? null,
    validate: validator?.validate ?? null,
    generator: await load<Generator>(problem.generator),
  };
}

const load = async <T>(source: string): Promise<T | null> =>
  source === '' ? null : ((await import(`data:text/javascript,${encodeURIComponent(source)}`)) as T); // its shape is checked when it is used

const isRows = (input: Input | { rows: string }): input is { rows: string } => 'rows' in input;

/** Returns how an input breaks the constraints, or null. */
export function invalid({ problem, validate }: CheckedProblem, input: Input | { rows: string }): string | null {
  if (isRows(input)) return null;
  const fault = problem.signature ? inputFault(input, problem.signature) : null;
  if (fault !== null || !validate) return fault;
  const message = 'args' in input ? validate(...input.args) : validate('calls' in input ? input.calls : input.input);
  return typeof message === 'string' && message !== '' ? message : null;
}

function generate({ problem, generator }: CheckedProblem, size: number, seed: number): Input {
  const generated = generator?.generate(size, seededRandom(seed));
  // Through JSON, as programs receive it, so that no two arguments share a list.
  return asInput(problem, JSON.parse(JSON.stringify(generated)));
}

const SIZES = 6;

/** Returns the sizes between smallest and largest that the generator is tried with. */
export function triedSizes({ smallest, largest }: Generator): number[] {
  const step = (largest / smallest) ** (1 / (SIZES - 1));
  const between = Array.from({ length: SIZES }, (_, index) => Math.round(smallest * step ** index));
  return [...new Set([smallest, Math.min(smallest + 1, largest), ...between, largest])];
}

/** The generated inputs of a problem: of the largest size that the constraints allow, and of the largest measured one. */
type Generated = { largest: Input[]; measured: Input[] };

/** Returns the faults of the inputs of cases and generator, and the generated inputs. */
export function checkInputs(checked: CheckedProblem): { faults: string[] } & Generated {
  const { problem, generator } = checked;
  const faults = problem.cases.flatMap(({ input }, index) => {
    const fault = invalid(checked, input);
    return fault === null ? [] : [`case ${index + 1} breaks the constraints: ${fault}`];
  });
  const [largest, measured]: [Input[], Input[]] = [[], []];
  if (!generator) return { faults, largest, measured };
  if (!(generator.smallest >= 1))
    return { faults: [...faults, 'smallest of the generator is below 1'], largest, measured };
  for (const size of triedSizes(generator)) {
    // When a program is measured, sizes below the largest are generated with the seeds of VARIANTS.
    for (const seed of size === generator.largest ? generator.seeds : new Set([...generator.seeds, ...VARIANTS])) {
      const generated = generate(checked, size, seed);
      const fault = invalid(checked, generated);
      if (fault !== null) faults.push(`generate(${size}) with seed ${seed} breaks the constraints: ${fault}`);
      // A submission is judged on these inputs after the cases.
      if (size === generator.largest) largest.push(generated);
    }
  }
  const { measuredUpTo, seeds } = generator;
  if (measuredUpTo === undefined) return { faults, largest, measured };
  if (measuredUpTo <= generator.largest) faults.push('measuredUpTo of the generator is not above its largest');
  // The constraints do not hold beyond the largest size, but the types of the signature do.
  for (const seed of seeds) {
    const input = generate(checked, measuredUpTo, seed);
    const fault = problem.signature && inputFault(input, problem.signature);
    if (fault) faults.push(`generate(${measuredUpTo}) with seed ${seed}: ${fault}`);
    measured.push(input);
  }
  return { faults, largest, measured };
}

type Judged = { verdict: Verdict; message: string };

/** The verdict on a run, with the number of the case that decided. */
export function judge(
  { problem, check }: CheckedProblem,
  cases: Batch['cases'],
  { answers, failure }: ProgramRun,
): Judged {
  const faults = answers.map((answer, index) => faultOf(problem, cases[index] ?? NOTHING, answer, check));
  const { verdict, message, failed } = verdictOf(faults, cases.length, failure);
  if (verdict !== 'Wrong Answer' || failed === null) return { verdict, message };
  const [answer, expected] = [answers[failed], cases[failed]?.expected];
  return {
    verdict,
    message: `case ${failed + 1} ${message || `gives ${short(answer)} instead of ${short(expected)}`}`,
  };
}

const NOTHING = { input: { args: [] } };

const short = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
};

/** Runs a program and returns its verdict. */
export const judgeProgram = async (
  checked: CheckedProblem,
  program: Runnable,
  batch: Batch,
  seconds: number,
): Promise<Judged> => judge(checked, batch.cases, await program.run(batch, seconds));
