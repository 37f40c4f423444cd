/**
 * A large region of O cells enclosed by an X border, with small islands in it. With some seeds
 * an O in the top row connects it to the border. `size` counts cells.
 */
export const smallest = 1;
export const largest = 40_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const columns = Math.ceil(Math.sqrt(size));
  const rows = Math.max(1, Math.floor(size / columns));
  const isEdge = (r, c) => r === 0 || c === 0 || r === rows - 1 || c === columns - 1;
  const board = Array.from({ length: rows }, (_, r) =>
    Array.from({ length: columns }, (_, c) => (isEdge(r, c) || random.int(1, 7) === 1 ? 'X' : 'O')),
  );
  if (random.int(0, 1) === 1) board[0][random.int(0, columns - 1)] = 'O';
  return [board];
}
