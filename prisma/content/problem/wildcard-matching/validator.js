export function validate(s, p) {
  if (typeof s !== 'string' || s.length > 1_000) return 's must have 0 to 1 000 characters';
  if (typeof p !== 'string' || p.length > 1_000) return 'p must have 0 to 1 000 characters';
  if (!/^[a-z]*$/.test(s)) return 's must consist of lowercase letters';
  if (!/^[a-z?*]*$/.test(p)) return 'p must consist of lowercase letters, ? and *';
}
