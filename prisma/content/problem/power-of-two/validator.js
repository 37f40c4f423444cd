export function validate(n) {
  if (!Number.isInteger(n) || n < -(2 ** 31) || n >= 2 ** 31) return 'n must be a 32-bit integer';
}
