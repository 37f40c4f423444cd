/** A square of six colours that can be completed; `size` counts the free cells, most of them in the upper rows. */
export const smallest = 1;
export const largest = 20;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const [rows, columns, colours] = [0, 1, 2].map(() => random.shuffle([0, 1, 2, 3, 4, 5]));
  const cells = rows.flatMap((row) => columns.map((column) => colours[(row + column) % 6] + 1));
  const upper = random.shuffle(Array.from({ length: 24 }, (_, cell) => cell));
  for (const cell of upper.slice(0, size)) cells[cell] = 0;
  const lines = rows.map((_, row) => cells.slice(6 * row, 6 * row + 6).join(' '));
  return `6\n${lines.join('\n')}\n`;
}
