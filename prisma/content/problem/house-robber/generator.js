/** Random amounts, so that sometimes one house is skipped and sometimes two. */
export const smallest = 1;
export const largest = 100;
export const measuredUpTo = 2_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  return [Array.from({ length: size }, () => random.int(0, 400))];
}
