export function validate(x) {
  if (!Number.isInteger(x) || x < 0 || x > 2 ** 31 - 1) return 'x must be an integer from 0 to 2^31 - 1';
}
