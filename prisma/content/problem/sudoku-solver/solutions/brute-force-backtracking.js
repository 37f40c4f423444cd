function solveSudoku(board) {
  function isAllowed(r, c, digit) {
    const top = r - (r % 3);
    const left = c - (c % 3);
    for (let i = 0; i < 9; i++) {
      if (board[r][i] === digit || board[i][c] === digit) return false;
      if (board[top + Math.floor(i / 3)][left + (i % 3)] === digit) return false;
    }
    return true;
  }

  function solve() {
    const r = board.findIndex((row) => row.includes('.'));
    if (r < 0) return true;
    const c = board[r].indexOf('.');
    for (const digit of '123456789') {
      if (!isAllowed(r, c, digit)) continue;
      board[r][c] = digit;
      if (solve()) return true;
      board[r][c] = '.';
    }
    return false;
  }

  solve();
}
