export function validate(board) {
  if (board.length !== 9 || board.some((row) => row.length !== 9)) return 'the board must have 9 rows of 9 cells';
  const used = Array.from({ length: 27 }, () => 0);
  const empty = [];
  for (let r = 0; r < 9; r++) {
    for (let c = 0; c < 9; c++) {
      const units = [r, 9 + c, 18 + 3 * Math.floor(r / 3) + Math.floor(c / 3)];
      if (board[r][c] === '.') {
        empty.push(units);
        continue;
      }
      if (!/^[1-9]$/.test(board[r][c])) return "each cell must be a digit from '1' to '9' or '.'";
      const bit = 1 << board[r][c];
      if (units.some((unit) => used[unit] & bit)) return 'a digit occurs twice in a row, column or box';
      for (const unit of units) used[unit] |= bit;
    }
  }
  const solutions = countSolutions(used, empty, 2);
  if (solutions !== 1) return solutions === 0 ? 'the board has no solution' : 'the board has several solutions';
}

/** The number of solutions, counted up to `most`. */
function countSolutions(used, empty, most) {
  if (empty.length === 0) return 1;
  const freeOf = (units) => 1022 & ~units.reduce((mask, unit) => mask | used[unit], 0);
  const sizeOf = (mask) => [...mask.toString(2)].filter((bit) => bit === '1').length;
  const sizes = empty.map((units) => sizeOf(freeOf(units)));
  const [units] = empty.splice(sizes.indexOf(Math.min(...sizes)), 1);
  let found = 0;
  for (let digit = 1; digit <= 9 && found < most; digit++) {
    if (!(freeOf(units) & (1 << digit))) continue;
    for (const unit of units) used[unit] ^= 1 << digit;
    found += countSolutions(used, empty, most - found);
    for (const unit of units) used[unit] ^= 1 << digit;
  }
  empty.push(units);
  return found;
}
