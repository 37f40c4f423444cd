// Wrong Answer: follows only the diagonals that start in the first row, and none from the first column
function isToeplitzMatrix(matrix) {
  const [m, n] = [matrix.length, matrix[0].length];
  for (let start = 0; start < n; start++) {
    for (let i = 1; i < m && start + i < n; i++) {
      if (matrix[i][start + i] !== matrix[0][start]) return false;
    }
  }
  return true;
}
