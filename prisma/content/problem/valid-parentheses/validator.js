export function validate(s) {
  if (s.length < 1 || s.length > 10_000) return 's must have 1 to 10 000 characters';
  if (!/^[()[\]{}]*$/.test(s)) return 's must consist of brackets';
}
