/**
 * Bands of one long winding island and bands of scattered land, with water between them. Labels
 * that spread from cell to cell have a long path on the winding islands. Each of those has fewer than
 * 2 100 cells, so that a recursive fill does not fail for its depth alone. `size` counts cells.
 */
export const smallest = 1;
export const largest = 90_000;
export const seeds = [1, 2, 3];

const MOST_CELLS = 2_000;
const SCATTERED_ROWS = 9;

export function generate(size, random) {
  const columns = Math.ceil(Math.sqrt(size));
  const rows = Math.max(1, Math.floor(size / columns));
  const lanes = Math.max(1, Math.floor(MOST_CELLS / (columns + 1)));
  const windingRows = Math.min(2 * lanes - 1, Math.max(1, Math.floor(rows * 0.7)));
  const grid = [];
  while (grid.length < rows) {
    for (let i = 0; i < windingRows; i++) grid.push(windingRow(columns, i));
    grid.push(Array(columns).fill('0'));
    for (let i = 0; i < SCATTERED_ROWS; i++) {
      grid.push(Array.from({ length: columns }, () => random.pick(['0', '1'])));
    }
    grid.push(Array(columns).fill('0'));
  }
  return [grid.slice(0, rows)];
}

/** Full rows alternate with rows that hold one cell, at the right end and then at the left end. */
function windingRow(columns, i) {
  if (i % 2 === 0) return Array(columns).fill('1');
  const row = Array(columns).fill('0');
  row[i % 4 === 1 ? columns - 1 : 0] = '1';
  return row;
}
