export function validate(s) {
  if (typeof s !== 'string' || s.length < 1 || s.length > 2_000) return 's must have 1 to 2 000 letters';
  if (!/^[A-Za-z]+$/.test(s)) return 's must consist of English letters';
}
