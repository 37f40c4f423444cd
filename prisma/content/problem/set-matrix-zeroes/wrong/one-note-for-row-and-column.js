// Wrong Answer: uses the entry at (0, 0) as the marker of both the first row and the first column
function setZeroes(matrix) {
  for (let row = 0; row < matrix.length; row++) {
    for (let column = 0; column < matrix[0].length; column++) {
      if (matrix[row][column] === 0) matrix[row][0] = matrix[0][column] = 0;
    }
  }
  for (let row = matrix.length - 1; row >= 0; row--) {
    for (let column = matrix[0].length - 1; column >= 0; column--) {
      if (matrix[row][0] === 0 || matrix[0][column] === 0) matrix[row][column] = 0;
    }
  }
}
