import { seededRandom } from '../random.ts';
import type { Signature } from '../signature.ts';
import { type Input, inputFault } from '../values.ts';
import { changedParts } from './changed-parts.ts';
import { compareSizes, inputOfParts, type Parts, partsOf, type Size, sizeOf } from './input-parts.ts';
import { type Profile, profileOf } from './profile.ts';
import { randomInput } from './random-inputs.ts';
import { smallerParts } from './smaller-parts.ts';

/** An input with what a program made of it: `hasFailed`, and whatever else the caller keeps of it. */
export type TriedInput = { input: Input; hasFailed: boolean };

export type Search<T extends TriedInput> = {
  /** Null for a text, which the program reads itself. */
  signature: Signature | null;
  /** The inputs that the problem has: they show what inputs are made of. */
  known: readonly Input[];
  /** The input on which the program failed. */
  failing: Input;
  seed: number;
  /** The most inputs that are run at once; the sample has as many. */
  most?: number;
  /** Those that keep the constraints. */
  valid(inputs: Input[]): Promise<Input[]>;
  /** Runs the program and the reference on inputs, in their order; on fewer of them when time is over. */
  run(inputs: Input[]): Promise<T[]>;
  /** Whether there is no more time. */
  isOver(): boolean;
};

export type Found<T extends TriedInput> = {
  /** The smallest input on which it fails; null if no smaller one than the known one was found. */
  smallest: T | null;
  /** Inputs that were made independently of any failure, to say when the program fails. */
  sample: T[];
  count: number;
};

const MAX_RUN = 500;
/** So many inputs are made for one that is run: the validator refuses some, and some are made twice. */
const MADE_FOR_ONE = 1.8;
/** In units: larger ones are not the start of random changes. */
const SMALL = 40;
/** In units: what is larger is not made smaller here. */
const TOO_LARGE = 3000;
const IDLE_ROUNDS = 3;

/**
 * Looks for the smallest input on which a program fails: on many small random ones, and then by making the smallest
 * failing one smaller as long as the program still fails and the constraints are kept.
 */
export async function findSmallest<T extends TriedInput>(search: Search<T>): Promise<Found<T>> {
  const { signature, known, failing, isOver, most = MAX_RUN } = search;
  const random = seededRandom(search.seed);
  const seen = new Set<string>();
  const profile = profileOf(known.map(valuesOf));
  const small = known.filter((input) => sizeOf(input).units <= SMALL);
  let smallest: T | null = null;
  let count = 0;
  const limit = () => (smallest ? sizeOf(smallest.input) : null);

  const tryAll = async (made: Iterable<Input>): Promise<T[]> => {
    const inputs = await search.valid(fresh(made, { seen, signature, below: limit() }));
    const tried = await search.run(inputs.toSorted(bySize).slice(0, most));
    count += tried.length;
    for (const one of tried) if (one.hasFailed && (!smallest || bySize(one.input, smallest.input) < 0)) smallest = one;
    return tried;
  };

  const maker = { signature, profile, random };
  const made = most * MADE_FOR_ONE;
  const sample = await tryAll(randomInputs(maker, [...small, failing], made));
  let start = smallest ? (smallest as T).input : failing;
  for (let idle = 0; idle < IDLE_ROUNDS && !isOver();) {
    const before: T | null = smallest;
    if (sizeOf(start).units <= TOO_LARGE) await tryAll(smallerInputs(start));
    if (smallest === before) {
      idle++;
      await tryAll(randomInputs(maker, [start, ...small], made));
    }
    start = smallest ? (smallest as T).input : start;
  }
  return { smallest, sample, count };
}

const bySize = (one: Input, other: Input) => compareSizes(sizeOf(one), sizeOf(other));

/** Without the names of methods, which are no values. */
const valuesOf = (input: Input): Parts =>
  'calls' in input ? input.calls.map((call) => call.slice(1)) : partsOf(input);

type Maker = { signature: Signature | null; profile: Profile; random: ReturnType<typeof seededRandom> };

function* randomInputs({ signature, profile, random }: Maker, from: readonly Input[], count: number): Generator<Input> {
  yield* from;
  for (let made = 0; made < count; made++) {
    const isNew = signature !== null && random.int(0, 1) === 0;
    if (isNew) yield randomInput(signature, profile, random);
    else {
      const base = random.pick(from);
      if (sizeOf(base).units <= SMALL) yield inputOfParts(changedParts(partsOf(base), profile, random), base);
    }
  }
}

function* smallerInputs(input: Input): Generator<Input> {
  for (const parts of smallerParts(partsOf(input))) yield inputOfParts(parts, input);
}

type Filter = { seen: Set<string>; signature: Signature | null; below: Size | null };

/** Those not seen before, readable by the signature, and smaller than the smallest that is known. */
function fresh(inputs: Iterable<Input>, { seen, signature, below }: Filter): Input[] {
  const taken: Input[] = [];
  for (const input of inputs) {
    const text = JSON.stringify(input);
    if (seen.has(text)) continue;
    seen.add(text);
    if (below && compareSizes(sizeOf(input), below) >= 0) continue;
    if (signature && inputFault(input, signature) !== null) continue;
    taken.push(input);
  }
  return taken;
}
