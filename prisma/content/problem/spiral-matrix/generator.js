/** The matrix has about `size` cells and never more, and is slightly wider than high. */
export const smallest = 1;
export const largest = 100;
export const measuredUpTo = 60_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const rows = Math.max(1, Math.floor(Math.sqrt(size * 0.8)) - random.int(0, 2));
  const columns = Math.min(Math.floor(size / rows), Math.max(10, Math.floor(Math.sqrt(size))));
  return [Array.from({ length: rows }, () => Array.from({ length: columns }, () => random.int(-100, 100)))];
}
