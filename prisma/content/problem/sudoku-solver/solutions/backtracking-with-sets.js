function solveSudoku(board) {
  const newSets = () => Array.from({ length: 9 }, () => new Set());
  const rows = newSets();
  const columns = newSets();
  const boxes = newSets();
  const boxOf = (r, c) => 3 * Math.floor(r / 3) + Math.floor(c / 3);
  const setsOf = (r, c) => [rows[r], columns[c], boxes[boxOf(r, c)]];
  const empty = [];
  for (let r = 0; r < 9; r++) {
    for (let c = 0; c < 9; c++) {
      if (board[r][c] === '.') empty.push([r, c]);
      else setsOf(r, c).forEach((used) => used.add(board[r][c]));
    }
  }

  function solve(index) {
    if (index === empty.length) return true;
    const [r, c] = empty[index];
    const sets = setsOf(r, c);
    for (const digit of '123456789') {
      if (sets.some((used) => used.has(digit))) continue;
      board[r][c] = digit;
      sets.forEach((used) => used.add(digit));
      if (solve(index + 1)) return true;
      sets.forEach((used) => used.delete(digit));
      board[r][c] = '.';
    }
    return false;
  }

  solve(0);
}
