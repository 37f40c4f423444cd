function totalNQueens(n) {
  const columns = Array.from({ length: n }, (_, row) => row);

  function count(row) {
    if (row === n) return isSafe(columns) ? 1 : 0;
    let total = 0;
    for (let other = row; other < n; other++) {
      [columns[row], columns[other]] = [columns[other], columns[row]];
      total += count(row + 1);
      [columns[row], columns[other]] = [columns[other], columns[row]];
    }
    return total;
  }

  return count(0);
}

function isSafe(columns) {
  const sums = new Set(columns.map((column, row) => row + column));
  const differences = new Set(columns.map((column, row) => row - column));
  return sums.size === columns.length && differences.size === columns.length;
}
