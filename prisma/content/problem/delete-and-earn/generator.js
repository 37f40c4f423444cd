/** Random values: many different ones up to the largest, so that neighbouring values compete all the way. */
export const smallest = 1;
export const largest = 20_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  return [Array.from({ length: size }, () => random.int(1, Math.min(2_000, 3 + Math.ceil(size / 3))))];
}
