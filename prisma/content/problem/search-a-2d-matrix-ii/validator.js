export function validate(matrix, target) {
  if (matrix.length < 1 || matrix.length > 300) return 'matrix must have 1 to 300 rows';
  if (matrix[0].length < 1 || matrix[0].length > 300) return 'each row must have 1 to 300 values';
  if (matrix.some((row) => row.length !== matrix[0].length)) return 'all rows must have the same length';
  const isAllowed = (value) => Number.isInteger(value) && Math.abs(value) <= 10 ** 9;
  if (!matrix.flat().every(isAllowed) || !isAllowed(target)) return 'values must be integers from -10^9 to 10^9';
  for (let i = 0; i < matrix.length; i++) {
    for (let j = 0; j < matrix[0].length; j++) {
      if (j > 0 && matrix[i][j - 1] > matrix[i][j]) return `row ${i} is not sorted`;
      if (i > 0 && matrix[i - 1][j] > matrix[i][j]) return `column ${j} is not sorted`;
    }
  }
}
