function maximalSquare(matrix) {
  const columns = matrix[0].length;
  const side = new Array(columns + 1).fill(0);
  let largest = 0;
  for (const row of matrix) {
    let diagonal = 0;
    for (let c = 1; c <= columns; c++) {
      const above = side[c];
      side[c] = row[c - 1] === '1' ? 1 + Math.min(above, side[c - 1], diagonal) : 0;
      diagonal = above;
      largest = Math.max(largest, side[c]);
    }
  }
  return largest ** 2;
}
