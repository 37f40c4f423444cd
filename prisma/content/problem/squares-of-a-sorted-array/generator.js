/** Numbers of both signs, half of each or nearly all negative. */
export const smallest = 1;
export const largest = 10_000;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const high = random.pick([10_000, 100]);
  return [Array.from({ length: size }, () => random.int(-10_000, high)).sort((a, b) => a - b)];
}
