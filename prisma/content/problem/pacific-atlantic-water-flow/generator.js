/**
 * A hill that slopes down to all edges in wide terraces. From a cell of the upper terraces water runs
 * over nearly the whole island. `size` counts cells.
 */
export const smallest = 1;
export const largest = 22_500;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const columns = Math.ceil(Math.sqrt(size));
  const rows = Math.max(1, Math.floor(size / columns));
  const wide = random.int(3, 9);
  const heightOf = (r, c) => Math.floor(Math.min(r, c, rows - 1 - r, columns - 1 - c) / wide);
  return [
    Array.from({ length: rows }, (_, r) =>
      Array.from({ length: columns }, (_, c) => 100 * heightOf(r, c) + (random.int(1, 40) === 1 ? 150 : 0)),
    ),
  ];
}
