export function validate(s) {
  if (typeof s !== 'string') return 's must be a string';
  if (s.length < 1 || s.length > 200_000) return 's must have 1 to 200 000 characters';
  if (!/^[ -~]*$/.test(s)) return 's must consist of printable ASCII characters';
}
