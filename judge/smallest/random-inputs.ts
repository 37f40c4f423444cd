import type { Random } from '../values/random.ts';
import type { Method, Parameter, Signature, ValueType } from '../values/signature.ts';
import type { Input, Value } from '../values/values.ts';
import type { Profile } from './profile.ts';

/** How the values of one random input are chosen, so that they are related to each other. */
type Style = {
  length: number;
  low: number;
  high: number;
  letters: string;
  order: 'any' | 'ascending' | 'distinct' | 'permutation';
  /** Whether all lists have `length` items, and numbers are often the length or one of the values in the lists. */
  isRelated: boolean;
  /** The numbers used so far. */
  usedNumbers: number[];
};

const MAX_LENGTH = 6;
const MAX_CALLS = 7;

/** Makes a small input from the types and the values of the cases. It may break the constraints. */
export function randomInput(signature: Signature, profile: Profile, random: Random): Input {
  const style = styleOf(profile, random);
  if (signature.kind === 'function') return { args: argumentsOf(signature.method, style, random) };
  const call = (method: Method) => [method.name, ...argumentsOf(method, style, random)];
  const calls = Array.from({ length: random.int(1, MAX_CALLS) }, () => call(random.pick(signature.methods)));
  return { calls: [call(signature.constructor), ...calls] };
}

function styleOf({ lowest, letters, numbers }: Profile, random: Random): Style {
  const length = random.int(0, MAX_LENGTH);
  const low = random.pick([lowest < 0 ? -random.int(1, 3) : 0, 0, 1, ...numbers.slice(0, 3)]);
  return {
    length,
    low,
    high: low + random.pick([1, 2, 3, 9]),
    letters:
      random.int(0, 2) === 0
        ? letters
        : random
            .shuffle([...letters])
            .slice(0, random.int(1, 3))
            .join(''),
    order: random.pick(['any', 'any', 'any', 'ascending', 'distinct', 'permutation'] as const),
    isRelated: random.int(0, 2) > 0,
    usedNumbers: [],
  };
}

const argumentsOf = ({ parameters }: Method, style: Style, random: Random): Value[] =>
  parameters.map(({ type }: Parameter) => valueOf(type, style, random));

function valueOf({ base, depth }: ValueType, style: Style, random: Random): Value {
  const { isRelated, length } = style;
  if (depth > 0) {
    const inner: ValueType = { base, depth: (depth - 1) as 0 | 1 }; // the depth was above 0
    const count = isRelated ? length : random.int(0, MAX_LENGTH);
    if (depth === 2) return grid(inner, style, random);
    if (base === 'int' || base === 'long') return numbersOf(count, style, random);
    return Array.from({ length: count }, () => valueOf(inner, style, random));
  }
  switch (base) {
    case 'int':
    case 'TreePlace':
    case 'VersionCheck':
    case 'long':
      return isRelated && random.int(0, 1) === 0
        ? random.pick([length, ...style.usedNumbers])
        : numberOf(style, random);
    case 'double':
      return random.int(0, 1) === 0 ? numberOf(style, random) : numberOf(style, random) + 0.5;
    case 'bool':
      return random.int(0, 1) === 1;
    case 'char':
      return random.pick([...style.letters]);
    case 'string':
      return random.text(isRelated ? length : random.int(0, MAX_LENGTH), style.letters);
    case 'TreeNode':
    case 'NextTree':
      return treeOf(random.int(0, MAX_LENGTH), style, random);
    case 'Graph':
      return neighboursOf(random.int(1, 4), random);
    case 'RandomList':
      return Array.from({ length }, () => [
        numberOf(style, random),
        random.int(0, 1) ? null : random.int(0, length - 1),
      ]);
    default:
      return numbersOf(length, style, random);
  }
}

function numberOf({ low, high, usedNumbers }: Style, random: Random): number {
  const number = random.int(low, high);
  usedNumbers.push(number);
  return number;
}

function numbersOf(count: number, style: Style, random: Random): number[] {
  if (style.order === 'permutation')
    return random.shuffle(Array.from({ length: count }, (_, index) => index + (style.low === 0 ? 0 : 1)));
  const numbers = Array.from({ length: count }, () => numberOf(style, random));
  if (style.order === 'ascending') return numbers.toSorted((a, b) => a - b);
  return style.order === 'distinct' ? [...new Set(numbers)] : numbers;
}

/** Rows of the same length, often pairs. */
function grid(inner: ValueType, style: Style, random: Random): Value[] {
  const columns = random.pick([1, 2, 2, 2, 3, style.length]);
  return Array.from({ length: random.int(0, 4) }, () => {
    if (inner.base === 'int' || inner.base === 'long')
      return Array.from({ length: columns }, () => numberOf(style, random));
    return Array.from({ length: columns }, () => valueOf({ ...inner, depth: 0 }, style, random));
  });
}

/** The nodes of a tree by level, `null` for a missing child. */
function treeOf(count: number, style: Style, random: Random): Value[] {
  const nodes: Value[] = [];
  for (let slots = 1, left = count; left > 0 && slots > 0; slots--) {
    const isNode = slots === 1 || random.int(0, 2) > 0;
    nodes.push(isNode ? numberOf(style, random) : null);
    if (isNode) {
      left--;
      slots += 2;
    }
  }
  return nodes;
}

/** A connected graph without edges from a node to itself. */
function neighboursOf(count: number, random: Random): Value[] {
  const neighbours = Array.from({ length: count }, () => new Set<number>());
  for (let node = 1; node < count; node++) link(neighbours, node, random.int(0, node - 1));
  if (count > 2 && random.int(0, 1)) link(neighbours, 0, count - 1);
  return neighbours.map((others) => [...others]);
}

function link(neighbours: Set<number>[], one: number, other: number): void {
  neighbours[one]?.add(other + 1);
  neighbours[other]?.add(one + 1);
}
