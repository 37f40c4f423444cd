import type { Value } from '../values/values.ts';
import type { Parts } from './input-parts.ts';

/** The values that the cases of a problem use in their inputs. */
export type Profile = {
  lowest: number;
  highest: number;
  /** The most frequent numbers, such as 0 and 1 in a grid. */
  numbers: number[];
  letters: string;
  /** Whole words, such as the commands of a text. */
  words: string[];
};

const MAX_NUMBERS = 12;
const MAX_WORDS = 40;

export function profileOf(inputs: readonly Parts[]): Profile {
  const counts = new Map<number, number>();
  const letters = new Set<string>();
  const words = new Set<string>();
  const visit = (value: Value): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    else if (typeof value === 'number') counts.set(value, (counts.get(value) ?? 0) + 1);
    else if (typeof value === 'string') {
      for (const letter of value) letters.add(letter);
      if (words.size < MAX_WORDS) words.add(value);
    }
  };
  for (const input of inputs) visit(input);
  const numbers = [...counts.keys()];
  return {
    lowest: Math.min(0, ...numbers),
    highest: Math.max(1, ...numbers),
    numbers: numbers.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0)).slice(0, MAX_NUMBERS),
    letters: [...letters].join('') || 'ab',
    words: [...words],
  };
}
