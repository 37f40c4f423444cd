export function validate(s) {
  if (!Array.isArray(s) || s.length < 1 || s.length > 100_000) return 's must have 1 to 100 000 characters';
  if (!s.every((char) => /^[ -~]$/.test(char))) return 'each of s must be a printable ASCII character';
}
