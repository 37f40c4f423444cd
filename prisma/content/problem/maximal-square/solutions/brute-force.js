function maximalSquare(matrix) {
  const rows = matrix.length;
  const columns = matrix[0].length;

  function largestFrom(r, c) {
    let side = 0;
    while (r + side < rows && c + side < columns) {
      for (let i = 0; i <= side; i++) {
        if (matrix[r + side][c + i] === '0') return side;
        if (matrix[r + i][c + side] === '0') return side;
      }
      side++;
    }
    return side;
  }

  let largest = 0;
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) largest = Math.max(largest, largestFrom(r, c));
  }
  return largest ** 2;
}
