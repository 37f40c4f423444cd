export function validate(s, p) {
  if (s.length < 1 || s.length > 20) return 's must have 1 to 20 letters';
  if (!/^[a-z]+$/.test(s)) return 's must consist of lowercase letters';
  if (p.length < 1 || p.length > 20) return 'p must have 1 to 20 characters';
  if (!/^([a-z.]\*?)+$/.test(p)) return 'p must consist of letters and dots, each followed by at most one star';
}
