/**
 * Numbers that increase to the right and downward, so that there are very many paths, or along a snake, so that there is
 * one path through all cells. `size` counts the cells, of which some are left out to make a rectangle.
 */
export const smallest = 1;
export const largest = 40_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const rows = Math.floor(Math.sqrt(size));
  const columns = Math.min(200, Math.floor(size / rows));
  const step = random.int(1, 1_000);
  const start = random.int(0, 1_000_000);
  const isSnake = random.int(0, 1) === 1;
  const along = (row, column) => (row % 2 === 0 ? column : columns - 1 - column);
  const rank = (row, column) => (isSnake ? row * columns + along(row, column) : row + column);
  return [
    Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) => start + step * rank(row, column)),
    ),
  ];
}
