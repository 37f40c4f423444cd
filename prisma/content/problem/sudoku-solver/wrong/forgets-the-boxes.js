// Wrong Answer: checks rows and columns, but not the boxes
function solveSudoku(board) {
  function solve() {
    const r = board.findIndex((row) => row.includes('.'));
    if (r < 0) return true;
    const c = board[r].indexOf('.');
    for (const digit of '123456789') {
      if (board[r].includes(digit) || board.some((row) => row[c] === digit)) continue;
      board[r][c] = digit;
      if (solve()) return true;
      board[r][c] = '.';
    }
    return false;
  }

  solve();
}
