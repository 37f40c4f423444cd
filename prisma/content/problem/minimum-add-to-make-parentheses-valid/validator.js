export function validate(s) {
  if (s.length < 1 || s.length > 1_000) return 's must have 1 to 1 000 characters';
  if (!/^[()]*$/.test(s)) return 's must consist of ( and )';
}
