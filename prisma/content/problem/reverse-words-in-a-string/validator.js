export function validate(s) {
  if (typeof s !== 'string' || s.length < 1 || s.length > 10_000) return 's must have 1 to 10 000 characters';
  if (!/^[A-Za-z0-9 ]*$/.test(s)) return 's must consist of English letters, digits and spaces';
  if (/^ *$/.test(s)) return 's must have at least one word';
}
