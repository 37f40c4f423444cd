function solve(board) {
  const rows = board.length;
  const columns = board[0].length;
  const stack = [];

  function save(r, c) {
    if (board[r]?.[c] !== 'O') return;
    board[r][c] = 'S';
    stack.push([r, c]);
  }

  for (let r = 0; r < rows; r++) {
    save(r, 0);
    save(r, columns - 1);
  }
  for (let c = 0; c < columns; c++) {
    save(0, c);
    save(rows - 1, c);
  }
  while (stack.length > 0) {
    const [r, c] = stack.pop();
    save(r - 1, c);
    save(r + 1, c);
    save(r, c - 1);
    save(r, c + 1);
  }
  for (const row of board) {
    row.forEach((cell, c) => (row[c] = cell === 'S' ? 'O' : 'X'));
  }
}
