var rotate = function (matrix) {
  for (let row = 0; row < matrix.length; row++) {
    for (let column = row + 1; column < matrix.length; column++) {
      const other = matrix[column][row];
      matrix[column][row] = matrix[row][column];
      matrix[row][column] = other;
    }
  }
  for (const row of matrix) row.reverse();
};
