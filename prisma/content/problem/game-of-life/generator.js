/** A random board, about a third of it alive. `size` counts cells. */
export const smallest = 1;
export const largest = 625;
export const measuredUpTo = 40_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const columns = Math.ceil(Math.sqrt(size));
  const rows = Math.max(1, Math.floor(size / columns));
  const row = () => Array.from({ length: columns }, () => (random.int(1, 3) === 1 ? 1 : 0));
  return [Array.from({ length: rows }, row)];
}
