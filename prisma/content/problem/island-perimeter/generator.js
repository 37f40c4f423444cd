/**
 * A comb: a row of land in the middle of the map, and land cells in a random number of cells above and below it in
 * each column, so that there are no lakes. `size` is about the number of cells of the map.
 */
export const smallest = 1;
export const largest = 10_000;
export const measuredUpTo = 40_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const columns = Math.ceil(Math.sqrt(size));
  const rows = Math.max(1, Math.floor(size / columns));
  const middle = random.int(0, rows - 1);
  const grid = Array.from({ length: rows }, () => new Array(columns).fill(0));
  for (let column = 0; column < columns; column++) {
    const [first, last] = [random.int(0, middle), random.int(middle, rows - 1)];
    for (let row = first; row <= last; row++) grid[row][column] = 1;
  }
  return [grid];
}
