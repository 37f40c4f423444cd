export function validate(x) {
  if (!Number.isInteger(x) || x < -(2 ** 31) || x > 2 ** 31 - 1) return 'x must be a 32-bit integer';
}
