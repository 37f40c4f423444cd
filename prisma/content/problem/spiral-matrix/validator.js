export function validate(matrix) {
  const isCount = (count) => count >= 1 && count <= 300;
  if (!isCount(matrix.length) || !isCount(matrix[0].length)) return 'there must be 1 to 300 rows and columns';
  if (!matrix.every((row) => row.length === matrix[0].length)) return 'all rows must have the same length';
  if (!matrix.flat().every((num) => Number.isInteger(num) && Math.abs(num) <= 1000))
    return 'each number must be an integer from -1 000 to 1 000';
}
