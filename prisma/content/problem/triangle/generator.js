/** Random numbers. `size` counts the rows. */
export const smallest = 1;
export const largest = 200;
export const measuredUpTo = 500;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const row = (length) => Array.from({ length }, () => random.int(-10_000, 10_000));
  return [Array.from({ length: size }, (_, i) => row(i + 1))];
}
