function setZeroes(matrix) {
  const zeroRows = matrix.map((row) => row.includes(0));
  const hasZero = (column) => matrix.some((row) => row[column] === 0);
  const zeroColumns = matrix[0].map((_, column) => hasZero(column));
  for (const [row, numbers] of matrix.entries()) {
    for (let column = 0; column < numbers.length; column++) {
      if (zeroRows[row] || zeroColumns[column]) numbers[column] = 0;
    }
  }
}
