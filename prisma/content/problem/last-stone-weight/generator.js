/** Weights from a wide range, so that nearly every smash leaves a stone that has to be inserted again. */
export const smallest = 1;
export const largest = 30;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const heaviest = size <= largest ? 1_000 : 10 ** 9;
  return [Array.from({ length: size }, () => random.int(1, heaviest))];
}
