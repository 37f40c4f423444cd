/** Twos are frequent at the front and zeros at the back, so many pairs are in the wrong order. */
export const smallest = 1;
export const largest = 300;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  return [Array.from({ length: size }, (_, i) => random.pick(2 * i < size ? [1, 2, 2] : [0, 0, 1, 2]))];
}
