export function validate(s) {
  if (typeof s !== 'string') return 's must be a text';
  if (s.length > 30_000) return 's must have 30 000 characters at most';
  if (!/^[ -~]*$/.test(s)) return 's must consist of printable ASCII characters';
}
