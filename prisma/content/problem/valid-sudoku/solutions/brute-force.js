function isValidSudoku(board) {
  const boxOf = (row, column) => 3 * Math.floor(row / 3) + Math.floor(column / 3);
  const filled = [];
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 9; column++) {
      if (board[row][column] === '.') continue;
      const cell = { row, column, box: boxOf(row, column), digit: board[row][column] };
      const isClash = (other) =>
        other.digit === cell.digit &&
        (other.row === row || other.column === column || other.box === cell.box);
      if (filled.some(isClash)) return false;
      filled.push(cell);
    }
  }
  return true;
}
