export function validate(mat) {
  if (mat.length < 1 || mat.length > 10_000) return 'there must be 1 to 10 000 rows';
  const columns = mat[0].length;
  if (columns < 1 || columns > 10_000) return 'there must be 1 to 10 000 columns';
  if (mat.some((row) => row.length !== columns)) return 'all rows must have the same length';
  if (mat.length * columns > 10_000) return 'the matrix must have at most 10 000 elements';
  const isNumber = (number) => Number.isInteger(number) && Math.abs(number) <= 100_000;
  if (!mat.every((row) => row.every(isNumber))) return 'each element must be an integer from -100 000 to 100 000';
}
