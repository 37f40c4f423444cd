function solveNQueens(n) {
  const boards = [];
  const board = [];
  const columns = new Set();
  const sums = new Set();
  const differences = new Set();

  function place(row) {
    if (row === n) {
      boards.push([...board]);
      return;
    }
    for (let c = 0; c < n; c++) {
      if (columns.has(c) || sums.has(row + c) || differences.has(row - c)) continue;
      columns.add(c);
      sums.add(row + c);
      differences.add(row - c);
      board.push('.'.repeat(c) + 'Q' + '.'.repeat(n - 1 - c));
      place(row + 1);
      board.pop();
      columns.delete(c);
      sums.delete(row + c);
      differences.delete(row - c);
    }
  }

  place(0);
  return boards;
}
