/** A staircase of corners from one end to the other; up to 30 of them can be passed on two sides. `size` counts cells. */
export const smallest = 1;
export const largest = 10_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const columns = Math.ceil(Math.sqrt(size));
  const rows = Math.max(1, Math.floor(size / columns));
  const grid = Array.from({ length: rows }, () => Array(columns).fill(1));
  let [r, c, doubled] = [0, 0, 0];
  grid[0][0] = 0;
  while (r + 1 < rows && c + 1 < columns) {
    const isDouble = doubled < 30 && random.int(0, 3) > 0;
    if (isDouble) doubled++;
    const isRightFirst = random.int(0, 1) === 1;
    if (isDouble || isRightFirst) grid[r][c + 1] = 0;
    if (isDouble || !isRightFirst) grid[r + 1][c] = 0;
    r++;
    c++;
    grid[r][c] = 0;
    if (c + 1 < columns) grid[r][++c] = 0;
  }
  while (c + 1 < columns) grid[r][++c] = 0;
  while (r + 1 < rows) grid[++r][c] = 0;
  return [grid];
}
