/**
 * Nearly everything is land: one wide island with a few ponds. A separate search from each cell
 * visits it again and again. `size` counts cells.
 */
export const smallest = 1;
export const largest = 2_500;
export const measuredUpTo = 40_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const columns = Math.ceil(Math.sqrt(size));
  const rows = Math.max(1, Math.floor(size / columns));
  const cellOf = () => (random.int(1, 8) === 1 ? 0 : 1);
  return [Array.from({ length: rows }, () => Array.from({ length: columns }, cellOf))];
}
