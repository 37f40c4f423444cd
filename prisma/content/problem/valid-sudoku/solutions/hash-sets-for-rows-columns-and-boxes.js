function isValidSudoku(board) {
  const nineSets = () => Array.from({ length: 9 }, () => new Set());
  const rows = nineSets();
  const columns = nineSets();
  const boxes = nineSets();
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 9; column++) {
      const digit = board[row][column];
      if (digit === '.') continue;
      const box = 3 * Math.floor(row / 3) + Math.floor(column / 3);
      for (const seen of [rows[row], columns[column], boxes[box]]) {
        if (seen.has(digit)) return false;
        seen.add(digit);
      }
    }
  }
  return true;
}
