/** A square garden of `size` beds and as many queries, most of them over large rectangles. */
export const smallest = 1;
export const largest = 200_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const rows = Math.floor(Math.sqrt(size));
  const columns = Math.floor(size / rows);
  const lines = [`${rows} ${columns}`];
  for (let row = 0; row < rows; row++) {
    lines.push(Array.from({ length: columns }, () => random.int(0, 1_000_000_000)).join(' '));
  }
  lines.push(String(size));
  for (let i = 0; i < size; i++) {
    const [top, bottom] = [random.int(1, rows), random.int(1, rows)].sort((a, b) => a - b);
    const [left, right] = [random.int(1, columns), random.int(1, columns)].sort((a, b) => a - b);
    lines.push(`${top} ${left} ${bottom} ${right}`);
  }
  return `${lines.join('\n')}\n`;
}
