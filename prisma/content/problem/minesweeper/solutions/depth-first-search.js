function updateBoard(board, click) {
  const neighbours = (row, column) => {
    const cells = [];
    for (let r = row - 1; r <= row + 1; r++) {
      for (let c = column - 1; c <= column + 1; c++) {
        if (board[r]?.[c] !== undefined) cells.push([r, c]);
      }
    }
    return cells;
  };

  const reveal = (row, column) => {
    const cells = neighbours(row, column);
    const mines = cells.filter(([r, c]) => board[r][c] === 'M').length;
    board[row][column] = mines > 0 ? String(mines) : 'B';
    if (mines > 0) return;
    for (const [r, c] of cells) {
      if (board[r][c] === 'E') reveal(r, c);
    }
  };

  const [row, column] = click;
  if (board[row][column] === 'M') board[row][column] = 'X';
  else reveal(row, column);
  return board;
}
