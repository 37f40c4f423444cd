export function validate(matrix) {
  if (matrix.length < 1 || matrix.length > 200) return 'there must be 1 to 200 rows';
  const columns = matrix[0].length;
  if (columns < 1 || columns > 200) return 'there must be 1 to 200 columns';
  if (matrix.some((row) => row.length !== columns)) return 'all rows must have the same length';
  const isNumber = (value) => Number.isInteger(value) && value >= 0 && value < 2 ** 31;
  if (!matrix.every((row) => row.every(isNumber))) return 'a number must be 0 to 2^31 - 1';
}
