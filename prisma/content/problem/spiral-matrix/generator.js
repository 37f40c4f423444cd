/** `size` counts the cells of a matrix that is slightly wider than high. */
export const smallest = 1;
export const largest = 60_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const rows = Math.max(1, Math.floor(Math.sqrt(size * 0.8)) - random.int(0, 2));
  const columns = Math.floor(size / rows);
  return [Array.from({ length: rows }, () => Array.from({ length: columns }, () => random.int(-1000, 1000)))];
}
