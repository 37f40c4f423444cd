function updateBoard(board, click) {
  const [startRow, startColumn] = click;
  if (board[startRow][startColumn] === 'M') {
    board[startRow][startColumn] = 'X';
    return board;
  }
  const queue = [click];
  board[startRow][startColumn] = 'B';
  for (const [row, column] of queue) {
    const around = [];
    for (let r = row - 1; r <= row + 1; r++) {
      for (let c = column - 1; c <= column + 1; c++) {
        if (board[r]?.[c] !== undefined) around.push([r, c]);
      }
    }
    const mines = around.filter(([r, c]) => board[r][c] === 'M').length;
    if (mines > 0) {
      board[row][column] = String(mines);
      continue;
    }
    for (const [r, c] of around) {
      if (board[r][c] !== 'E') continue;
      board[r][c] = 'B';
      queue.push([r, c]);
    }
  }
  return board;
}
