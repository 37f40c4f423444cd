export function validate(matrix) {
  const isCount = (count) => count >= 1 && count <= 200;
  if (!isCount(matrix.length) || !isCount(matrix[0].length)) return 'there must be 1 to 200 rows and columns';
  if (!matrix.every((row) => row.length === matrix[0].length)) return 'all rows must have the same length';
  if (!matrix.flat().every((num) => Number.isInteger(num) && num >= -(2 ** 31) && num <= 2 ** 31 - 1))
    return 'each number must be a 32-bit integer';
}
