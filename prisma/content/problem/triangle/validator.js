export function validate(triangle) {
  if (!Array.isArray(triangle) || triangle.length < 1 || triangle.length > 200) return 'there must be 1 to 200 rows';
  if (triangle.some((row, i) => row.length !== i + 1)) return 'row i must have i + 1 numbers';
  const isNumber = (num) => Number.isInteger(num) && Math.abs(num) <= 10_000;
  if (!triangle.every((row) => row.every(isNumber))) return 'each number must be an integer from -10 000 to 10 000';
}
