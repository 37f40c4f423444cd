export function validate(s) {
  if (s.length < 1 || s.length > 100_000) return 's must have 1 to 100 000 characters';
  if (!/^[a-z()]*$/.test(s)) return 's must consist of lowercase letters and parentheses';
}
