export function validate(s) {
  if (typeof s !== 'string' || s.length < 1 || s.length > 50_000) return 's must have 1 to 50 000 characters';
  if (!/^[ -~]*$/.test(s)) return 's must consist of printable ASCII characters';
  if (/^ *$/.test(s)) return 's must have at least one word';
}
