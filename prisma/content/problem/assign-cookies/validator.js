export function validate(g, s) {
  if (!Array.isArray(g) || g.length < 1 || g.length > 30_000) return 'g must have 1 to 30 000 elements';
  if (!Array.isArray(s) || s.length > 30_000) return 's must have at most 30 000 elements';
  const isValue = (value) => Number.isInteger(value) && value >= 1 && value < 2 ** 31;
  if (!g.every(isValue) || !s.every(isValue)) return 'each element must be an integer from 1 to 2^31 - 1';
}
