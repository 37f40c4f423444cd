export function validate(numRows) {
  if (!Number.isInteger(numRows) || numRows < 1 || numRows > 30) return 'numRows must be an integer from 1 to 30';
}
