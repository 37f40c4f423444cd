/** A solved board, shuffled; cells are emptied at random as long as the solution stays unique. `size` counts empty cells. */
export const smallest = 1;
export const largest = 46;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const groups = () => random.shuffle([0, 1, 2]).flatMap((group) => random.shuffle([0, 1, 2]).map((i) => 3 * group + i));
  const [rows, columns, digits] = [groups(), groups(), random.shuffle([...'123456789'])];
  const board = rows.map((r) => columns.map((c) => digits[(3 * (r % 3) + Math.floor(r / 3) + c) % 9]));
  let left = size;
  for (const cell of random.shuffle(Array.from({ length: 81 }, (_, i) => i))) {
    if (left === 0) break;
    const [r, c] = [Math.floor(cell / 9), cell % 9];
    const digit = board[r][c];
    board[r][c] = '.';
    if (countSolutions(board) === 1) left--;
    else board[r][c] = digit;
  }
  return [board];
}

/** The number of solutions, counted up to 2. */
function countSolutions(board) {
  const used = Array.from({ length: 27 }, () => 0);
  const empty = [];
  const unitsOf = (r, c) => [r, 9 + c, 18 + 3 * Math.floor(r / 3) + Math.floor(c / 3)];
  board.forEach((row, r) =>
    row.forEach((cell, c) => {
      if (cell === '.') empty.push(unitsOf(r, c));
      else for (const unit of unitsOf(r, c)) used[unit] |= 1 << cell;
    }),
  );
  const freeOf = (units) => 1022 & ~units.reduce((mask, unit) => mask | used[unit], 0);
  const sizeOf = (mask) => [...mask.toString(2)].filter((bit) => bit === '1').length;
  const count = (most) => {
    if (empty.length === 0) return 1;
    const sizes = empty.map((units) => sizeOf(freeOf(units)));
    const [units] = empty.splice(sizes.indexOf(Math.min(...sizes)), 1);
    let found = 0;
    for (let digit = 1; digit <= 9 && found < most; digit++) {
      if (!(freeOf(units) & (1 << digit))) continue;
      for (const unit of units) used[unit] ^= 1 << digit;
      found += count(most - found);
      for (const unit of units) used[unit] ^= 1 << digit;
    }
    empty.push(units);
    return found;
  };
  return count(2);
}
