export function validate(s, t) {
  if (typeof s !== 'string' || s.length < 1 || s.length > 20_000) return 's must have 1 to 20 000 characters';
  if (typeof t !== 'string' || t.length !== s.length) return 't must be as long as s';
  if (!/^[!-~]+$/.test(s + t)) return 's and t must consist of printable ASCII characters without spaces';
}
