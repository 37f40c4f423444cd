/** Values from the whole range, so that a misplaced value is noticed. */
export const smallest = 1;
export const largest = 3_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  return [Array.from({ length: size }, () => random.int(-5_000, 5_000))];
}
