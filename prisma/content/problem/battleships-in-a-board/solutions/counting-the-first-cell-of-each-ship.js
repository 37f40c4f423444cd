function countBattleships(board) {
  let ships = 0;
  for (const [i, row] of board.entries()) {
    for (const [j, cell] of row.entries()) {
      if (cell === '.') continue;
      const hasUpper = i > 0 && board[i - 1][j] === 'X';
      const hasLeft = j > 0 && row[j - 1] === 'X';
      if (!hasUpper && !hasLeft) ships++;
    }
  }
  return ships;
}
