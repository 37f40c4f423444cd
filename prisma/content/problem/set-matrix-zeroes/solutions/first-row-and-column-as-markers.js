function setZeroes(matrix) {
  const rows = matrix.length;
  const columns = matrix[0].length;
  const firstRowHasZero = matrix[0].includes(0);
  const firstColumnHasZero = matrix.some((row) => row[0] === 0);
  for (let row = 1; row < rows; row++) {
    for (let column = 1; column < columns; column++) {
      if (matrix[row][column] === 0) matrix[row][0] = matrix[0][column] = 0;
    }
  }
  for (let row = 1; row < rows; row++) {
    for (let column = 1; column < columns; column++) {
      if (matrix[row][0] === 0 || matrix[0][column] === 0) matrix[row][column] = 0;
    }
  }
  if (firstRowHasZero) matrix[0].fill(0);
  if (firstColumnHasZero) for (const row of matrix) row[0] = 0;
}
