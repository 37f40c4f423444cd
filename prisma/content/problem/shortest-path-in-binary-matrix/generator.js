/**
 * A long corridor that winds through all rows, so that nearly every cell is on the path; in some of the
 * inputs it is blocked near the end. `size` counts the cells, of which some are left out to make a square.
 */
export const smallest = 1;
export const largest = 10_000;
export const measuredUpTo = 40_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const n = Math.floor(Math.sqrt(size));
  const isWall = (row) => row % 2 === 1 && row < n - 1;
  const gap = (row) => (row % 4 === 1 ? n - 1 : 0);
  const grid = Array.from({ length: n }, (_, row) =>
    Array.from({ length: n }, (_, column) => (isWall(row) && column !== gap(row) ? 1 : 0)),
  );
  if (n > 4 && random.int(0, 99) % 3 === 0) for (let i = 0; i < 3; i++) grid[n - 1 - i].fill(1, n - 3, n - 2);
  return [grid];
}
