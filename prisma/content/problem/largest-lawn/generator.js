/** Hardly any trees, so that bars are high and lawns are wide. */
export const smallest = 1;
export const largest = 250_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const columns = Math.ceil(Math.sqrt(size));
  const rows = Math.max(1, Math.floor(size / columns));
  const cells = Array.from({ length: rows }, () => [...'.'.repeat(columns)]);
  const trees = random.int(0, Math.floor(Math.sqrt(size)));
  for (let i = 0; i < trees; i++) {
    cells[random.int(0, rows - 1)][random.int(0, columns - 1)] = '#';
  }
  return `${cells.map((row) => row.join('')).join('\n')}\n`;
}
