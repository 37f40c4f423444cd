function solveNQueens(n) {
  const boards = [];
  const columns = Array.from({ length: n }, (_, row) => row);

  function isPeaceful() {
    const sums = new Set(columns.map((column, row) => row + column));
    const differences = new Set(columns.map((column, row) => row - column));
    return sums.size === n && differences.size === n;
  }

  function permute(row) {
    if (row === n) {
      if (!isPeaceful()) return;
      boards.push(columns.map((c) => '.'.repeat(c) + 'Q' + '.'.repeat(n - 1 - c)));
      return;
    }
    for (let other = row; other < n; other++) {
      [columns[row], columns[other]] = [columns[other], columns[row]];
      permute(row + 1);
      [columns[row], columns[other]] = [columns[other], columns[row]];
    }
  }

  permute(0);
  return boards;
}
