/** One long corridor winds through the town, with cells that make the courier wait. */
export const smallest = 2;
export const largest = 160_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const columns = Math.max(2, Math.floor(Math.sqrt(size)));
  const rows = Math.max(1, Math.min(400, Math.floor(size / columns)));
  const isOpen = random.int(0, 1) === 1;
  const gap = (row) => (row % 4 === 1 ? columns - 1 : 0);
  const town = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      if (row % 2 === 1 && column !== gap(row)) return isOpen && random.int(0, 9) === 0 ? '.' : '#';
      return random.int(0, 2) > 0 ? '.' : random.pick(['E', 'O']);
    }),
  );
  // Two adjacent cells of the same kind would block the corridor.
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const before = [town[row][column - 1], town[row - 1]?.[column]];
      if (before.some((cell) => cell === 'E' || cell === 'O')) {
        if (town[row][column] !== '#') town[row][column] = '.';
      }
    }
  }
  town[0][0] = 'S';
  const last = rows - 1 - ((rows - 1) % 2);
  town[last][last % 4 === 0 ? columns - 1 : 0] = 'T';
  return `${rows} ${columns}\n${town.map((row) => row.join('')).join('\n')}\n`;
}
