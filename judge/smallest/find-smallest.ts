import { seededRandom } from '../values/random.ts';
import type { Signature } from '../values/signature.ts';
import { type Input, inputFault } from '../values/values.ts';
import { changedParts } from './changed-parts.ts';
import { compareSizes, inputOfParts, type Parts, partsOf, type Size, sizeOf } from './input-parts.ts';
import { type Profile, profileOf } from './profile.ts';
import { randomInput } from './random-inputs.ts';
import { smallerParts } from './smaller-parts.ts';

/** An input with the result of a run: `hasFailed`, and whatever else the caller adds. */
export type TriedInput = { input: Input; hasFailed: boolean };

export type Search<T extends TriedInput> = {
  /** Null for kind stdin, where the program reads a text. */
  signature: Signature | null;
  /** The inputs of the problem's cases: new inputs resemble them. */
  known: readonly Input[];
  /** The input on which the program failed. */
  failing: Input;
  seed: number;
  /** The most inputs per call of `run`, and so in the sample. */
  maxInputs?: number;
  /** Returns the inputs that meet the constraints. */
  valid(inputs: Input[]): Promise<Input[]>;
  /** Runs the program and the reference on the inputs, in their order; on fewer of them when the time is up. */
  run(inputs: Input[]): Promise<T[]>;
  /** Whether the time is up. */
  isOver(): boolean;
};

export type SmallestFound<T extends TriedInput> = {
  /** The smallest input on which the program fails; null if it is not smaller than the known one. */
  smallest: T | null;
  /** Inputs that were made independently of any failure, to find out when the program fails. */
  sample: T[];
  /** How many inputs were run. */
  count: number;
};

const MAX_INPUTS = 500;
/** How many inputs are made for each that is run: the validator refuses some, and some are made twice. */
const MADE_PER_RUN = 1.8;
/** In units: larger inputs are not used as a start for random changes. */
const SMALL = 40;
/** In units: larger inputs are not shrunk step by step. */
const TOO_LARGE = 3000;
const IDLE_ROUNDS = 3;

/**
 * Looks for the smallest input on which a program fails: tries many small random inputs, and then shrinks the smallest
 * failing one as long as the program still fails and the constraints are met.
 */
export async function findSmallest<T extends TriedInput>(search: Search<T>): Promise<SmallestFound<T>> {
  const { signature, known, failing, isOver, maxInputs = MAX_INPUTS } = search;
  const random = seededRandom(search.seed);
  const seen = new Set<string>();
  const profile = profileOf(known.map(valuesOf));
  const small = known.filter((input) => sizeOf(input).units <= SMALL);
  let smallest: T | null = null;
  let count = 0;
  const limit = () => (smallest ? sizeOf(smallest.input) : null);

  const tryAll = async (candidates: Iterable<Input>): Promise<T[]> => {
    const inputs = await search.valid(untried(candidates, { seen, signature, below: limit() }));
    const tried = await search.run(inputs.toSorted(bySize).slice(0, maxInputs));
    count += tried.length;
    for (const one of tried) if (one.hasFailed && (!smallest || bySize(one.input, smallest.input) < 0)) smallest = one;
    return tried;
  };

  const maker = { signature, profile, random };
  const candidateCount = maxInputs * MADE_PER_RUN;
  const sample = await tryAll(randomInputs(maker, [...small, failing], candidateCount));
  let start = smallest ? (smallest as T).input : failing;
  for (let idle = 0; idle < IDLE_ROUNDS && !isOver();) {
    const before: T | null = smallest;
    if (sizeOf(start).units <= TOO_LARGE) await tryAll(smallerInputs(start));
    if (smallest === before) {
      idle++;
      await tryAll(randomInputs(maker, [start, ...small], candidateCount));
    }
    start = smallest ? (smallest as T).input : start;
  }
  return { smallest, sample, count };
}

const bySize = (a: Input, b: Input) => compareSizes(sizeOf(a), sizeOf(b));

/** The values of an input, without the names of methods. */
const valuesOf = (input: Input): Parts =>
  'calls' in input ? input.calls.map((call) => call.slice(1)) : partsOf(input);

type Maker = { signature: Signature | null; profile: Profile; random: ReturnType<typeof seededRandom> };

function* randomInputs({ signature, profile, random }: Maker, from: readonly Input[], count: number): Generator<Input> {
  yield* from;
  for (let index = 0; index < count; index++) {
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

/** The inputs that are new, valid by the signature, and smaller than the smallest known one. */
function untried(inputs: Iterable<Input>, { seen, signature, below }: Filter): Input[] {
  const untriedInputs: Input[] = [];
  for (const input of inputs) {
    const text = JSON.stringify(input);
    if (seen.has(text)) continue;
    seen.add(text);
    if (below && compareSizes(sizeOf(input), below) >= 0) continue;
    if (signature && inputFault(input, signature) !== null) continue;
    untriedInputs.push(input);
  }
  return untriedInputs;
}
