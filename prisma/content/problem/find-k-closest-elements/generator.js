/** Random sorted elements; a quarter of them is wanted, and `x` is somewhere in the middle. */
export const smallest = 1;
export const largest = 10_000;
export const measuredUpTo = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const arr = Array.from({ length: size }, () => random.int(-10_000, 10_000)).sort((a, b) => a - b);
  return [arr, Math.ceil(size / 4), random.int(-5_000, 5_000)];
}
