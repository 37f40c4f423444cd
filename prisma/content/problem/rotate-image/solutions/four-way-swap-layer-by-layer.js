var rotate = function (matrix) {
  const last = matrix.length - 1;
  for (let row = 0; 2 * row < last; row++) {
    for (let column = row; column < last - row; column++) {
      const top = matrix[row][column];
      matrix[row][column] = matrix[last - column][row];
      matrix[last - column][row] = matrix[last - row][last - column];
      matrix[last - row][last - column] = matrix[column][last - row];
      matrix[column][last - row] = top;
    }
  }
};
