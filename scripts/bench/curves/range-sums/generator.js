/** As many questions as numbers. */
export const smallest = 10;
export const largest = 50_000;
export const seeds = [1];

export function generate(size, random) {
  const nums = Array.from({ length: size }, () => random.int(-1000, 1000));
  const starts = Array.from({ length: size }, () => random.int(0, size >> 1));
  return [nums, starts, starts.map((start) => random.int(start, size))];
}
