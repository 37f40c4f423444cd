// Wrong Answer: never looks at ones in the first row or column when taking the maximum
function maximalSquare(matrix) {
  const side = matrix.map((row) => row.map(Number));
  let largest = 0;
  for (let r = 1; r < matrix.length; r++) {
    for (let c = 1; c < matrix[0].length; c++) {
      if (matrix[r][c] === '1') {
        side[r][c] = 1 + Math.min(side[r - 1][c], side[r][c - 1], side[r - 1][c - 1]);
        largest = Math.max(largest, side[r][c]);
      }
    }
  }
  return largest ** 2;
}
