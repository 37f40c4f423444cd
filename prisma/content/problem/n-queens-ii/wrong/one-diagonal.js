// Wrong Answer: checks only the diagonals that go down to the left
function totalNQueens(n) {
  const columns = new Set();
  const sums = new Set();
  const count = (row) => {
    if (row === n) return 1;
    let total = 0;
    for (let column = 0; column < n; column++) {
      if (columns.has(column) || sums.has(row + column)) continue;
      columns.add(column);
      sums.add(row + column);
      total += count(row + 1);
      columns.delete(column);
      sums.delete(row + column);
    }
    return total;
  };
  return count(0);
}
