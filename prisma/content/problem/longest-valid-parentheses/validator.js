export function validate(s) {
  if (typeof s !== 'string' || s.length > 30_000) return 's must have 0 to 30 000 characters';
  if (!/^[()]*$/.test(s)) return 's must consist of parentheses';
}
