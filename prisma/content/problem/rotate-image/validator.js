export function validate(matrix) {
  const n = matrix.length;
  if (n < 1 || n > 20) return 'the matrix must have 1 to 20 rows';
  if (!matrix.every((row) => row.length === n)) return 'the matrix must be square';
  if (!matrix.flat().every((num) => Number.isInteger(num) && Math.abs(num) <= 1000))
    return 'each number must be an integer from -1 000 to 1 000';
}
