export function validate(s, k) {
  if (s.length < 1 || s.length > 100_000) return 's must have 1 to 100 000 letters';
  if (!/^[a-z]*$/.test(s)) return 's must consist of lowercase letters';
  if (!Number.isInteger(k) || k < 2 || k > 10_000) return 'k must be 2 to 10 000';
}
