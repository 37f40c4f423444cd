import type { Input, Value } from '../values/values.ts';

/**
 * An input as a tree that can be changed for any kind of problem: the arguments of a function, the calls of a class, or
 * the lines of a text, each line a list of its numbers and words.
 */
export type Parts = Value[];

const NUMBER = /^-?(?:0|[1-9]\d{0,14})$/;

export function partsOf(input: Input): Parts {
  if ('args' in input) return input.args;
  if ('calls' in input) return input.calls;
  const lines = input.input.replace(/\n$/, '').split('\n');
  return lines.map((line) => (line === '' ? [] : line.split(' ').map(tokenOf)));
}

const tokenOf = (word: string): Value => (NUMBER.test(word) && word !== '-0' ? Number(word) : word);

/** @param like an input of the same kind */
export function inputOfParts(parts: Parts, like: Input): Input {
  if ('args' in like) return { args: parts };
  if ('calls' in like) return { calls: parts as Value[][] }; // `inputFault` refuses calls that are not lists
  return { input: `${parts.map((line) => (Array.isArray(line) ? line.join(' ') : String(line))).join('\n')}\n` };
}

/** `weight` orders inputs with the same number of units: larger numbers and later letters weigh more. */
export type Size = { units: number; weight: number };

/**
 * How much there is to read in an input: `units` counts numbers, other single values, and the characters of strings;
 * a call of a method counts one.
 */
export function sizeOf(input: Input): Size {
  const size = { units: 0, weight: 0 };
  for (const part of partsOf(input)) {
    if ('calls' in input && Array.isArray(part)) {
      size.units += 1;
      for (const value of part.slice(1)) add(size, value);
    } else add(size, part);
  }
  return size;
}

const MAX_WEIGHT = 1e6;

function add(size: Size, value: Value): void {
  if (Array.isArray(value)) {
    size.weight += 1;
    for (const item of value) add(size, item);
  } else if (typeof value === 'string') {
    size.units += value.length;
    for (const letter of value) size.weight += letter.charCodeAt(0) / 256;
  } else {
    size.units += 1;
    const number = Number(value);
    size.weight += Math.min(Math.abs(number), MAX_WEIGHT) + (number < 0 ? 0.5 : 0);
  }
}

/** Negative if the first is smaller, as for sorting. */
export const compareSizes = (a: Size, b: Size): number => a.units - b.units || a.weight - b.weight;
