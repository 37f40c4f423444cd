export function validate(s, numRows) {
  if (s.length < 1 || s.length > 1_000) return 's must have 1 to 1 000 characters';
  if (!/^[A-Za-z,.]+$/.test(s)) return 's must consist of English letters, commas and periods';
  if (!Number.isInteger(numRows) || numRows < 1 || numRows > 1_000) return 'numRows must be 1 to 1 000';
}
