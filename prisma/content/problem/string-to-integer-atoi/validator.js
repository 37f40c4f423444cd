export function validate(s) {
  if (typeof s !== 'string' || s.length > 200) return 's must be a string of at most 200 characters';
  if (!/^[A-Za-z0-9 +.-]*$/.test(s)) return 's must consist of letters, digits, spaces, +, - and .';
}
