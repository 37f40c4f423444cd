import type { Signature } from '../signature.ts';
import { compareSizes, sizeOf } from './input-parts.ts';
import { type Condition, conditionsFor, type Example } from './conditions.ts';

/** A condition under which a program fails, in a sentence, with the smallest example of each side. */
export type Separation<T> = { condition: Condition; says: string; failing: T; passing: T };

/** The fewest inputs of each side, and the part of each for which a condition has to be right. */
const MIN = 12;
const RIGHT = 0.985;

type Tried = Example & { hasFailed: boolean };

/**
 * The first condition that tells the inputs on which a program fails from those on which it does not. Null where there
 * is none or too few inputs were tried: silence is better than a wrong sentence.
 */
export function separationOf<T extends Tried>(signature: Signature | null, tried: readonly T[]): Separation<T> | null {
  const failing = tried.filter(({ hasFailed }) => hasFailed);
  const passing = tried.filter(({ hasFailed }) => !hasFailed);
  if (failing.length < MIN || passing.length < MIN) return null;
  const found = conditionsFor(signature).find(
    (condition) => shareOf(condition, failing) >= RIGHT && shareOf(condition, passing) <= 1 - RIGHT,
  );
  const [ofFailing] = failing.filter((one) => found?.holds(one)).toSorted(bySize);
  const [ofPassing] = passing.filter((one) => !found?.holds(one)).toSorted(bySize);
  return found && ofFailing && ofPassing
    ? { condition: found, says: `It fails only ${found.says}.`, failing: ofFailing, passing: ofPassing }
    : null;
}

const shareOf = ({ holds }: Condition, examples: readonly Example[]) => examples.filter(holds).length / examples.length;

const bySize = (one: Example, other: Example) => compareSizes(sizeOf(one.input), sizeOf(other.input));
