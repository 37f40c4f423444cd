import type { Signature } from '../values/signature.ts';
import { compareSizes, sizeOf } from './input-parts.ts';
import { type Condition, conditionsFor, type Example } from './conditions.ts';

/** A condition under which a program fails, with a sentence about it and the smallest example of each side. */
export type Separation<T> = { condition: Condition; sentence: string; failing: T; passing: T };

/** The fewest inputs on each side, and the share of each for which a condition has to be right. */
const MIN_INPUTS = 12;
const MIN_SHARE = 0.985;

type Tried = Example & { hasFailed: boolean };

/**
 * The first condition that separates the inputs on which a program fails from the others. Null if there is none or too
 * few inputs were tried: silence is better than a wrong sentence.
 */
export function separationOf<T extends Tried>(signature: Signature | null, tried: readonly T[]): Separation<T> | null {
  const failing = tried.filter(({ hasFailed }) => hasFailed);
  const passing = tried.filter(({ hasFailed }) => !hasFailed);
  if (failing.length < MIN_INPUTS || passing.length < MIN_INPUTS) return null;
  const condition = conditionsFor(signature).find(
    (candidate) => shareOf(candidate, failing) >= MIN_SHARE && shareOf(candidate, passing) <= 1 - MIN_SHARE,
  );
  const [smallestFailing] = failing.filter((one) => condition?.holds(one)).toSorted(bySize);
  const [smallestPassing] = passing.filter((one) => !condition?.holds(one)).toSorted(bySize);
  return condition && smallestFailing && smallestPassing
    ? { condition, sentence: `It fails only ${condition.text}.`, failing: smallestFailing, passing: smallestPassing }
    : null;
}

const shareOf = ({ holds }: Condition, examples: readonly Example[]) => examples.filter(holds).length / examples.length;

const bySize = (a: Example, b: Example) => compareSizes(sizeOf(a.input), sizeOf(b.input));
