/** The last node points back to a node in the first half of the list. */
export const smallest = 1;
export const largest = 3_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const values = Array.from({ length: size }, () => random.int(-(10 ** 5), 10 ** 5));
  return [[values, random.int(0, Math.floor((size - 1) / 2))]];
}
