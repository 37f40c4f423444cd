export function validate(matrix) {
  const isCount = (count) => count >= 1 && count <= 300;
  if (!isCount(matrix.length) || !isCount(matrix[0].length)) return 'there must be 1 to 300 rows and columns';
  if (!matrix.every((row) => row.length === matrix[0].length)) return 'all rows must be equally long';
  if (!matrix.flat().every((num) => Number.isInteger(num) && Math.abs(num) <= 1000))
    return 'each number must be a whole one from -1 000 to 1 000';
}
