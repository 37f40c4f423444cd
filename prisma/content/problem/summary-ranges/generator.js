/** Half of the neighbours are consecutive, so the ranges are short and there are many of them. */
export const smallest = 1;
export const largest = 20;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  let value = random.int(-1_000_000, 0);
  return [Array.from({ length: size }, () => (value += random.int(0, 1) === 0 ? 1 : random.int(2, 50)))];
}
