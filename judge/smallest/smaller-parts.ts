import type { Value } from '../values/values.ts';
import type { Parts } from './input-parts.ts';
import { listsIn, type ValueAtPath, replaced, scalarsIn } from './places.ts';

/** From longer lists and strings only halves, quarters and eighths are removed. */
const LONG = 24;
/** The most numbers that are lowered in pairs. */
const MAX_PAIRED = 9;
/** The most node labels of a graph that are tried. */
const MAX_LABELS = 12;

/**
 * Inputs that are one step smaller than this one: with part of a list or a string removed, smaller numbers or earlier
 * letters. Related values are removed together: the same index in lists of the same length, a list's items and the
 * number that counts them, a node and its edges. Some of the inputs may break the constraints.
 */
export function* smallerParts(parts: Parts): Generator<Parts> {
  const scalars = scalarsIn(parts);
  const lists = listsIn(parts);
  for (const list of lists) yield* shortened(parts, list, { lists, scalars });
  yield* withoutLabels(parts, scalars);
  yield* shorterTexts(parts, scalars);
  yield* lowerNumbers(parts, scalars);
}

type Context = { lists: readonly ValueAtPath<Value[]>[]; scalars: readonly ValueAtPath<Value>[] };

function* shortened(parts: Parts, list: ValueAtPath<Value[]>, { lists, scalars }: Context): Generator<Parts> {
  const { length } = list.value;
  const others = lists.filter(({ path, value }) => path.length > 0 && value.length === length);
  const counting = scalars.filter(
    ({ path, value }) => path.length <= 2 && (value === length || value === length - 1 || value === length + 1),
  );
  for (const [start, count] of chunksOf(length)) {
    const cut = (within: Parts, { path, value }: ValueAtPath<Value[]>) =>
      replaced(within, path, value.toSpliced(start, count));
    const alone = cut(parts, list);
    yield alone;
    for (const { path, value } of counting) yield replaced(alone, path, Number(value) - count);
    if (others.length < 2 && !isSquare(list.value)) continue;
    const together = others.toReversed().reduce(cut, parts);
    yield together;
    for (const { path, value } of counting) yield replaced(together, path, Number(value) - count);
    if (isSquare(list.value)) yield replaced(parts, list.path, withoutNode(list.value, start, count));
  }
}

const isSquare = (list: readonly Value[]) =>
  list.length > 0 && list.every((row) => (Array.isArray(row) || typeof row === 'string') && row.length === list.length);

/** A matrix without some rows and the columns with the same indexes. */
const withoutNode = (rows: readonly Value[], start: number, count: number): Value[] =>
  rows
    .toSpliced(start, count)
    .map((row) =>
      Array.isArray(row) ? row.toSpliced(start, count) : String(row).slice(0, start) + String(row).slice(start + count),
    );

/** The start and length of the chunks to remove, long chunks first. */
function* chunksOf(length: number): Generator<[start: number, count: number]> {
  const counts = new Set(length > LONG ? [length / 2, length / 4, length / 8].map(Math.floor) : sizesUpTo(length));
  for (const count of counts)
    for (let start = 0; start + count <= length; start += length > LONG ? count : 1) yield [start, count];
}

const sizesUpTo = (length: number) =>
  [length, Math.ceil(length / 2), 3, 2, 1].filter((size) => size >= 1 && size <= length);

/** Removes a node and its edges: rows with its label are removed, and larger labels are lowered by one. */
function* withoutLabels(parts: Parts, scalars: readonly ValueAtPath<Value>[]): Generator<Parts> {
  const numbers = scalars.flatMap(({ value }) => (typeof value === 'number' && value >= 0 && value < 100 ? value : []));
  for (const label of [...new Set(numbers)].slice(0, MAX_LABELS)) {
    const withoutLabel = (value: Value): Value =>
      Array.isArray(value)
        ? value.filter((item) => !names(item, label)).map(withoutLabel)
        : typeof value === 'number' && value > label
          ? value - 1
          : value;
    yield parts.map(withoutLabel);
    yield parts.map((part) => (Array.isArray(part) ? withoutLabel(part) : part));
  }
}

const names = (item: Value, label: number): boolean =>
  Array.isArray(item) ? item.length <= 3 && item.slice(0, 2).includes(label) : item === label;

function* shorterTexts(parts: Parts, scalars: readonly ValueAtPath<Value>[]): Generator<Parts> {
  const texts = scalars.flatMap(({ path, value }) => (typeof value === 'string' ? [{ path, value }] : []));
  for (const { path, value } of texts) {
    const equal = texts.filter((other) => other.value.length === value.length);
    for (const [start, count] of chunksOf(value.length)) {
      const cut = (within: Parts, text: ValueAtPath<string>) =>
        replaced(within, text.path, text.value.slice(0, start) + text.value.slice(start + count));
      yield cut(parts, { path, value });
      if (equal.length > 1) yield equal.reduce(cut, parts);
    }
  }
  yield* simplerLetters(parts, texts);
}

/** Replaces each letter by an earlier one, everywhere or at its first place in one string. */
function* simplerLetters(parts: Parts, texts: readonly ValueAtPath<string>[]): Generator<Parts> {
  const letters = [...new Set(texts.flatMap(({ value }) => [...value]))].toSorted();
  if (letters.length > LONG) return;
  for (const letter of letters)
    for (const simpler of [...new Set(['a', ...letters])].filter((other) => other < letter)) {
      yield texts.reduce((within, { path, value }) => replaced(within, path, value.replaceAll(letter, simpler)), parts);
      for (const { path, value } of texts)
        if (value.includes(letter)) yield replaced(parts, path, value.replace(letter, simpler));
    }
}

const simplerThan = (number: number): number[] =>
  [0, 1, Math.trunc(number / 10), Math.trunc(number / 2), number - Math.sign(number), -number].filter(
    (other) => isSimpler(other, number) && Number.isInteger(other) === Number.isInteger(number),
  );

const isSimpler = (a: number, b: number) => Math.abs(a) < Math.abs(b) || (a === -b && a > 0);

function* lowerNumbers(parts: Parts, scalars: readonly ValueAtPath<Value>[]): Generator<Parts> {
  const numbers = scalars.flatMap(({ path, value }) => (typeof value === 'number' ? [{ path, value }] : []));
  yield* ranked(parts, numbers);
  for (const number of new Set(numbers.map(({ value }) => value)))
    for (const simpler of simplerThan(number)) {
      const same = numbers.filter(({ value }) => value === number);
      yield same.reduce((within, { path }) => replaced(within, path, simpler), parts);
      if (same.length > 1) for (const { path } of same) yield replaced(parts, path, simpler);
    }
  const paired = numbers.slice(0, MAX_PAIRED);
  for (const [index, one] of paired.entries())
    for (const other of paired.slice(index + 1))
      for (const decrease of new Set([one.value, other.value, 1]))
        yield replaced(replaced(parts, one.path, one.value - decrease), other.path, other.value - decrease);
}

/** Replaces the numbers of lists by their rank: 5, 70 and 900 become 0, 1 and 2. */
function* ranked(parts: Parts, numbers: readonly ValueAtPath<number>[]): Generator<Parts> {
  const inLists = numbers.filter(({ path }) => path.length > 1);
  const order = [...new Set(inLists.map(({ value }) => value))].toSorted((a, b) => a - b);
  for (const first of [0, 1])
    yield inLists.reduce((within, { path, value }) => replaced(within, path, order.indexOf(value) + first), parts);
}
