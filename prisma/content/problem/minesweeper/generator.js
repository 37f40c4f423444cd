/** A board with a few mines, all in the lower third. The click is on a square of the first row. `size` counts rows. */
export const smallest = 1;
export const largest = 40;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const board = Array.from({ length: size }, () => Array(size).fill('E'));
  for (let mines = size - 1; mines > 0; mines--) {
    board[random.int(Math.floor((2 * size) / 3), size - 1)][random.int(0, size - 1)] = 'M';
  }
  return [board, [0, random.int(0, size - 1)]];
}
