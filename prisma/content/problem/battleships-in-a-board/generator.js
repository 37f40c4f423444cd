/** A square board with as many random ships of up to six cells as fit in two tries for each row and column. */
export const smallest = 1;
export const largest = 200;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const board = Array.from({ length: size }, () => Array(size).fill('.'));
  const isFree = (i, j) =>
    i < size && j < size && [[0, 0], [0, 1], [1, 0], [0, -1], [-1, 0]].every(([x, y]) => board[i + x]?.[j + y] !== 'X');
  for (let tries = Math.ceil((size * size) / 4); tries > 0; tries--) {
    const [down, right] = random.pick([[0, 1], [1, 0]]);
    const [i, j] = [random.int(0, size - 1), random.int(0, size - 1)];
    const cells = Array.from({ length: random.int(1, 6) }, (_, k) => [i + k * down, j + k * right]);
    if (cells.every(([x, y]) => isFree(x, y))) for (const [x, y] of cells) board[x][y] = 'X';
  }
  return [board];
}
