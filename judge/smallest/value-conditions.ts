import type { Input, Value } from '../values/values.ts';

/** A condition on an input and its answer; `text` is the end of 'It fails only …'. */
export type Condition = { text: string; holds(example: Example): boolean };

export type Example = { input: Input; expected: Value };

type Read = (example: Example) => Value;

const MAX_LENGTH = 6;

export const listOf = (value: Value): Value[] =>
  Array.isArray(value) ? value : typeof value === 'string' ? [...value] : [];
const numbersOf = (value: Value): number[] => listOf(value).filter((item) => typeof item === 'number');
const textOf = (value: Value): string => (typeof value === 'string' ? value : '');
export const hasRepeated = (items: readonly Value[]) =>
  new Set(items.map((item) => JSON.stringify(item))).size < items.length;

export function ofLength(name: string, read: Read, unit = 'element'): Condition[] {
  const lengthOf = (example: Example) => listOf(read(example)).length;
  const counts = Array.from({ length: MAX_LENGTH }, (_, index) => index + 1);
  const withUnit = (count: number) => `${count} ${unit}${count === 1 ? '' : 's'}`;
  return [
    { text: `when \`${name}\` is empty`, holds: (example) => lengthOf(example) === 0 },
    ...counts.map((count) => ({
      text: `when \`${name}\` has exactly ${withUnit(count)}`,
      holds: (example: Example) => lengthOf(example) === count,
    })),
    ...counts.map((count) => ({
      text: count === 1 ? `when \`${name}\` is not empty` : `when \`${name}\` has ${withUnit(count)} or more`,
      holds: (example: Example) => lengthOf(example) >= count,
    })),
    { text: `when \`${name}\` has an odd number of ${unit}s`, holds: (example) => lengthOf(example) % 2 === 1 },
    { text: `when \`${name}\` has an even number of ${unit}s`, holds: (example) => lengthOf(example) % 2 === 0 },
  ];
}

export function ofItems(name: string, read: Read): Condition[] {
  const items = (example: Example) => listOf(read(example));
  const numbers = (example: Example) => numbersOf(read(example));
  const when = (what: string) => `when \`${name}\` ${what}`;
  return [
    { text: when('has a value twice'), holds: (example) => hasRepeated(items(example)) },
    { text: when('has no value twice'), holds: (example) => !hasRepeated(items(example)) },
    { text: when('has a negative number'), holds: (example) => numbers(example).some((number) => number < 0) },
    {
      text: when('has only negative numbers'),
      holds: (example) => numbers(example).length > 0 && numbers(example).every((number) => number < 0),
    },
    { text: when('has a 0'), holds: (example) => numbers(example).includes(0) },
    { text: when('has no 0'), holds: (example) => !numbers(example).includes(0) },
    {
      text: when('has equal values only'),
      holds: (example) => items(example).length > 1 && new Set(items(example)).size === 1,
    },
    { text: when('is not sorted'), holds: (example) => !isSorted(numbers(example)) },
    { text: when('is sorted'), holds: (example) => isSorted(numbers(example)) },
    {
      text: when('has two equal neighbors'),
      holds: (example) => items(example).some((item, index, all) => index > 0 && item === all[index - 1]),
    },
    {
      text: when('has its largest number at the end'),
      holds: (example) => numbers(example).length > 1 && numbers(example).at(-1) === Math.max(...numbers(example)),
    },
    { text: when('has an empty string'), holds: (example) => items(example).includes('') },
  ];
}

const isSorted = (numbers: readonly number[]) =>
  numbers.every((number, index) => index === 0 || number >= Number(numbers[index - 1]));

