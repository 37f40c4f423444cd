export function validate(s) {
  if (s.length < 1 || s.length > 1000) return 's must have 1 to 1 000 characters';
  if (!/^[A-Za-z0-9]+$/.test(s)) return 's must consist of letters and digits';
}
