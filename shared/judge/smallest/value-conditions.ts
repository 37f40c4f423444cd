import type { Input, Value } from '../values.ts';

/** What can be said of an input by looking at it: as the end of 'It fails only …'. */
export type Condition = { says: string; holds(example: Example): boolean };

export type Example = { input: Input; expected: Value };

type Read = (example: Example) => Value;

const MAX_LENGTH = 6;

export const listOf = (value: Value): Value[] =>
  Array.isArray(value) ? value : typeof value === 'string' ? [...value] : [];
const numbersOf = (value: Value): number[] => listOf(value).filter((item) => typeof item === 'number');
const textOf = (value: Value): string => (typeof value === 'string' ? value : '');
export const hasRepeated = (items: readonly Value[]) =>
  new Set(items.map((item) => JSON.stringify(item))).size < items.length;

export function ofLength(name: string, read: Read, what = 'element'): Condition[] {
  const lengthOf = (example: Example) => listOf(read(example)).length;
  const counts = Array.from({ length: MAX_LENGTH }, (_, index) => index + 1);
  const named = (count: number) => `${count} ${what}${count === 1 ? '' : 's'}`;
  return [
    { says: `when \`${name}\` is empty`, holds: (example) => lengthOf(example) === 0 },
    ...counts.map((count) => ({
      says: `when \`${name}\` has exactly ${named(count)}`,
      holds: (example: Example) => lengthOf(example) === count,
    })),
    ...counts.map((count) => ({
      says: count === 1 ? `when \`${name}\` is not empty` : `when \`${name}\` has ${named(count)} or more`,
      holds: (example: Example) => lengthOf(example) >= count,
    })),
    { says: `when \`${name}\` has an odd number of ${what}s`, holds: (example) => lengthOf(example) % 2 === 1 },
    { says: `when \`${name}\` has an even number of ${what}s`, holds: (example) => lengthOf(example) % 2 === 0 },
  ];
}

export function ofItems(name: string, read: Read): Condition[] {
  const items = (example: Example) => listOf(read(example));
  const numbers = (example: Example) => numbersOf(read(example));
  const says = (what: string) => `when \`${name}\` ${what}`;
  return [
    { says: says('has a value twice'), holds: (example) => hasRepeated(items(example)) },
    { says: says('has no value twice'), holds: (example) => !hasRepeated(items(example)) },
    { says: says('has a negative number'), holds: (example) => numbers(example).some((number) => number < 0) },
    {
      says: says('has only negative numbers'),
      holds: (example) => numbers(example).length > 0 && numbers(example).every((number) => number < 0),
    },
    { says: says('has a 0'), holds: (example) => numbers(example).includes(0) },
    { says: says('has no 0'), holds: (example) => !numbers(example).includes(0) },
    {
      says: says('has equal values only'),
      holds: (example) => items(example).length > 1 && new Set(items(example)).size === 1,
    },
    { says: says('is not sorted'), holds: (example) => !isSorted(numbers(example)) },
    { says: says('is sorted'), holds: (example) => isSorted(numbers(example)) },
    {
      says: says('has two equal neighbors'),
      holds: (example) => items(example).some((item, place, all) => place > 0 && item === all[place - 1]),
    },
    {
      says: says('has its largest number at the end'),
      holds: (example) => numbers(example).length > 1 && numbers(example).at(-1) === Math.max(...numbers(example)),
    },
    { says: says('has an empty string'), holds: (example) => items(example).includes('') },
  ];
}

const isSorted = (numbers: readonly number[]) =>
  numbers.every((number, place) => place === 0 || number >= Number(numbers[place - 1]));

export function ofGrid(name: string, read: Read): Condition[] {
  const rows = (example: Example) => listOf(read(example)).map(listOf);
  const columns = (example: Example) => rows(example)[0]?.length ?? 0;
  const says = (what: string) => `when \`${name}\` ${what}`;
  return [
    { says: says('has the same row twice'), holds: (example) => hasRepeated(rows(example)) },
    { says: says('has one column'), holds: (example) => columns(example) === 1 },
    { says: says('has more rows than columns'), holds: (example) => rows(example).length > columns(example) },
    { says: says('has more columns than rows'), holds: (example) => rows(example).length < columns(example) },
    {
      says: says('has a negative number'),
      holds: (example) => rows(example).some((row) => row.some((item) => Number(item) < 0)),
    },
  ];
}

export function ofString(name: string, read: Read): Condition[] {
  const text = (example: Example) => textOf(read(example));
  const says = (what: string) => `when \`${name}\` ${what}`;
  return [
    { says: says('has a letter twice'), holds: (example) => hasRepeated([...text(example)]) },
    { says: says('has no letter twice'), holds: (example) => !hasRepeated([...text(example)]) },
    { says: says('has two equal letters beside each other'), holds: (example) => /(.)\1/.test(text(example)) },
    { says: says('has a space'), holds: (example) => text(example).includes(' ') },
    { says: says('begins or ends with a space'), holds: (example) => text(example).trim() !== text(example) },
    { says: says('has an uppercase letter'), holds: (example) => /[A-Z]/.test(text(example)) },
    { says: says('has a digit'), holds: (example) => /\d/.test(text(example)) },
    { says: says('has a minus sign'), holds: (example) => text(example).includes('-') },
    {
      says: says('reads the same backwards'),
      holds: (example) => text(example) === [...text(example)].toReversed().join(''),
    },
  ];
}

export function ofNumber(name: string, read: Read): Condition[] {
  const number = (example: Example) => Number(read(example));
  const says = (what: string) => `when \`${name}\` is ${what}`;
  return [
    { says: says('negative'), holds: (example) => number(example) < 0 },
    { says: says('0'), holds: (example) => number(example) === 0 },
    { says: says('1'), holds: (example) => number(example) === 1 },
    { says: says('2 or more'), holds: (example) => number(example) >= 2 },
    { says: says('even'), holds: (example) => number(example) % 2 === 0 },
    { says: says('odd'), holds: (example) => Math.abs(number(example)) % 2 === 1 },
    { says: says('not 0'), holds: (example) => number(example) !== 0 },
  ];
}

export const ofBoolean = (name: string, read: Read): Condition[] => [
  { says: `when \`${name}\` is true`, holds: (example) => read(example) === true },
  { says: `when \`${name}\` is false`, holds: (example) => read(example) === false },
];

/** By level: the children of a node are the next two places. */
export function ofTree(name: string, read: Read): Condition[] {
  const nodes = (example: Example) => listOf(read(example));
  const says = (what: string) => `when \`${name}\` ${what}`;
  const lone = (side: 0 | 1) => (example: Example) => {
    const list = nodes(example);
    const parents = list.filter((node) => node !== null);
    return parents.some((_, place) => {
      const [left, right] = [list[2 * place + 1] ?? null, list[2 * place + 2] ?? null];
      return side === 0 ? left !== null && right === null : left === null && right !== null;
    });
  };
  return [
    { says: says('is empty'), holds: (example) => nodes(example).length === 0 },
    { says: says('has one node'), holds: (example) => nodes(example).length === 1 },
    { says: says('has a node with only a left child'), holds: lone(0) },
    { says: says('has a node with only a right child'), holds: lone(1) },
    { says: says('has a node with only one child'), holds: (example) => lone(0)(example) || lone(1)(example) },
    {
      says: says('has a negative number'),
      holds: (example) => nodes(example).some((node) => node !== null && Number(node) < 0),
    },
    {
      says: says('has a value twice'),
      holds: (example) => hasRepeated(nodes(example).filter((node) => node !== null)),
    },
  ];
}
