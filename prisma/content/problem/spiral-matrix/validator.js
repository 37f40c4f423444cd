export function validate(matrix) {
  const isCount = (count) => count >= 1 && count <= 10;
  if (!isCount(matrix.length) || !isCount(matrix[0].length)) return 'there must be 1 to 10 rows and columns';
  if (!matrix.every((row) => row.length === matrix[0].length)) return 'all rows must have the same length';
  if (!matrix.flat().every((num) => Number.isInteger(num) && Math.abs(num) <= 100))
    return 'each number must be an integer from -100 to 100';
}
