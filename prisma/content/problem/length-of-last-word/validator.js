export function validate(s) {
  if (typeof s !== 'string' || s.length < 1 || s.length > 10_000) return 's must have 1 to 10 000 characters';
  if (!/^[A-Za-z ]*$/.test(s)) return 's must consist of English letters and spaces';
  if (s.trim() === '') return 's must contain a letter';
}
