function totalNQueens(n) {
  const columns = new Set();
  const sums = new Set();
  const differences = new Set();

  function count(row) {
    if (row === n) return 1;
    let total = 0;
    for (let column = 0; column < n; column++) {
      const sum = row + column;
      const difference = row - column;
      if (columns.has(column) || sums.has(sum) || differences.has(difference)) continue;
      columns.add(column);
      sums.add(sum);
      differences.add(difference);
      total += count(row + 1);
      columns.delete(column);
      sums.delete(sum);
      differences.delete(difference);
    }
    return total;
  }

  return count(0);
}
