export function validate(s) {
  if (s.length < 1 || s.length > 20) return 's must have 1 to 20 characters';
  if (!/^[a-zA-Z0-9.+-]*$/.test(s)) return 's must consist of letters, digits, +, - and .';
}