export function ofGrid(name: string, read: Read): Condition[] {
  const rows = (example: Example) => listOf(read(example)).map(listOf);
  const columns = (example: Example) => rows(example)[0]?.length ?? 0;
  const when = (what: string) => `when \`${name}\` ${what}`;
  return [
    { text: when('has the same row twice'), holds: (example) => hasRepeated(rows(example)) },
    { text: when('has one column'), holds: (example) => columns(example) === 1 },
    { text: when('has more rows than columns'), holds: (example) => rows(example).length > columns(example) },
    { text: when('has more columns than rows'), holds: (example) => rows(example).length < columns(example) },
    {
      text: when('has a negative number'),
      holds: (example) => rows(example).some((row) => row.some((item) => Number(item) < 0)),
    },
  ];
}

export function ofString(name: string, read: Read): Condition[] {
  const text = (example: Example) => textOf(read(example));
  const when = (what: string) => `when \`${name}\` ${what}`;
  return [
    { text: when('has a letter twice'), holds: (example) => hasRepeated([...text(example)]) },
    { text: when('has no letter twice'), holds: (example) => !hasRepeated([...text(example)]) },
    { text: when('has two equal letters beside each other'), holds: (example) => /(.)\1/.test(text(example)) },
    { text: when('has a space'), holds: (example) => text(example).includes(' ') },
    { text: when('begins or ends with a space'), holds: (example) => text(example).trim() !== text(example) },
    { text: when('has an uppercase letter'), holds: (example) => /[A-Z]/.test(text(example)) },
    { text: when('has a digit'), holds: (example) => /\d/.test(text(example)) },
    { text: when('has a minus sign'), holds: (example) => text(example).includes('-') },
    {
      text: when('reads the same backwards'),
      holds: (example) => text(example) === [...text(example)].toReversed().join(''),
    },
  ];
}

export function ofNumber(name: string, read: Read): Condition[] {
  const number = (example: Example) => Number(read(example));
  const when = (what: string) => `when \`${name}\` is ${what}`;
  return [
    { text: when('negative'), holds: (example) => number(example) < 0 },
    { text: when('0'), holds: (example) => number(example) === 0 },
    { text: when('1'), holds: (example) => number(example) === 1 },
    { text: when('2 or more'), holds: (example) => number(example) >= 2 },
    { text: when('even'), holds: (example) => number(example) % 2 === 0 },
    { text: when('odd'), holds: (example) => Math.abs(number(example)) % 2 === 1 },
    { text: when('not 0'), holds: (example) => number(example) !== 0 },
  ];
}

export const ofBoolean = (name: string, read: Read): Condition[] => [
  { text: `when \`${name}\` is true`, holds: (example) => read(example) === true },
  { text: `when \`${name}\` is false`, holds: (example) => read(example) === false },
];

/** The nodes are listed by level: the children of a node are the next two items that have no parent yet. */
export function ofTree(name: string, read: Read): Condition[] {
  const nodes = (example: Example) => listOf(read(example));
  const when = (what: string) => `when \`${name}\` ${what}`;
  const hasOnlyChild = (side: 0 | 1) => (example: Example) => {
    const list = nodes(example);
    const parents = list.filter((node) => node !== null);
    return parents.some((_, index) => {
      const [left, right] = [list[2 * index + 1] ?? null, list[2 * index + 2] ?? null];
      return side === 0 ? left !== null && right === null : left === null && right !== null;
    });
  };
  return [
    { text: when('is empty'), holds: (example) => nodes(example).length === 0 },
    { text: when('has one node'), holds: (example) => nodes(example).length === 1 },
    { text: when('has a node with only a left child'), holds: hasOnlyChild(0) },
    { text: when('has a node with only a right child'), holds: hasOnlyChild(1) },
    {
      text: when('has a node with only one child'),
      holds: (example) => hasOnlyChild(0)(example) || hasOnlyChild(1)(example),
    },
    {
      text: when('has a negative number'),
      holds: (example) => nodes(example).some((node) => node !== null && Number(node) < 0),
    },
    {
      text: when('has a value twice'),
      holds: (example) => hasRepeated(nodes(example).filter((node) => node !== null)),
    },
  ];
}
