/** `size` counts the digits: a solved board with some cells cleared, in about half of the inputs with one digit replaced. */
export const smallest = 1;
export const largest = 81;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const digits = random.shuffle([...'123456789']);
  const board = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 9 }, (_, column) => digits[(row * 3 + Math.floor(row / 3) + column) % 9]),
  );
  const cells = random.shuffle(Array.from({ length: 81 }, (_, cell) => cell));
  for (const cell of cells.slice(size)) board[Math.floor(cell / 9)][cell % 9] = '.';
  if (random.int(0, 1) === 1) board[Math.floor(cells[0] / 9)][cells[0] % 9] = random.pick(digits);
  return [board];
}
