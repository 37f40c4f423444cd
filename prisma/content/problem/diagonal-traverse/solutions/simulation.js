function findDiagonalOrder(mat) {
  const rows = mat.length;
  const columns = mat[0].length;
  const order = [];
  for (let d = 0; d < rows + columns - 1; d++) {
    const top = Math.max(0, d - columns + 1);
    const bottom = Math.min(d, rows - 1);
    for (let i = 0; i <= bottom - top; i++) {
      const row = d % 2 === 0 ? bottom - i : top + i;
      order.push(mat[row][d - row]);
    }
  }
  return order;
}
