/** Random values; `size` counts the nodes, an odd one is rounded up. */
export const smallest = 2;
export const largest = 3_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  return [Array.from({ length: size + (size % 2) }, () => random.int(1, 100_000))];
}
