export function validate(s) {
  if (s.length < 1 || s.length > 500) return 's must have 1 to 500 letters';
  if (!/^[a-z]+$/.test(s)) return 's must consist of lowercase letters';
}
