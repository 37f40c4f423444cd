/**
 * A matrix full of the same letter. The last letter of the word is in a corner whose neighbours block
 * it off, so that every path is followed nearly to its end. `size` counts the
 * letters of the word.
 */
export const smallest = 2;
export const largest = 10;
export const seeds = [1, 2];

export function generate(size, random) {
  const [most, last, wall] = random.shuffle([...'abcXYZ']);
  const board = Array.from({ length: 6 }, () => Array(6).fill(most));
  const row = random.pick([0, 5]);
  const column = random.pick([0, 5]);
  board[row][column] = last;
  board[row === 0 ? 1 : 4][column] = wall;
  board[row][column === 0 ? 1 : 4] = wall;
  return [board, most.repeat(size - 1) + last];
}
