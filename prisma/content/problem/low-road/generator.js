/** `size` cells on a slope that rises towards the last cell, with bumps, so that each flood gets a little further. */
export const smallest = 1;
export const largest = 40_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const rows = Math.max(1, Math.floor(Math.sqrt(size)) - random.int(0, 3));
  const columns = Math.floor(size / rows);
  const step = Math.floor(900_000_000 / (rows + columns + 20));
  const lines = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => (row + column) * step + random.int(0, 20 * step)).join(' '),
  );
  return `${rows} ${columns}\n${lines.join('\n')}\n`;
}
