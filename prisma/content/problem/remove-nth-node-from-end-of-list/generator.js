/** The node to remove is the first, the last or any other. */
export const smallest = 1;
export const largest = 30;
export const measuredUpTo = 3_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const values = Array.from({ length: size }, () => random.int(0, 100));
  return [values, random.pick([1, size, random.int(1, size)])];
}
