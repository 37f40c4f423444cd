function maximalSquare(matrix) {
  const rows = matrix.length;
  const columns = matrix[0].length;
  const newRow = () => new Array(columns + 1).fill(0);
  const side = Array.from({ length: rows + 1 }, newRow);
  let largest = 0;
  for (let r = 1; r <= rows; r++) {
    for (let c = 1; c <= columns; c++) {
      if (matrix[r - 1][c - 1] === '0') continue;
      side[r][c] = 1 + Math.min(side[r - 1][c], side[r][c - 1], side[r - 1][c - 1]);
      largest = Math.max(largest, side[r][c]);
    }
  }
  return largest ** 2;
}
