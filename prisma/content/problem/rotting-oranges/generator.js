/**
 * One corridor of oranges that winds through the box, rotten at one end, so that the rot needs as many
 * minutes as there are oranges. With some seeds a gap cuts the corridor. `size` counts cells.
 */
export const smallest = 1;
export const largest = 100;
export const measuredUpTo = 40_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const columns = Math.ceil(Math.sqrt(size));
  const rows = Math.max(1, Math.floor(size / columns));
  const grid = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      if (row % 2 === 0) return 1;
      return column === (row % 4 === 1 ? columns - 1 : 0) ? 1 : 0;
    }),
  );
  const last = rows % 2 === 0 && rows > 1 ? rows - 2 : rows - 1;
  if (random.int(0, 2) === 0) grid[last][Math.floor(columns / 2)] = 0;
  grid[0][0] = 2;
  return [grid];
}
