export function validate(s) {
  if (s.length < 1 || s.length > 50_000) return 's must have 1 to 50 000 letters';
  if (!/^[a-z]+$/.test(s)) return 's must consist of lowercase letters';
}
