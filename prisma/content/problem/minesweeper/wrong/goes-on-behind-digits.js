// Wrong Answer: goes on from squares with a digit, and so reveals nearly the whole board
function updateBoard(board, click) {
  const reveal = (row, column) => {
    if (board[row]?.[column] !== 'E') return;
    let mines = 0;
    for (let r = row - 1; r <= row + 1; r++) {
      for (let c = column - 1; c <= column + 1; c++) mines += board[r]?.[c] === 'M' ? 1 : 0;
    }
    board[row][column] = mines > 0 ? String(mines) : 'B';
    for (let r = row - 1; r <= row + 1; r++) {
      for (let c = column - 1; c <= column + 1; c++) reveal(r, c);
    }
  };
  const [row, column] = click;
  if (board[row][column] === 'M') board[row][column] = 'X';
  else reveal(row, column);
  return board;
}
