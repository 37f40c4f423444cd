/** `size` cells: one corridor that winds through the whole plan, with many leaks in its first quarter. */
export const smallest = 1;
export const largest = 160_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const rows = Math.max(1, Math.floor(Math.sqrt(size)) - random.int(0, 4));
  const columns = Math.floor(size / rows);
  const plan = Array.from({ length: rows }, (_, row) => {
    if (row % 2 === 0)
      return Array.from({ length: columns }, (_, column) =>
        row + column === 0 || (row < rows / 4 && random.int(0, 2) === 0) ? 'L' : '.',
      );
    const gap = row % 4 === 1 ? columns - 1 : 0;
    return Array.from({ length: columns }, (_, column) => (column === gap ? '.' : '#'));
  });
  return `${plan.map((row) => row.join('')).join('\n')}\n`;
}
