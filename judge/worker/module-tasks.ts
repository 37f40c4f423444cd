import { moduleFault } from '../problem/module-fault.ts';
import { seededRandom } from '../values/random.ts';
import type { ModuleTask } from './messages.ts';

/** The exports of a problem's modules. Each module has those that its tasks need. */
export type ProblemModule = {
  smallest: number;
  largest: number;
  seeds: number[];
  generate(size: number, random: ReturnType<typeof seededRandom>): unknown;
  small?(random: ReturnType<typeof seededRandom>): unknown;
  validate(...input: unknown[]): unknown;
  check(answer: Record<string, unknown>): unknown;
};

export function answerOf(module: ProblemModule, task: ModuleTask): unknown {
  switch (task.name) {
    case 'facts':
      return Object.fromEntries(Object.entries(module).filter(([, value]) => typeof value !== 'function'));
    case 'generate':
      return module.generate(task.size, seededRandom(task.seed));
    case 'largest':
      return module.seeds.map((seed) => module.generate(module.largest, seededRandom(seed)));
    case 'small':
      return smallInputs(module, task);
    case 'valid':
      return task.inputs.map((input) => isValid(module, input));
    case 'validate':
      return task.inputs.map((input) => moduleFault(module.validate(...input)));
    case 'check':
      return task.answers.map((answer) => moduleFault(module.check(answer)));
  }
}

function smallInputs(
  { smallest, small, generate }: ProblemModule,
  { maxSize, count }: { maxSize: number; count: number },
) {
  const inputs: unknown[] = [];
  for (let seed = 0; seed < count; seed++) {
    const size = smallest + (seed % Math.max(1, maxSize - smallest + 1));
    try {
      inputs.push(small && seed % 4 > 0 ? small(seededRandom(seed)) : generate(size, seededRandom(seed)));
    } catch {
      // A generator is written for large sizes, and may not have an input of a small size.
    }
  }
  return inputs;
}

function isValid(module: ProblemModule, input: unknown[]): boolean {
  try {
    return moduleFault(module.validate(...input)) === null;
  } catch {
    return false;
  }
}
