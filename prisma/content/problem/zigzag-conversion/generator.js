/** A fifth as many rows as characters: a matrix of them is large, and the zigzag turns a few times. */
export const smallest = 1;
export const largest = 1_000;
export const measuredUpTo = 50_000;
export const seeds = [1, 2, 3];

const CHARACTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ,.';

export function generate(size, random) {
  const most = Math.ceil(size / 5);
  return [random.text(size, CHARACTERS), random.int(Math.ceil(most / 2), most)];
}
