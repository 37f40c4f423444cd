export function validate(s) {
  if (s.length < 1 || s.length > 100) return 's must have 1 to 100 characters';
  if (!/^[()*]*$/.test(s)) return 's must consist of (, ) and *';
}
